import { feedFileBytesMax } from '@pricehunt/api-contract/feeds';

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

/** True for a file that can be uploaded, otherwise what is wrong with it. */
export function checkFile(
  files: FileList | null,
  words: { readonly fileMissing: string; readonly fileTooLarge: string },
): true | string {
  const file = files?.[0];
  if (file === undefined) return words.fileMissing;
  return file.size <= feedFileBytesMax || words.fileTooLarge;
}
