import type { AffiliateIds } from '@pricehunt/affiliate-tagging';
import { sampleAccounts } from '@pricehunt/marketplace-doubles';
import type { PlatformDouble, PlatformTerms } from '@pricehunt/marketplace-doubles';
import type { Offer } from '@pricehunt/offers';
import type { SafeFetch } from '@pricehunt/safe-fetch';
import { scriptedWeb } from '@pricehunt/safe-fetch/testing';
import type { ScriptedAnswer, ScriptedCall } from '@pricehunt/safe-fetch/testing';
import { SourceFailure } from '../offer-source';
import type { OfferRequest, OfferSource } from '../offer-source';
import { describeOfferSource } from '../testing/describe-offer-source';
import { sampleRequest } from '../testing/samples';
import { marketplaceSource } from './marketplace-source';
import type { Marketplace } from './marketplace-source';
import { marketplaceHeaderNames } from './marketplaces';

const testedAt = new Date('2026-11-21T12:00:00.000Z');
const nobodyWaits = () => new AbortController().signal;

export interface MarketplaceUnderTest {
  readonly marketplace: Marketplace;
  readonly keys: Readonly<Record<string, string>>;
  readonly platform: (terms: PlatformTerms) => PlatformDouble;
  readonly hasTokens: boolean;
  readonly affiliateIds?: AffiliateIds;
}

export function sampleMarketplace(marketplace: Marketplace, hasTokens = false): MarketplaceUnderTest {
  const account = sampleAccounts.find(({ id }) => id === marketplace.id);
  if (account === undefined) throw new Error(`There is no sample account at ${marketplace.id}.`);
  return { marketplace, keys: account.keys, platform: account.open, hasTokens };
}

/** With the calls it received. */
export function openSample(
  marketplace: Marketplace,
  { terms, ...changes }: Partial<OpenedMarketplace> & { readonly terms?: PlatformTerms } = {},
) {
  const sample = sampleMarketplace(marketplace);
  const web = webOfPlatform(sample.platform(terms ?? { now: () => testedAt }));
  return { web, source: openMarketplace(sample, { safeFetch: web, ...changes }) };
}

export function webOfPlatform(double: { readonly answer: (call: ScriptedCall) => ScriptedAnswer }) {
  return scriptedWeb({ '*': double.answer }, { headerNames: marketplaceHeaderNames });
}

export interface OpenedMarketplace {
  readonly safeFetch: SafeFetch;
  readonly keys?: Readonly<Record<string, string>>;
  readonly affiliateIds?: AffiliateIds;
  readonly takeCall?: () => Promise<boolean>;
  readonly now?: () => Date;
}

/** Without waiting between calls. */
export function openMarketplace(
  { marketplace, ...tested }: Pick<MarketplaceUnderTest, 'marketplace' | 'keys' | 'affiliateIds'>,
  { safeFetch, keys = tested.keys, affiliateIds, takeCall, now }: OpenedMarketplace,
): OfferSource {
  return marketplaceSource(
    { ...marketplace, spacingMs: 0 },
    {
      safeFetch,
      readKey: (name) => keys[name] ?? null,
      affiliateIds: () => affiliateIds ?? tested.affiliateIds ?? {},
      takeCall: takeCall ?? (async () => true),
      address: null,
      now: now ?? (() => testedAt),
    },
  );
}

export async function offersOf(
  source: OfferSource,
  request: OfferRequest = sampleRequest(),
): Promise<readonly Offer[]> {
  return (await source.findOffers(request, nobodyWaits())).map(({ offer }) => offer);
}

export function describeMarketplace(name: string, tested: MarketplaceUnderTest): void {
  const { keys, platform, hasTokens, marketplace } = tested;
  const usual = () => platform({ now: () => testedAt });
  const open = (web: SafeFetch, changes: Partial<OpenedMarketplace> = {}) =>
    openMarketplace(tested, { safeFetch: web, ...changes });
  const secrets = Object.entries(keys).flatMap(([key, value]) =>
    marketplace.keyRules[key]?.isSecret === true ? [value] : [],
  );

  describeOfferSource(name, {
    open: (safeFetch) => open(safeFetch),
    // describeOfferSource opens several webs, so each gets its own double.
    pages: { '*': usual().answer },
    request: sampleRequest(),
    headerNames: marketplaceHeaderNames,
  });

  describe(`${name}, as a marketplace that takes keys`, () => {
    it('is asked only when all keys are there that it needs', () => {
      const required = Object.entries(marketplace.keyRules).flatMap(([key, { isOptional }]) =>
        isOptional ? [] : [key],
      );
      const without = (missing: string) =>
        Object.fromEntries(Object.entries(keys).filter(([key]) => key !== missing));
      const web = webOfPlatform(usual());

      const asked = required.map((key) => open(web, { keys: without(key) }).appliesTo(sampleRequest()));

      expect(required.length).toBeGreaterThan(0);
      expect(asked).toEqual(required.map(() => false));
      expect(open(web).appliesTo(sampleRequest())).toBe(true);
    });

    it('tests keys with one call that counts, and says that they are accepted', async () => {
      const double = usual();

      const test = await open(webOfPlatform(double)).account?.testKeys(nobodyWaits());

      expect(test).toEqual({ outcome: 'accepted', endsAt: null });
      expect(double.calls()).toBe(1);
    });

    it('says that keys are missing without a call', async () => {
      const web = webOfPlatform(usual());

      const test = await open(web, { keys: {} }).account?.testKeys(nobodyWaits());

      expect(test).toEqual({ outcome: 'missing', endsAt: null });
      expect(web.calls).toEqual([]);
    });

    it('says that wrong keys are refused', async () => {
      const wrong = Object.fromEntries(
        Object.entries(keys).map(([key, value]) => [key, secrets.includes(value) ? wrongKey(value) : value]),
      );

      const source = open(webOfPlatform(usual()), { keys: wrong });

      expect(await source.account?.testKeys(nobodyWaits())).toEqual({ outcome: 'refused', endsAt: null });
      await expect(offersOf(source)).rejects.toMatchObject({ name: 'KeyFailure', problem: 'refused' });
    });

    it('says that its quota is reached, and finds again when it no longer is', async () => {
      const used = open(webOfPlatform(platform({ now: () => testedAt, callsMax: 1 })));

      const first = await used.account?.testKeys(nobodyWaits());
      const second = await used.account?.testKeys(nobodyWaits());

      expect([first?.outcome, second?.outcome]).toEqual(['accepted', 'quota-reached']);
      await expect(offersOf(used)).rejects.toMatchObject({ reason: 'rate-limited' });
    });

    it('makes no call when the calls of the day are used up, and says until when', async () => {
      const double = usual();
      const source = open(webOfPlatform(double), { takeCall: async () => false });

      const search = offersOf(source);

      await expect(search).rejects.toMatchObject({
        problem: 'calls-used-up',
        endsAt: '2026-11-22T00:00:00.000Z',
      });
      expect(double.calls()).toBe(0);
      expect(await source.account?.testKeys(nobodyWaits())).toEqual({
        outcome: 'quota-reached',
        endsAt: '2026-11-22T00:00:00.000Z',
      });
    });

    it('tells an answer that is none and a platform that is away from keys that are refused', async () => {
      const page = open(webOfPlatform({ answer: () => '<p>Maintenance</p>' }));
      const away = open(webOfPlatform({ answer: () => ({ breaks: 'connection' }) }));

      expect((await page.account?.testKeys(nobodyWaits()))?.outcome).toBe('bad-answer');
      expect((await away.account?.testKeys(nobodyWaits()))?.outcome).toBe('unreachable');
    });

    it('repeats no key in a failure, whatever the platform answers', async () => {
      const body = JSON.stringify({ message: Object.values(keys).join(' '), error: Object.values(keys) });
      const statuses = [200, 400, 401, 403, 429, 500];

      const failures = await Promise.all(
        statuses.map((status) => failureOf(open(webOfPlatform({ answer: () => ({ status, body }) })))),
      );

      for (const secret of secrets) expect(failures.join('\n')).not.toContain(secret);
      expect(failures).not.toContain('no failure');
    });

    it('gives sound offers or a failure of the source, whatever became of one value in an answer', async () => {
      const answers: string[] = [];
      const usualDouble = usual();
      await offersOf(
        open(webOfPlatform({ answer: (call) => recorded(usualDouble.answer(call), answers) })),
      ).catch(() => undefined);
      const broken = answers
        .slice(0, answersMax)
        .flatMap((body, place) => mutationsOf(JSON.parse(body), place));

      for (const { place, body } of broken) {
        const double = usual();
        let asked = -1;
        const web = webOfPlatform({
          answer: (call) => {
            asked += 1;
            const answer = double.answer(call);
            return asked === place ? { ...answer, body } : answer;
          },
        });
        try {
          const offers = await offersOf(open(web));
          expect(
            offers.every(({ price }) => Number.isSafeInteger(price.amountMinor) && price.amountMinor > 0),
          ).toBe(true);
        } catch (failure) {
          expect(failure).toBeInstanceOf(SourceFailure);
        }
      }
      expect(broken.length).toBeGreaterThan(5);
    });

    it('may keep no history, no price for longer than three days, and owes the time of the check', () => {
      const { historyAllowed, ageMsMax, mustShowTimestamp } = open(webOfPlatform(usual())).retention;

      expect([historyAllowed, mustShowTimestamp]).toEqual([false, true]);
      expect(ageMsMax).toBeLessThanOrEqual(72 * 60 * 60_000);
    });

    if (hasTokens) {
      it('asks for one token for many calls, and for another when the platform no longer takes it', async () => {
        const double = usual();
        const web = webOfPlatform(double);
        const source = open(web);
        const tokensRequested = () => web.calls.filter(({ link }) => /token/.test(link)).length;

        await Promise.all([offersOf(source), offersOf(source)]);
        const before = tokensRequested();
        double.expireTokens();
        const after = await offersOf(source);

        expect(before).toBe(1);
        expect(tokensRequested()).toBe(2);
        expect(after.length).toBeGreaterThan(0);
      });

      it('renews a token before it ends', async () => {
        let time = testedAt;
        const web = webOfPlatform(platform({ now: () => time }));
        const source = open(web, { now: () => time });
        await offersOf(source);
        const shown = () => web.calls.flatMap(({ headers }) => headers['authorization'] ?? []);
        const first = shown().at(-1);
        const before = shown().length;

        time = new Date(testedAt.getTime() + 3 * 60 * 60_000);
        await offersOf(source);

        expect(shown().length).toBeGreaterThan(before);
        expect(shown().slice(before)).not.toContain(first);
      });
    }
  });
}

/** A different key of the same form. */
function wrongKey(key: string): string {
  return key.startsWith('-----') ? otherPrivateKey : [...key].toReversed().join('');
}

const otherPrivateKey = '-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----';

async function failureOf(source: OfferSource): Promise<string> {
  try {
    await offersOf(source);
    return 'no failure';
  } catch (failure) {
    return String(failure);
  }
}

function recorded(
  answer: {
    readonly status: number;
    readonly body: string;
    readonly headers: Readonly<Record<string, string>>;
  },
  into: string[],
) {
  into.push(answer.body);
  return answer;
}

/** Variants of the document with one of its first values replaced. */
function mutationsOf(document: unknown, place: number): readonly { place: number; body: string }[] {
  const text = JSON.stringify(document);
  const values = [...text.matchAll(/:("(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?|true|false|null)/g)];
  return values.slice(0, valuesMax).map(({ index, 1: value = '' }, at) => {
    const [before, after] = [text.slice(0, index + 1), text.slice(index + 1 + value.length)];
    return { place, body: `${before}${junk[at % junk.length] ?? ''}${after}` };
  });
}

const answersMax = 3;
const valuesMax = 24;
const junk = ['null', '{"a":[]}', '-1e99'];
