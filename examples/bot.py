#!/usr/bin/env python3
"""Plays random legal moves for a seat at a table of Caravelle, in any game.

    bot.py http://127.0.0.1:8080 TOKEN

The token comes from the settings of the page, or from POST /api/tables/{id}/bot-token.
"""
import json
import random
import sys
import urllib.request

base, token = sys.argv[1].rstrip("/"), sys.argv[2]
headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}


def ask(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(base + path, data, headers))


for line in ask("/api/bot/stream"):
    if not line.strip():  # Only a sign that the stream still runs.
        continue
    turn = json.loads(line)
    if turn["over"]:
        print("over:", turn["position"]["result"]["scores"])
        break
    choice = random.choice(turn["position"]["legal"])
    print(choice["text"])
    ask("/api/bot/move", {"n": turn["n"], "action": choice["action"]}).read()
