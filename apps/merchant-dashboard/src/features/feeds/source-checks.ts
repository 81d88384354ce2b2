/** Reads what was typed as the address of a feed: http or https with a host; null where it is none. */
export function readFeedLink(typed: string): string | null {
  try {
    const { protocol, host, href } = new URL(typed.trim());
    return /^https?:$/.test(protocol) && host !== '' ? href : null;
  } catch {
    return null;
  }
}

/** Reads a code of letters in capitals, such as a currency; null for nothing, undefined where it is no such code. */
export function readLetters(typed: string, length: number): string | null | undefined {
  const text = typed.trim().toUpperCase();
  if (text === '') return null;
  return text.length === length && /^[A-Z]+$/.test(text) ? text : undefined;
}
