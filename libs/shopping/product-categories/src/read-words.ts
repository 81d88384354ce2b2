/** Lower-case words without accents: "Bluetooth-Kopfhörer" gives bluetooth, kopfhorer. */
export function readWords(text: string): readonly string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .replaceAll('ø', 'o')
      .replaceAll('æ', 'ae')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
