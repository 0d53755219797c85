"""smtp_server.py FOLDER [CERTIFICATE KEY]: the SMTP server of the tests, on a free port.

Writes each accepted e-mail as JSON into FOLDER, and ends when its standard input does. With a certificate, it accepts
e-mails only after STARTTLS and a sign-in as `site` with the password `secret word`. The local part of the receiver
selects the answer: `greylisted` is refused once with 450, `gone` always with 550, `spam` after the data with 554, and
`silent` never gets an answer."""

import asyncio
import email.policy
import itertools
import json
import pathlib
import socket
import ssl
import sys

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult


class Handler:
    def __init__(self, folder):
        self.folder = folder
        self.numbers = itertools.count()
        self.greeted = set()
        self.names = {}

    async def handle_RCPT(self, server, session, envelope, address, options):
        kind = address.split("@")[0]
        if kind == "silent":
            await asyncio.sleep(3600)
        if kind == "gone":
            return "550 5.1.1 no such user"
        if kind == "greylisted" and address not in self.greeted:
            self.greeted.add(address)
            return "450 4.2.0 come back later"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        if any(address.startswith("spam@") for address in envelope.rcpt_tos):
            return "554 5.7.1 this looks like spam"
        message = email.message_from_bytes(envelope.content, policy=email.policy.default)
        part = lambda kind: message.get_body(preferencelist=(kind,)).get_content()
        written = {
            "from": envelope.mail_from,
            "to": envelope.rcpt_tos,
            "tls": session.ssl is not None,
            "user": session.authenticated and session.auth_data or None,
            "headers": [[name, str(value)] for name, value in message.items()],
            "text": part("plain"),
            "html": part("html"),
            "raw": envelope.content.decode("latin-1"),
        }
        number = next(self.numbers)
        # A reader never sees a half-written file.
        part_file = self.folder / f"{number:04}.part"
        part_file.write_text(json.dumps(written))
        part_file.rename(self.folder / f"{number:04}.json")
        return "250 OK"


def authenticate(server, session, envelope, mechanism, data):
    name, password = data.login.decode(), data.password.decode()
    good = (name, password) == ("site", "secret word")
    return AuthResult(success=good, handled=False, auth_data=name)


def main():
    folder = pathlib.Path(sys.argv[1])
    secured = {}
    if len(sys.argv) > 2:
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(sys.argv[2], sys.argv[3])
        secured = {
            "tls_context": context,
            "require_starttls": True,
            "auth_required": True,
            "authenticator": authenticate,
        }
    controller = Controller(Handler(folder), hostname="127.0.0.1", port=0, **secured)
    # The controller connects to its own port, which it must know before.
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        controller.port = free.getsockname()[1]
    controller.start()
    print(f"listening on {controller.port}", flush=True)
    sys.stdin.read()
    controller.stop()


if __name__ == "__main__":
    main()
