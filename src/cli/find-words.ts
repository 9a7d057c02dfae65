/** A text as words without accents and capitals, so that "égalité" is found by "egalite". */
export function plainWords(text: string): string[] {
  const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll("œ", "oe");
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Whether a text has all words, or longer ones that begin with them; a plural finds the singular too. */
export function hasWords(text: string, wanted: readonly string[]): boolean {
  const words = plainWords(text);
  return wanted.every((each) => {
    const stem = each.length > 3 ? each.replace(/[sx]$/, "") : each;
    return words.some((word) => word.startsWith(stem));
  });
}
