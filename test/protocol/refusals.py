"""What the client of examples/python does when it is refused: called by python.built.test.ts."""
import sys

from perfect_home_rules import Env, Refused


def refusal(do, *arguments):
    try:
        do(*arguments)
    except Refused as refused:
        return refused
    raise AssertionError("not refused")


env = Env(sys.argv[1:])
env.reset({"players": ["Ann", "Bob"], "seed": 1})
actions = env.legal_actions()

without_seed = refusal(env.reset, {"players": ["Ann", "Bob"]})
assert without_seed.code == "options.invalid" and '"path": "seed"' in str(without_seed), without_seed
assert without_seed.violations[0]["details"]["path"] == "seed"

# The game before goes on.
assert refusal(env.step, 951).code == "move.not-now"
assert env.legal_actions() == actions
env.step(actions[0])

moves = env.ask("look", game=env.game, show=["moves"])["moves"]
assert len(moves) == len(env.legal_actions())
for _ in range(1001):  # a referee keeps 1,000 games: each reset closes the one before
    env.reset({"players": ["Ann"], "seed": 1})
env.close()

ended = Env([sys.executable, "-c", "input(); raise SystemExit(3)"])
try:
    ended.reset({"players": ["Ann"], "seed": 1})
    raise AssertionError("the referee has ended")
except EOFError as error:
    assert "exit code 3" in str(error), error
