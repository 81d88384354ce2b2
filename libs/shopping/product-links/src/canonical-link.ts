import { cleanLink, readableLengthMax } from './clean-link';
import { shopItemOf } from './shop-item';
import { readParameters, writeAddress } from './query-parameters';
import { shopOf } from './known-shops';
import { readWebUrl } from './web-url';
import type { WebUrl } from './web-url';

/** One URL per product: no redirectors, tracking, fragment or mobile host; marketplace items in their shortest form. */
export function canonicalLink(link: string): string {
  if (link.length > readableLengthMax) return link;
  let current = link;
  for (let round = 0; round < roundsMax; round++) {
    const next = simplified(current);
    if (next === current) break;
    current = next;
  }
  return current;
}

/* Changing the host may reveal a known shop or a redirector, so the steps repeat until nothing changes. */
const roundsMax = 20;

function simplified(link: string): string {
  const cleaned = cleanLink(link);
  const item = shopItemOf(cleaned);
  if (item !== null) return item.url;
  const url = readWebUrl(cleaned);
  if (url === null) return link;
  const parameters = readParameters(url.search).filter(({ name, value }) => !isAmp(name, value));
  return writeAddress(
    url.origin.replace(url.hostname, () => mainHost(url)),
    withSingleSlashes(url.pathname),
    parameters,
  );
}

/* Except in a path that contains another address. */
function withSingleSlashes(pathname: string): string {
  return /:\/\/[^/]/.test(pathname) ? pathname : pathname.replace(/\/{2,}/g, '/');
}

/* "amp", "amp=1" and "outputType=amp" select another version of the same page. */
function isAmp(name: string, value: string): boolean {
  return name === 'amp' || (name.toLowerCase() === 'outputtype' && value.toLowerCase() === 'amp');
}

const mobileHost =
  /^(?:(?:m|mobile|amp|wap|touch|mobi)\.)+(?!(?:com?|net|org|gov|edu|ac)\.[a-z]{2}$)(.+\..+)$/;

function mainHost({ hostname }: WebUrl): string {
  const host = hostname.replace(/\.$/, '');
  const main = mobileHost.exec(host)?.[1];
  if (main === undefined) return host;
  return shopOf(main)?.domain === main ? `www.${main}` : main;
}
