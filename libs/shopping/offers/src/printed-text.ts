/** A normalised text that remembers where each character was. */
export interface PrintedText {
  /** Western digits, plain spaces, apostrophes and separators, narrow signs, no invisible characters. */
  readonly plain: string;
  /** The original text between two positions of `plain`. */
  readonly asWritten: (start: number, end: number) => string;
}

/** The price is at the beginning of the text. */
const printedTextLengthMax = 4_000;

/** Drops characters after the maximum length. */
export function printedText(text: string): PrintedText {
  const source = text.slice(0, printedTextLengthMax);
  let plain = '';
  const places: number[] = [];
  for (let index = 0; index < source.length; index += 1) {
    const character = source.charAt(index);
    const replaced =
      character < '\u00a0' && character > '\u001f' && character !== '`'
        ? character
        : plainCharacter(character);
    if (replaced === '') continue;
    plain += replaced;
    places.push(index);
  }
  const asWritten = (start: number, end: number) => {
    const first = places[start];
    const last = places[end - 1];
    return first === undefined || last === undefined ? '' : source.slice(first, last + 1);
  };
  return { plain, asWritten };
}

/** The zero of each script's digits. */
const zeros = [
  0x0660, 0x06f0, 0x07c0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x0de6,
  0x0e50, 0x0ed0, 0x0f20, 0x1040, 0x17e0, 0x1810, 0x1946, 0x19d0, 0xa620, 0xa8d0, 0xa900, 0xa9d0, 0xff10,
];

const replacements: ReadonlyMap<string, string> = new Map([
  ...spelledAs('.', '٫．·․'),
  ...spelledAs(',', '，、﹐'),
  ...spelledAs("'", '’‘ʻʼ′`´＇٬‛'),
  ...spelledAs('"', '״“”″'),
  ...spelledAs('-', '‐‑‒−－﹣'),
  ...spelledAs('–', '—―'),
  ...spelledAs('~', '～〜∼'),
  ...spelledAs('%', '٪％﹪'),
  ...spelledAs('£', '￡'),
  ...spelledAs('¥', '￥'),
  ...spelledAs('$', '＄﹩'),
  ...spelledAs('₩', '￦'),
  ...spelledAs(':', '：'),
  ...spelledAs('/', '／⁄'),
  ...spelledAs('+', '＋'),
]);

function spelledAs(plain: string, characters: string): [string, string][] {
  return [...characters].map((character) => [character, plain]);
}

function plainCharacter(character: string): string {
  const replaced = replacements.get(character);
  if (replaced !== undefined) return replaced;
  if (/[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]/.test(character)) return ' ';
  if (/[\p{Cf}\p{Cc}]/u.test(character)) return '';
  const code = character.charCodeAt(0);
  const zero = zeros.find((start) => code >= start && code < start + 10);
  return zero === undefined ? character : String(code - zero);
}
