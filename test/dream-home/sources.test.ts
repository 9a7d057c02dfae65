import { createGame, PRINTED_TABLES, provenance, type Tables } from "perfect-home-rules/dream-home";
import { describe, expect, test } from "vitest";
import { SMALL } from "./support/scripted.js";

describe("DRH-94 DRH-95 where tables come from", () => {
  const sources = (tables: Partial<Tables>): string[] =>
    provenance(createGame({ players: ["Ann", "Bob"], seed: 1, tables })).map(
      ({ of, id, part, level }) => `${of} ${id} ${part} ${level}`,
    );
  const printed = sources({});
  const custom = (tables: Partial<Tables>): string[] =>
    sources(tables).filter((each) => !printed.includes(each));

  test("printed tables are as far to be trusted as they say; the rulebook's are left out", () => {
    expect(printed).toContain("board lower place published");
    expect(printed).toContain("rooms kitchen count reconstructed");
    expect(printed).toContain("helpers roofer count reconstructed");
    expect(printed.filter((each) => /custom|rulebook|^scoring|^columns/.test(each))).toEqual([]);
    expect(sources(JSON.parse(JSON.stringify(PRINTED_TABLES)))).toEqual(printed);
  });

  test("what a caller changes is the caller's, entry by entry", () => {
    const { board, rooms, decor, helpers, tools, scoring } = PRINTED_TABLES;
    const first = <T>(list: readonly T[], change: Partial<T>): T[] =>
      list.map((each, at) => (at === 0 ? { ...each, ...change } : each));
    expect(custom({ rooms: first(rooms, { points: [1, 4, 8] }) })).toEqual(["rooms living-room null custom"]);
    expect(custom({ decor: first(decor, { points: 9 }) })).toEqual(["decor piano null custom"]);
    expect(custom({ helpers: { ...helpers, roofer: 2, supplier: 0 } })).toEqual([
      "helpers roofer null custom",
      "helpers supplier null custom",
    ]);
    expect(custom({ tools: { ...tools, drill: 1, jackhammer: 3 } })).toEqual([
      "tools drill null custom",
      "tools jackhammer null custom",
    ]);
    expect(custom({ scoring: { ...scoring, designer: { token: 2 } } })).toEqual(["scoring  null custom"]);
    expect(custom({ board: first(board, { column: 2 }) })).toEqual(["board basement null custom"]);
    expect(custom({ decor: first(decor, { id: "constructor" }) })).toEqual(["decor constructor null custom"]);
    expect(sources({ rooms: first(rooms, { points: [1, 4, 8] }) })).not.toContain(
      "rooms living-room count reconstructed",
    );
  });

  test("the order of fields does not matter, that of lists does", () => {
    const turned = PRINTED_TABLES.rooms.map(
      (type) => Object.fromEntries(Object.entries(type).reverse()) as never,
    );
    expect(sources({ rooms: turned })).toEqual(printed);
    const columns = createGame({ players: ["Ann", "Bob"], seed: 1, tables: SMALL, simple: true });
    expect(provenance(columns).map(({ of, id, level }) => `${of} ${id} ${level}`)).toContain(
      "columns  custom",
    );
  });
});
