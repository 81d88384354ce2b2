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

/* Declared here only, because the project has neither DOM nor Node types. */
declare const URL: new (text: string, base?: string) => WebUrl;

/** Parses an http(s) URL with a host; null for anything else. A base resolves relative text. */
export function readWebUrl(text: string, base?: string): WebUrl | null {
  try {
    const url = base === undefined ? new URL(text) : new URL(text, base);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : null;
  } catch {
    return null;
  }
}

/** Returns text with invalid escapes unchanged. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Lone surrogates become the replacement character. */
export function encodeText(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
