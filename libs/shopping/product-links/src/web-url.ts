/** The parts of a parsed http(s) address that these rules read. */
export interface WebUrl {
  readonly href: string;
  readonly protocol: string;
  readonly origin: string;
  readonly username: string;
  readonly password: string;
  readonly hostname: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/* The URL class of browsers and Node, declared for this module only: the project has no DOM and no Node types. */
declare const URL: new (text: string, base?: string) => WebUrl;

/**
 * Reads text by the URL standard. Promises an http or https address with a host; gives null for every other scheme
 * and for text that does not parse. A base resolves relative text.
 */
export function readWebUrl(text: string, base?: string): WebUrl | null {
  try {
    const url = base === undefined ? new URL(text) : new URL(text, base);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
  } catch {
    return null;
  }
}

/** Decodes percent escapes; text with a broken escape comes back as it was. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Percent-encodes text for a query; a lone half of a character becomes the replacement character. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
