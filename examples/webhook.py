#!/usr/bin/env python3
"""The receiver of a webhook in the JSON shape: prints each message whose signature is valid.

Usage: WEBHOOK_SECRET=… python3 webhook.py [--port 8765]

The secret is shown once, when the webhook is added. A site reaches only public https addresses, so a reverse proxy with a
certificate must stand before this program, or the host of the site must allow the network (--external-allow)."""

import argparse
import hashlib
import hmac
import http.server
import json
import os
import sys
import time

# The age in seconds above which a message is rejected, so that a recorded one cannot be sent again.
AGE_MAX = 300
BODY_MAX = 64 * 1024


def is_valid(secret, timestamp, body, signature, now):
    """Whether the signature fits the body, and the message is recent."""
    if not timestamp.isdigit() or abs(now - int(timestamp)) > AGE_MAX:
        return False
    expected = hmac.new(secret.encode(), timestamp.encode() + b"." + body, hashlib.sha256).hexdigest()
    return hmac.compare_digest("v1=" + expected, signature)


class Receiver(http.server.BaseHTTPRequestHandler):
    secret = ""
    # The ids of messages that were printed: a message may arrive twice.
    seen = set()

    def do_POST(self):
        length = int(self.headers.get("Content-Length", 0))
        if length > BODY_MAX:
            return self.answer(413)
        body = self.rfile.read(length)
        timestamp = self.headers.get("X-Caravelle-Timestamp", "")
        signature = self.headers.get("X-Caravelle-Signature", "")
        if not is_valid(self.secret, timestamp, body, signature, time.time()):
            return self.answer(401)
        delivery = self.headers.get("X-Caravelle-Delivery", "")
        if delivery not in self.seen:
            self.seen.add(delivery)
            message = json.loads(body)
            table = message["table"]
            print(message["text"], table["url"] if table else message["site"], flush=True)
        return self.answer(204)

    def answer(self, status):
        self.send_response(status)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *arguments):
        """Keeps standard output for messages."""


def main():
    parser = argparse.ArgumentParser(description="Prints the messages of a webhook.")
    parser.add_argument("--port", type=int, default=8765)
    arguments = parser.parse_args()
    Receiver.secret = os.environ.get("WEBHOOK_SECRET", "")
    if not Receiver.secret:
        sys.exit("set WEBHOOK_SECRET to the secret that was shown when the webhook was added")
    server = http.server.ThreadingHTTPServer(("127.0.0.1", arguments.port), Receiver)
    print(f"listening on http://127.0.0.1:{server.server_address[1]}/", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main()
