import { decodeText, encodeText, readWebUrl } from './web-url';
import type { WebUrl } from './web-url';

export interface QueryParameter {
  readonly name: string;
  readonly value: string;
  readonly raw: string;
}

/** With or without "?", in order and with duplicates. Leaves invalid escapes as they are. */
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

/** The first value, case-insensitive by name, or null. */
export function parameterOf(url: WebUrl, name: string): string | null {
  const wanted = name.toLowerCase();
  return (
    readParameters(url.search).find((parameter) => parameter.name.toLowerCase() === wanted)?.value ?? null
  );
}

/** Without "?" if no parameter is left. */
export function writeAddress(
  origin: string,
  pathname: string,
  parameters: readonly QueryParameter[],
  hash = '',
): string {
  const query = parameters.map(({ raw }) => raw).join('&');
  return `${origin}${pathname || '/'}${query === '' ? '' : `?${query}`}${hash}`;
}

/** Replaces existing ones (case-insensitive); null removes. Others stay exactly as written. */
export function withParameters(
  link: string,
  parameters: readonly (readonly [name: string, value: string | null])[],
): string {
  const url = readWebUrl(link);
  if (url === null) return link;
  const names = new Set(parameters.map(([name]) => name.toLowerCase()));
  const others = readParameters(url.search).filter(({ name }) => !names.has(name.toLowerCase()));
  const set = parameters.flatMap(([name, value]) =>
    value === null ? [] : [{ name, value, raw: `${encodeText(name)}=${encodeText(value)}` }],
  );
  return writeAddress(url.origin, url.pathname, [...others, ...set], url.hash);
}
