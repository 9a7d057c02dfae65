// The page docs/dream-home/tables.md: what stands on the cards of Dream Home, each number with how far it can be trusted.

const HEAD = `# Dream Home: the numbers on the cards

The rulebook prints the rules; how many cards there are of each kind, and most points of annexes and tokens, stood on the
cards only, whose pictures were not at hand. The library fills the gaps with numbers that fit everything that is known. **They
are not what is printed.** A mark says where a number comes from; without one it stands in the text of the rulebook.

| mark | level | meaning |
|---|---|---|
| (p) | \`published\` | other editions or published reviews say so |
| (i) | \`inferred\` | follows from the rulebook and from what is published |
| (r) | \`reconstructed\` | made by us to fit; what is printed is not known |

\`provenance(state)\` lists the same for a game. What is certain are the totals of 60 room cards and 48 specials, which
twelve rounds use up; that there are ten tokens is published, and one later edition says eleven. With these tables greedy bots score a little more than the 29 points of the rulebook's example. The page is written from the
tables by \`npm run trace -- --update\`.

## With your own cards

Whoever owns the game can count the cards and pass true tables, each table whole; what is left out stays as it is. Tables
have to fit each other ([DRH-93](rules.md#drh-93)): the room cards fill all rounds, and so do the specials. Entries that
differ from those below are marked \`custom\` in \`provenance(state)\`.

\`\`\`ts
import { createGame, PRINTED_TABLES, provenance } from "perfect-home-rules/dream-home";

const rooms = PRINTED_TABLES.rooms.map((room) => {
  if (room.id === "study") return { ...room, points: [3], count: 3 };
  if (room.id === "laundry") return { ...room, count: 1 };
  return room;
});
const state = createGame({ players: ["Ann", "Bob"], seed: 1, tables: { rooms } });
provenance(state).filter(({ level }) => level === "custom").map(({ id }) => id) // => ["study", "laundry"]
\`\`\`

An id may be any text that is not empty. One that the library does not know is shown as it stands, with blanks for hyphens, and
drawn with a plain sign; \`black\`, \`blue\`, \`green\`, \`grey\`, \`purple\`, \`white\` and \`yellow\` roofs have names in all languages,
and their colour. A type of room with another id needs it wherever it is named: as a neighbour, for tokens, for bonuses.

\`\`\`ts
import { createGame, PRINTED_TABLES } from "perfect-home-rules/dream-home";
import { textsIn } from "perfect-home-rules/dream-home/texts";

const IDS = new Map([["study", "Grandma's room"], ["roof-3", "blue"], ["roof-4", "green"]]);
const renamed = <T,>(table: T): T =>
  JSON.parse(JSON.stringify(table), (_, value: unknown) => IDS.get(String(value)) ?? value);
const { rooms, roofs, decor } = PRINTED_TABLES;
const tables = { rooms: renamed(rooms), roofs: renamed(roofs), decor: renamed(decor) };
createGame({ players: ["Ann", "Bob"], seed: 1, tables }).setup.tables.rooms[8]?.id // => "Grandma's room"
textsIn("it").roof({ colour: "blue", window: true }) // => "tetto (blu, finestra)"
\`\`\`

At the command line the same tables are a file of JSON: \`play --game dream-home --tables FILE\`.

Which cards show children is not known, so the tables below count none. Rooms with \`children\`, a number for each card, make the
option \`childrenBreakTies\` possible ([DRH-79](rules.md#drh-79)).
`;

const MARKS = { rulebook: "", published: " (p)", inferred: " (i)", reconstructed: " (r)" };

function table(columns, rows) {
  return [
    `| ${columns.join(" | ")} |`,
    `|${columns.map(() => "---").join("|")}|`,
    ...rows.map((cells) => `| ${cells.join(" | ")} |`),
  ].join("\n");
}

/** The page of the tables, with names in English. */
export function tablesPageOf({ tables, provenance, names }) {
  const marked = (of, id, part, text) => `${text}${MARKS[provenance[of][id]?.[part] ?? "rulebook"]}`;
  const named = (ids, list) => (ids === null ? "outside" : ids.map((id) => list[id]).join(", "));
  const rooms = tables.rooms.map(({ id, floors, points, beside, count }) => [
    marked("rooms", id, "type", names.rooms[id]),
    marked("rooms", id, "floors", floors.join(", ")),
    marked("rooms", id, "size", points.length),
    marked("rooms", id, "points", points.join(" / ")),
    beside === null
      ? ""
      : marked("rooms", id, "beside", `${beside.points} beside ${named(beside.rooms, names.rooms)}`),
    marked("rooms", id, "count", count),
  ]);
  const decor = tables.decor.map(({ id, rooms: on, points, count }) => [
    marked("decor", id, "name", names.decor[id]),
    marked("decor", id, "rooms", named(on, names.rooms)),
    marked("decor", id, "points", points),
    marked("decor", id, "count", count),
  ]);
  const roofs = tables.roofs.map(({ id, plain, window }) => [
    marked("roofs", id, "name", names.colours[id]),
    marked("roofs", id, "count", plain),
    window,
  ]);
  const counted = (of) =>
    Object.entries(tables[of]).map(([id, count]) => [names[of][id], marked(of, id, "count", count)]);
  return `${[
    HEAD.trimEnd(),
    "## Rooms",
    table(["room", "floors", "largest size", "points by size", "as an annex", "cards"], rooms),
    "## Decor",
    table(["token", "where it may lie", "points", "cards"], decor),
    "## Roof cards",
    table(["colour", "plain cards", "with a window"], roofs),
    "## Helpers",
    table(["helper", "cards"], counted("helpers")),
    "## Tools",
    table(["tool", "cards"], counted("tools")),
  ].join("\n\n")}\n`;
}
