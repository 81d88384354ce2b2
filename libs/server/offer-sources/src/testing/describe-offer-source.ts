import { isCurrency, toGtin14 } from '@pricehunt/offers';
import type { Offer } from '@pricehunt/offers';
import { canonicalLink } from '@pricehunt/product-links';
import type { SafeFetch } from '@pricehunt/safe-fetch';
import type { ScriptedAnswer } from '@pricehunt/safe-fetch/testing';
import { scriptedWeb } from '@pricehunt/safe-fetch/testing';
import { SourceFailure } from '../offer-source';
import type { OfferRequest, OfferSource } from '../offer-source';
import { openGate } from './open-gate';

export interface OfferSourceUnderTest {
  /** Over a web; `pages` below are its normal responses. */
  readonly open: (safeFetch: SafeFetch) => OfferSource;
  readonly pages: Parameters<typeof scriptedWeb>[0];
  readonly request: OfferRequest;
  readonly headerNames?: readonly string[];
}

export function describeOfferSource(
  name: string,
  { open, pages, request, headerNames = [] }: OfferSourceUnderTest,
): void {
  const nobodyWaits = () => new AbortController().signal;
  const webOf = (answers: typeof pages) => scriptedWeb(answers, { headerNames });
  const everywhere = (answer: ScriptedAnswer) => webOf({ '*': answer });

  describe(name, () => {
    it('finds offers that hold what the port promises', async () => {
      const source = open(webOf(pages));

      const found = await source.findOffers(request, nobodyWaits());

      expect(source.appliesTo(request)).toBe(true);
      expect(found.length).toBeGreaterThan(0);
      expect(found.flatMap(({ offer }) => brokenPromises(offer))).toEqual([]);
      expect(new Set(found.map(({ offer }) => offer.id)).size).toBe(found.length);
    });

    it('gives the same offer the same id each time', async () => {
      const first = await open(webOf(pages)).findOffers(request, nobodyWaits());
      const second = await open(webOf(pages)).findOffers(request, nobodyWaits());

      expect(second.map(({ offer }) => offer.id)).toEqual(first.map(({ offer }) => offer.id));
    });

    it('names itself as the source of offers, so that its retention policy is found', async () => {
      const source = open(webOf(pages));

      const found = await source.findOffers(request, nobodyWaits());

      expect(new Set(found.map(({ offer }) => offer.source))).toEqual(new Set([source.id]));
    });

    it.each<[string, ScriptedAnswer, string]>([
      ['blocked', { status: 403 }, 'blocked'],
      ['over its limit', { status: 429, headers: { 'retry-after': '7' } }, 'rate-limited'],
      ['out of order', { status: 500 }, 'unreachable'],
      ['not to be reached', { breaks: 'connection' }, 'unreachable'],
    ])('says so with a SourceFailure when it is %s', async (_what, answer, reason) => {
      const failure = await failureOf(open(everywhere(answer)).findOffers(request, nobodyWaits()));

      expect(failure).toBeInstanceOf(SourceFailure);
      expect(failure).toMatchObject({ reason });
    });

    it('passes on how long it is asked to wait', async () => {
      const busy = everywhere({ status: 429, headers: { 'retry-after': '7' } });

      const failure = await failureOf(open(busy).findOffers(request, nobodyWaits()));

      expect(failure).toMatchObject({ retryAfterMs: 7_000 });
    });

    it('ends when nobody waits any more, even on a web that never answers', async () => {
      const controller = new AbortController();
      const asked = openGate();
      const silent = webOf({
        '*': () => {
          asked.open();
          return new Promise<never>(() => undefined);
        },
      });

      const search = failureOf(open(silent).findOffers(request, controller.signal));
      await asked.opened;
      controller.abort();

      expect(await search).toBeDefined();
    });
  });
}

function brokenPromises(offer: Offer): readonly string[] {
  const money = [
    offer.price,
    ...(offer.listPrice === null ? [] : [offer.listPrice]),
    ...(offer.shipping.kind === 'known' ? [offer.shipping.cost] : []),
  ];
  const claims: readonly (readonly [boolean, string])[] = [
    [/^https?:\/\//.test(offer.link), 'its link is of the web'],
    [canonicalLink(offer.link) === offer.link, 'its link is canonical'],
    [offer.imageUrl === null || /^https?:\/\//.test(offer.imageUrl), 'its image is of the web'],
    [offer.title.trim() !== '', 'it has a title'],
    [offer.price.amountMinor > 0, 'its price is above zero'],
    [money.every(({ amountMinor }) => Number.isSafeInteger(amountMinor)), 'its amounts are minor units'],
    [money.every(({ currency }) => isCurrency(currency)), 'its currencies are in use'],
    [offer.gtins.every((gtin) => toGtin14(gtin) === gtin), 'its trade item numbers have 14 digits'],
    [new Date(offer.checkedAt).toISOString() === offer.checkedAt, 'its time is ISO 8601 in UTC'],
    [/^[a-z0-9.:-]+$/.test(offer.retailer.domain), 'its retailer has a domain in lower case'],
    [
      Object.keys(offer.attributes).every((key) => key === key.toLowerCase()),
      'its attributes are lower-case',
    ],
  ];
  return claims.filter(([holds]) => !holds).map(([, claim]) => `${offer.link}: not so that ${claim}`);
}

async function failureOf(search: Promise<unknown>): Promise<unknown> {
  try {
    await search;
  } catch (failure) {
    return failure;
  }
  return undefined;
}
