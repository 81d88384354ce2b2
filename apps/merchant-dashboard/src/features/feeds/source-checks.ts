/** Parses an http or https URL; returns null when it is none. */
export function readFeedLink(typed: string): string | null {
  try {
    const { protocol, host, href } = new URL(typed.trim());
    return /^https?:$/.test(protocol) && host !== '' ? href : null;
  } catch {
    return null;
  }
}

/** Parses a letter code such as a currency; returns null when empty, undefined when invalid. */
export function readLetters(typed: string, length: number): string | null | undefined {
  const text = typed.trim().toUpperCase();
  if (text === '') return null;
  return text.length === length && /^[A-Z]+$/.test(text) ? text : undefined;
}
