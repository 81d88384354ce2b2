/** Lower case, no diacritics, no trademark signs, plain quotes. Never throws. */
export function foldText(text: string): string {
  if (/^[\x20-\x5f\x61-\x7e]*$/.test(text)) return text.toLowerCase();
  return text
    .replace(/[\u2122\u00ae\u00a9\u2120\u00ad\u200b-\u200d\ufeff]/g, '')
    .replace(/[\u2032\u2019\u2018\u00b4`]/g, "'")
    .replace(/[\u2033\u201c\u201d\u201e]/g, '"')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => foldedLetters[letter] ?? letter);
}

const foldedLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** "batteries" and "battery". Applied to index and query alike, so an odd stem does no harm. */
export function stemWord(word: string): string {
  if (word.length < 4 || !/^[a-z]+s$/.test(word) || /(ss|us|is)$/.test(word)) return word;
  if (word.length > 4 && word.endsWith('ies')) return word.slice(0, -3) + 'y';
  if (/(ches|shes|sses|xes|zzes)$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
