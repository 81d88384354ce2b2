import { extractProduct } from '@pricehunt/product-extraction';
import fc from 'fast-check';
import { readCapturedPage } from './identify-product';
import type { CapturedPage } from './stored-event';
import { attackedLink, hostileCaptures } from './testing-hostile-captures';

/** Generous, so that only a hanging parser exceeds it. */
const pageMsMax = 5_000;

export async function readHostileCaptures(
  count: number,
): Promise<{ readonly faults: readonly string[]; readonly offerCount: number }> {
  const services = {
    readPage: async (html: string, link: string) => extractProduct(html, link),
    report: () => undefined,
    now: () => new Date('2026-11-21T10:00:00.000Z'),
  };
  const captures: CapturedPage[] = [];
  const slow: string[] = [];
  for (const html of fc.sample(hostileCaptures, count)) {
    const startedAt = process.cpuUsage();
    const captured = await readCapturedPage(services, html, attackedLink);
    if (process.cpuUsage(startedAt).user / 1_000 > pageMsMax) slow.push(`took too long: ${html}`);
    if (captured !== null) captures.push(captured);
  }
  return {
    faults: [...slow, ...captures.flatMap(faultsOf)],
    offerCount: captures.filter(({ offer }) => offer !== null).length,
  };
}

function faultsOf(captured: CapturedPage): readonly string[] {
  const { offer, links, choices } = captured;
  const stored = JSON.stringify(captured);
  const texts = [
    /<[a-z!/]/iu,
    /[^\\]\\u(?:0000|d[89a-f])|[\u202a-\u202e\ufeff]/iu,
    /"(?:__proto__|constructor|prototype)":/u,
  ].flatMap((wrong) => wrong.exec(stored)?.[0] ?? []);
  const pages = [...links, ...choices.map(({ link }) => link), ...(offer ? [offer.link] : [])].filter(
    (link) => new URL(link).host.replace(/^www\./u, '') !== 'refusing.example',
  );
  const pictures = [captured.imageUrl, offer?.imageUrl, ...choices.map(({ imageUrl }) => imageUrl)].filter(
    (link) => typeof link === 'string' && !link.startsWith('https://'),
  );
  const prices = [offer?.price, offer?.listPrice, ...choices.map(({ price }) => price)].filter(
    (price) => price && !(Number.isSafeInteger(price.amountMinor) && price.amountMinor > 0),
  );
  const sources = offer === null || offer.source === 'shoppers-browser' ? [] : [offer.source];
  const sizes = stored.length < 100_000 ? [] : [stored.length];
  return [...texts, ...pages, ...pictures, ...prices, ...sources, ...sizes].map((fault) =>
    JSON.stringify(fault),
  );
}
