import { acceptHeaders } from './answer-classes';
import { acceptedEncodings } from './decoded-bytes';
import type { AcceptedContent } from './fetch-options';
import { FetchProblem } from './fetch-outcome';

/** Throws FetchProblem of kind `refused` for names that aren't allowed and for invalid values. */
export function requestHeaders(options: {
  readonly userAgent: string;
  readonly accept: AcceptedContent;
  readonly given: Readonly<Record<string, string>>;
  readonly configuredNames: readonly string[];
  readonly hasBody: boolean;
}): Record<string, string> {
  const headers: Record<string, string> = {
    'user-agent': options.userAgent,
    accept: acceptHeaders[options.accept],
    'accept-encoding': acceptedEncodings,
    ...(options.hasBody ? { 'content-type': 'application/json' } : {}),
  };
  for (const [givenName, value] of Object.entries(options.given)) {
    const name = givenName.toLowerCase();
    const isAllowed = plainNames.includes(name) || isSecret(name, options.configuredNames);
    if (!isAllowed || !oneLine.test(value)) throw new FetchProblem({ kind: 'refused', reason: 'header' });
    headers[name] = value;
  }
  return headers;
}

/** Without headers that could contain a key. */
export function headersForOtherOrigin(
  headers: Readonly<Record<string, string>>,
  configuredNames: readonly string[],
): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !isSecret(name, configuredNames)));
}

const plainNames = ['accept-language', 'content-type', 'if-modified-since', 'if-none-match'];
const oneLine = /^[\t\x20-\x7e\x80-\xff]*$/;

function isSecret(name: string, configuredNames: readonly string[]): boolean {
  return name === 'authorization' || configuredNames.some((configured) => configured.toLowerCase() === name);
}
