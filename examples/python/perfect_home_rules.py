"""Games of "Welcome To... Your Perfect Home" for programs that learn. Standard library only, Python 3.8 or later.

    env = Env(["npx", "perfect-home-rules", "serve"])
    env.reset({"players": ["Ann", "Bob"], "seed": 1})
    while not env.over:
        env.step(random.choice(env.legal_actions()))
    print(env.totals)

Of Dream Home, whose moves have no codes, actions are moves and observations are JSON:

    env = Env(["npx", "perfect-home-rules", "serve", "--game", "dream-home"], actions="moves", seen="observation")
"""
import json
import subprocess


class Refused(Exception):
    """The referee has refused a request: `violations` says why, `code` is the stable name of the first reason."""

    def __init__(self, violations):
        super().__init__("; ".join(f"{each['message']} {json.dumps(each['details'])}" for each in violations))
        self.violations = violations
        self.code = violations[0]["code"]


class Env:
    """One game after the other. Players are numbered from 0; `agent` is the next to move, None when a game is over."""

    def __init__(self, command, actions="codes", seen="numbers"):
        self.shown, self.seen = actions, seen
        pipe = subprocess.PIPE
        self.referee = subprocess.Popen(command, stdin=pipe, stdout=pipe, encoding="utf-8")
        self.game = None

    def ask(self, ask, **fields):
        """Asks the referee anything that docs/protocol.md names."""
        self.referee.stdin.write(json.dumps({"ask": ask, **fields}) + "\n")
        self.referee.stdin.flush()
        line = self.referee.stdout.readline()
        if line == "":
            raise EOFError(f"the referee has ended with exit code {self.referee.wait()}")
        answer = json.loads(line)
        if not answer["ok"]:
            raise Refused(answer["violations"])
        return answer

    def _set(self, answer, before):
        self.game, self.over, self.actions = answer["game"], answer["over"], answer[self.shown]
        self.agent = None if self.over else answer["playersToMove"][0]
        self.totals = answer["totals"]
        self.rewards = [now - then for now, then in zip(self.totals, before or self.totals)]
        self.terminations = [self.over] * len(self.totals)

    def reset(self, options):
        """Begins a new game from the options of `createGame`."""
        answer = self.ask("new", options=options, show=[self.shown, "totals"])
        if self.game is not None:
            self.ask("close", game=self.game)
        self._set(answer, None)

    def legal_actions(self):
        """The legal moves of the agent: their codes, or as they are."""
        return self.actions

    def step(self, action):
        """Makes a legal move of the agent. `rewards` are the points that each player has won or lost by it."""
        move = {"move": action} if self.shown == "moves" else {"code": action, "player": self.agent}
        answer = self.ask("apply", game=self.game, **move, show=[self.shown, "totals"])
        self._set(answer, self.totals)

    def observe(self, agent=None):
        """What a player sees, by default the agent: a list of numbers (docs/encoding.md), or the observation."""
        observer = next(each for each in (agent, self.agent, 0) if each is not None)
        return self.ask("look", game=self.game, observer=observer, show=[self.seen])[self.seen]

    def close(self):
        """Ends the referee."""
        self.referee.stdin.close()
        self.referee.wait()
