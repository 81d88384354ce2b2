/** A word or letter after a number that multiplies it by a power of ten: "1.5万", "₹ 2 lakh", "$1.2M". */
export interface NumberScale {
  readonly zeros: number;
  readonly end: number;
}

const scales: readonly { readonly pattern: RegExp; readonly zeros: number; readonly needsSign: boolean }[] = [
  { pattern: /^ ?[万萬만](?![\d那])/u, zeros: 4, needsSign: false },
  { pattern: /^ ?[億亿억](?!\d)/u, zeros: 8, needsSign: false },
  { pattern: /^ ?(?:тыс\.?|тис\.?)(?!\p{L})/u, zeros: 3, needsSign: false },
  {
    pattern: /^ ?(?:млн\.?|mln\.?|millions?|million(?:en|i|er)|juta)(?!\p{L})/iu,
    zeros: 6,
    needsSign: false,
  },
  { pattern: /^ ?(?:lakhs?|lacs?)(?!\p{L})/iu, zeros: 5, needsSign: false },
  { pattern: /^ ?(?:crores?)(?!\p{L})/iu, zeros: 7, needsSign: false },
  { pattern: /^[kK](?![\p{L}\d])/u, zeros: 3, needsSign: true },
  { pattern: /^ ?(?:mil|thousand|ribu)(?!\p{L})/iu, zeros: 3, needsSign: true },
  { pattern: /^(?:M|mn)(?![\p{L}\d])/u, zeros: 6, needsSign: true },
];

/** Letters and short words count only after a number with a currency sign in front. */
export function scaleAt(plain: string, at: number, hasSignBefore: boolean): NumberScale | null {
  const rest = plain.slice(at, at + 16);
  for (const { pattern, zeros, needsSign } of scales) {
    const found = needsSign && !hasSignBefore ? null : pattern.exec(rest);
    if (found !== null) return { zeros, end: at + found[0].length };
  }
  return null;
}

/** Whether a number is part of a compound such as "1万2800", which isn't supported. */
export function isPartOfCompound(plain: string, start: number, end: number): boolean {
  const scaleSign = /[万萬億亿만억]/u;
  return (
    scaleSign.test(plain[start - 1] ?? '') ||
    (scaleSign.test(plain[end] ?? '') && /\d/.test(plain[end + 1] ?? ''))
  );
}

export function shiftDecimal(value: string, zeros: number): string {
  const [whole = '', fraction = ''] = value.split('.');
  const digits = whole + fraction.slice(0, zeros).padEnd(zeros, '0');
  const rest = fraction.slice(zeros);
  const trimmed = digits.replace(/^0+(?=\d)/, '');
  return rest === '' ? trimmed : `${trimmed}.${rest}`;
}
