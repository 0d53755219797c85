"""Linked packages, and files for archives: shared by licences, sbom, dist and deb."""

import json
import shutil
import subprocess
from pathlib import Path

HOME = Path(__file__).resolve().parent.parent


def host():
    """The target triple of this machine, such as x86_64-unknown-linux-gnu."""
    output = subprocess.run(["rustc", "-vV"], capture_output=True, text=True, check=True).stdout
    return next(line.split(": ")[1] for line in output.splitlines() if line.startswith("host: "))


def linked():
    """The packages that are linked into the program, without tools and tests."""
    command = ["cargo", "metadata", "--format-version=1", "--locked", "--filter-platform", host()]
    data = json.loads(subprocess.run(command, capture_output=True, text=True, check=True, cwd=HOME).stdout)
    packages = {package["id"]: package for package in data["packages"]}
    nodes = {node["id"]: node for node in data["resolve"]["nodes"]}
    ours = set(data["workspace_members"])
    found, ahead = set(), [one for one in ours if packages[one]["name"] == "caravelle"]
    while ahead:
        one = ahead.pop()
        if one in found:
            continue
        found.add(one)
        for dependency in nodes[one]["deps"]:
            if any(kind["kind"] is None for kind in dependency["dep_kinds"]):
                ahead.append(dependency["pkg"])
    return sorted((packages[one] for one in found - ours), key=lambda package: (package["name"], package["version"]))


def version(program):
    """The version that a program reports."""
    output = subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout
    return output.split()[1]


def install(source, target, mode=0o644):
    """Copies a file and creates its folder."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
    target.chmod(mode)


def written(target, text):
    """Writes a file and creates its folder."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(text if isinstance(text, bytes) else text.encode())
    target.chmod(0o644)
