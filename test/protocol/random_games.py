"""Plays random games through the client of examples/python, and prints what came of each: called by random-games.ts."""
import json
import sys

from perfect_home_rules import Env

SEEN_EVERY = 16


def play(env, options):
    env.reset(options)
    gained, codes, seen, chance = list(env.totals), [], [], options["seed"] + 1
    while not env.over:
        chance = chance * 48271 % 2147483647
        if len(codes) % SEEN_EVERY == 0:
            seen.append([env.agent, env.observe()])
        actions = env.legal_actions()
        codes.append(actions[chance % len(actions)])
        env.step(codes[-1])
        gained = [before + now for before, now in zip(gained, env.rewards)]
    assert env.agent is None and env.legal_actions() == [] and all(env.terminations)
    assert gained == env.totals
    return {"codes": codes, "totals": env.totals, "seen": seen}


actions, seen, *command = sys.argv[1:]
env = Env(command, actions, seen)
for line in sys.stdin:
    print(json.dumps(play(env, json.loads(line))), flush=True)
env.close()
assert env.referee.returncode == 0
