// The page docs/dream-home/rules.md, from the clauses of the catalogue.

const HEAD = `# Dream Home: the rules, clause by clause

What the library plays, in its own words. The page is written from the catalogue of
\`perfect-home-rules/dream-home/rules\` by \`npm run trace -- --update\`. It does not replace the rulebook: to play, buy the
game.

Chapters are those of the Italian rulebook, which is the only one whose text was at hand; its pictures were not. *Published*
marks what rests on other editions and reviews, *inferred* what follows from printed rules. A **ruling** is a decision of
this library where the text is silent or can be read in two ways. [Code and tests](trace.md) of each clause stand on a page
of their own, and so do [the numbers on the cards](tables.md), many of which are reconstructed.
`;

/** The headings of the page, each with the number of its first clause. */
const CHAPTERS = [
  [1, "Setup"],
  [7, "House"],
  [12, "Round"],
  [18, "Two and three players"],
  [21, "Choosing a pair"],
  [25, "Placing rooms"],
  [32, "Empty rooms"],
  [38, "Roof cards"],
  [42, "Decor"],
  [51, "Helpers"],
  [59, "Tools"],
  [69, "End of the game"],
  [72, "Scoring"],
  [78, "Ties"],
  [80, "Moves"],
  [90, "Hidden and public"],
  [93, "Tables and options"],
];

const LIST = new Intl.ListFormat("en-GB");

const LEVELS = { rulebook: "", published: " Published.", inferred: " Inferred.", ruling: " A ruling." };

function sourceLine({ sources, level }) {
  const chapters = LIST.format(sources.map((chapter) => `*${chapter}*`));
  return `${chapters === "" ? "Silent" : chapters}.${LEVELS[level]}`;
}

/** A paragraph in lines of at most 120 characters. */
function wrapped(text) {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines[lines.length - 1];
    if (last !== "" && last.length + word.length >= 120) lines.push(word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return lines.join("\n");
}

function section(clause) {
  const { id, title, text, rulings } = clause;
  const anchor = id.toLowerCase();
  return [
    `### <a id="${anchor}"></a>${id}: ${title}`,
    wrapped(`${sourceLine(clause)} [Code and tests](trace.md#${anchor}).`),
    wrapped(text),
    ...rulings.map(({ text: says, reason, otherReading }) =>
      wrapped(`**Ruling**: ${says} *Reason*: ${reason}. *Other reading*: ${otherReading}.`),
    ),
  ].join("\n\n");
}

/** The page of all clauses. */
export function rulesPageOf(clauses) {
  const sections = Object.values(clauses).flatMap((clause) => {
    const chapter = CHAPTERS.find(([first]) => clause.id === `DRH-${first}`);
    return [...(chapter === undefined ? [] : [`## ${chapter[1]}`]), section(clause)];
  });
  return `${[HEAD.trimEnd(), ...sections].join("\n\n")}\n`;
}
