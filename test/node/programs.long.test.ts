import { playMany } from "perfect-home-rules/node";
import { expect, test } from "vitest";
import { ALL } from "../support/variants.js";

const program = ["python3", "examples/python/bot.py"];

test.each(ALL.map(({ name, ...variant }) => [name, variant] as const))(
  "the bot in Python plays to the end: %s",
  async (_, { options, playerCount: [min] }) => {
    const players = Array.from({ length: Math.max(1, min) }, (__, index) => `p${index}`);
    const bots = players.map(() => ({ program }));
    const [outcome] = await playMany({ options: { ...options, players }, games: 1, seed: 5, bots });
    expect(outcome.endedBy).not.toEqual([]);
  },
);
