/** Whether the text is a GTIN of 8, 12, 13 or 14 digits with a correct check digit, and not all zeros. */
export function isValidGtin(text: string): boolean {
  if (!/^(\d{8}|\d{12,14})$/.test(text) || /^0+$/.test(text)) return false;
  return checkDigitOf(text.slice(0, -1)) === Number(text.slice(-1));
}

/** Weights 3, 1, 3, 1 … from the right, up to the next ten. */
function checkDigitOf(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, position) => total + Number(digit) * (position % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** Pads the GTIN to fourteen digits, the form in which two are compared. */
export function asGtin14(gtin: string): string {
  return gtin.padStart(14, '0');
}
