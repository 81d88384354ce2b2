import { decodeText, encodeText, readWebUrl } from './web-url';
import type { WebUrl } from './web-url';

/** One parameter of a query: its decoded name and value, and the text it stood in. */
export interface QueryParameter {
  readonly name: string;
  readonly value: string;
  readonly raw: string;
}

/** Reads a query, with or without its question mark, in order and with repeats; broken escapes stay as they are. */
export function readParameters(search: string): readonly QueryParameter[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter(Boolean)
    .map((raw) => {
      const [, name = '', value = ''] = /^([^=]*)=?([^]*)$/.exec(raw.replaceAll('+', ' ')) ?? [];
      return { name: decodeText(name), value: decodeText(value), raw };
    });
}

/** Gives the first value of a parameter of a link, its name compared without regard to case, or null. */
export function parameterOf(url: WebUrl, name: string): string | null {
  const wanted = name.toLowerCase();
  return (
    readParameters(url.search).find((parameter) => parameter.name.toLowerCase() === wanted)?.value ?? null
  );
}

/** Writes an address from its parts; leaves out the question mark where no parameter is left. */
export function writeAddress(
  origin: string,
  pathname: string,
  parameters: readonly QueryParameter[],
  hash = '',
): string {
  const query = parameters.map(({ raw }) => raw).join('&');
  return `${origin}${pathname || '/'}${query === '' ? '' : `?${query}`}${hash}`;
}

/**
 * Sets parameters on a link: every older one of the same name (without regard to case) is taken out, the new ones
 * follow at the end, all others keep their order, repeats and spelling. A null value only takes out. Text that is no
 * http(s) link comes back unchanged.
 */
export function withParameters(
  link: string,
  parameters: readonly (readonly [name: string, value: string | null])[],
): string {
  const url = readWebUrl(link);
  if (url === null) return link;
  const names = new Set(parameters.map(([name]) => name.toLowerCase()));
  const kept = readParameters(url.search).filter(({ name }) => !names.has(name.toLowerCase()));
  const set = parameters.flatMap(([name, value]) =>
    value === null ? [] : [{ name, value, raw: `${encodeText(name)}=${encodeText(value)}` }],
  );
  return writeAddress(url.origin, url.pathname, [...kept, ...set], url.hash);
}
