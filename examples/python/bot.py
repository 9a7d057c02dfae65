"""A bot that plays by simple rules of thumb: npx perfect-home-rules play --bots "python3 bot.py",random"""
import json
import sys

HOUSES = {0: 10, 1: 11, 2: 12}  # in the streets of most sheets


def value(move):
    """How good a move looks. The numbers 1 to 15 should be spread evenly along a street."""
    if move["type"] == "write":
        houses = HOUSES.get(move["street"], 12)
        return 20 - abs(move["number"] / 16 * (houses + 1) - (move["house"] + 1))
    return {"permitRefusal": -10, "end": 0, "skip": 1}.get(move["type"], 10)


def say(message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message.get("ask") == "hello":
        if "game" in message:
            sys.exit(f"this bot does not play {message['game']}")
        say({"name": "thumb", "show": ["moves"]})
    elif message.get("ask") == "move":
        moves = message["moves"]
        say({"id": message["id"], "choose": max(range(len(moves)), key=lambda index: value(moves[index]))})
    elif message.get("tell") == "quit":
        break
