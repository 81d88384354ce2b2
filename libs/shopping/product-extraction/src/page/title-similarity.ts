/** 0 to 1 by shared words; at least 0.8 if one contains the other. */
export function similarity(one: string, other: string): number {
  const left = wordsOf(one);
  const right = wordsOf(other);
  if (left.size === 0 || right.size === 0) return 0;
  const both = [...left].filter((word) => right.has(word)).length;
  const dice = (2 * both) / (left.size + right.size);
  return both === Math.min(left.size, right.size) && both > 1 ? Math.max(dice, 0.8) : dice;
}

function wordsOf(title: string): ReadonlySet<string> {
  return new Set(
    title
      .slice(0, 400)
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [],
  );
}
