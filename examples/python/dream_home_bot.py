"""A bot for Dream Home that lays no room face down where it need not:

    npx perfect-home-rules play --game dream-home --bots "python3 dream_home_bot.py",random
"""
import json
import sys


def say(message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    message = json.loads(line)
    if message.get("ask") == "hello":
        if message.get("game") != "dream-home":
            sys.exit("this bot plays nothing but Dream Home")
        say({"name": "no empty room", "show": ["moves"]})
    elif message.get("ask") == "move":
        moves = list(enumerate(message["moves"]))
        good = [index for index, move in moves if move.get("face") != "down"] or [index for index, _ in moves]
        say({"id": message["id"], "choose": good[int(message["random"] * len(good))]})
    elif message.get("tell") == "quit":
        break
