import { type Observation, parseState } from "perfect-home-rules";
import { askBot, monteCarloBot } from "perfect-home-rules/bots";

/** What a hint is asked for: how things look to a player. */
export interface Question {
  readonly seen: Observation;
  readonly player: number;
}

// This file runs in a worker, so that the page answers while a bot thinks.
addEventListener("message", ({ data }: MessageEvent<Question>) => {
  const bot = monteCarloBot({ milliseconds: 700 });
  postMessage(askBot(parseState(data.seen), data.player, bot, Math.random));
});
