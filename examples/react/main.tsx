import { catalogue, checkOptions, optionsOf } from "perfect-home-rules";
import { textsIn } from "perfect-home-rules/texts";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import { Game } from "./game.js";
import { useStore } from "./store.js";

const texts = textsIn(navigator.language);
/** What can be played by two persons and more, with a name for each. */
const together = catalogue().configurations.filter(({ maxPlayers }) => maxPlayers !== 1);
const offers = new Map(
  together.map((game) => {
    const more = [
      ...(game.advanced ? [texts.term("advanced")] : []),
      ...(game.nineAndThreeQuarters ? [texts.source("nineAndThreeQuarters")] : []),
    ];
    const names = [texts.edition(game.edition), texts.layout(game.layout), texts.mode(game.mode), ...more];
    return [names.join(", "), game] as const;
  }),
);

/** A form for a new game. */
function NewGame() {
  const start = useStore((store) => store.start);
  const [names, setNames] = useState("Ann, Bob");
  const [chosen, setChosen] = useState([...offers.keys()][0] ?? "");
  const players = names.split(",").map((name) => name.trim());
  const options = {
    ...optionsOf(offers.get(chosen) ?? together[0], players),
    seed: [...crypto.getRandomValues(new Uint32Array(4))],
  };
  const faults = checkOptions(options).map(texts.violation);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        start(options);
      }}
    >
      <select
        value={chosen}
        onChange={({ target }) => setChosen(target.value)}
        aria-label={texts.term("mode")}
      >
        {[...offers.keys()].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <input
        value={names}
        onChange={({ target }) => setNames(target.value)}
        aria-label={texts.term("players")}
      />
      <button type="submit" disabled={faults.length > 0}>
        {texts.term("start")}
      </button>
      {faults.map((fault) => (
        <p key={fault}>{fault}</p>
      ))}
    </form>
  );
}

function App() {
  const state = useStore((store) => store.state);
  return state === null ? <NewGame /> : <Game state={state} texts={texts} />;
}

// What can be clicked in a drawing has the focus of a button, but is none: Enter and Space are clicks.
addEventListener("keydown", (event) => {
  const target = event.target as Element;
  if (!target.matches("svg [data-target]") || (event.key !== "Enter" && event.key !== " ")) return;
  event.preventDefault();
  target.dispatchEvent(new MouseEvent("click", { bubbles: true }));
});

const root = document.querySelector("#root");
if (root !== null)
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
