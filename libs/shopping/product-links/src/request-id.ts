/** S§2 rule 2. Throws a RangeError for fewer than 16 bytes, because a short id wouldn't be unique. */
export function newRequestId(randomBytes: (count: number) => Uint8Array): string {
  const bytes = randomBytes(16);
  if (bytes.length !== 16) throw new RangeError('A request id needs 16 random bytes.');
  const hex = Array.from(bytes, (byte, index) => marked(byte, index).toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function marked(byte: number, index: number): number {
  if (index === 6) return (byte & 0x0f) | 0x40;
  return index === 8 ? (byte & 0x3f) | 0x80 : byte;
}
