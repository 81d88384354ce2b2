import { withCarriedTag } from '@pricehunt/affiliate-tagging';
import type { Comparison } from '@pricehunt/api-contract/comparisons';
import { isCurrency } from '@pricehunt/offers';
import {
  canonicalLink,
  chosenVariantOf,
  parsePastedLink,
  readLinkWords,
  withChosenVariant,
} from '@pricehunt/product-links';
import type { ComparisonEvent, Storage } from '@pricehunt/storage';
import { siteOf } from '../../products/catalog-entry';
import type { PlaceOfRequest } from '../../access/country-of-request';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { readComparison } from './comparison-log';
import type { ComparisonRunner } from './comparison-runner';
import { isOfBlockedShop, readCapturedPage } from './identify-product';
import { readStoredEvent } from './stored-event';
import type { CapturedPage } from './stored-event';

/** How long a finished comparison of the same link is reused, in milliseconds. */
const freshMs = 60_000;

/** Starts a comparison, or returns the existing one with this request id. */
export async function startComparison(
  services: Needs<
    'storage' | 'readPage' | 'offerSources' | 'blockedShops' | 'outboundSigner' | 'now' | 'report'
  >,
  runner: ComparisonRunner,
  input: {
    readonly requestId: string;
    readonly url?: string | undefined;
    readonly query?: string | undefined;
    readonly currency?: string | undefined;
    readonly country: string | null;
    readonly capture?: { readonly link: string; readonly html: string } | undefined;
  },
): Promise<Comparison> {
  if ((input.url === undefined) === (input.query === undefined)) {
    throw new Refusal('request.invalid', {
      sentence: 'Enter either a link or search terms.',
      fields: [{ path: 'url', message: 'needs either url or query, not both' }],
    });
  }
  const pasted = input.url === undefined ? null : readPastedLink(input.url);
  const link = pasted === null ? null : linkToCompare(pasted);
  const query = input.query?.trim() ?? null;
  const currency = readCurrency(input.currency);
  const fresh = link === null ? null : await findFresh(services, link, { currency, country: input.country });
  const captured =
    pasted === null || input.capture === undefined
      ? null
      : await readCapture(services, pasted, input.capture);
  const create = async ({ comparisons }: Pick<Storage, 'comparisons'>) => {
    const made = await comparisons.createComparison({
      requestId: input.requestId,
      link,
      linkWords: pasted === null ? null : readLinkWords(pasted).words || null,
      query,
      currency,
      country: input.country,
      createdAt: services.now().toISOString(),
    });
    if (made.created && captured !== null) {
      await comparisons.appendEvents(input.requestId, [
        { kind: 'captured', data: { kind: 'captured', ...captured } },
      ]);
    }
    return made;
  };
  const { created, record } = await (captured === null
    ? create(services.storage)
    : services.storage.atomically(create));
  if (record.link !== link || record.query !== query) throw new Refusal('comparison.taken');
  if (created && fresh !== null) await takeOver(services, record.requestId, fresh);
  else runner.ensureRunning(record);
  return readComparison(services, record, { currency, country: input.country });
}

/** Another affiliate tag or chosen variant makes another comparison. */
function readPastedLink(text: string): string {
  const parsed = parsePastedLink(text);
  if (parsed.kind !== 'link')
    throw new Refusal('link.not-a-url', { fields: [{ path: 'url', message: 'is not a product link' }] });
  return parsed.url;
}

/** The canonical link with the referrer's tag, and the variant if several share a link. */
function linkToCompare(pasted: string): string {
  const link = withCarriedTag(canonicalLink(pasted), pasted);
  const chosen = chosenVariantOf(pasted);
  return chosen === null ? link : withChosenVariant(link, chosen);
}

/** Throws request.invalid for a page captured on another host. */
function readCapture(
  services: Needs<'readPage' | 'now' | 'report'>,
  pasted: string,
  { link, html }: { readonly link: string; readonly html: string },
): Promise<CapturedPage | null> {
  const captured = parsePastedLink(link);
  if (captured.kind !== 'link' || siteOf(captured.url) !== siteOf(pasted))
    throw new Refusal('request.invalid', {
      fields: [{ path: 'capture.link', message: 'is not on the host of the link' }],
    });
  return readCapturedPage(services, html, pasted);
}

function readCurrency(code: string | undefined): string | null {
  if (code === undefined) return null;
  if (isCurrency(code)) return code;
  throw new Refusal('request.invalid', {
    fields: [{ path: 'currency', message: 'is not an ISO 4217 currency in use' }],
  });
}

/** Null if there is no recent one whose page could be read, or if the shop was blocked since. */
async function findFresh(
  services: Needs<'storage' | 'blockedShops' | 'now'>,
  link: string,
  { currency, country }: PlaceOfRequest,
): Promise<readonly ComparisonEvent[] | null> {
  if (isOfBlockedShop(services, link)) return null;
  const since = new Date(services.now().getTime() - freshMs).toISOString();
  const earlier = await services.storage.comparisons.findRecentByLink(link, since);
  if (earlier === null || earlier.settledAt === null) return null;
  if (earlier.currency !== currency || earlier.country !== country) return null;
  const events = await services.storage.comparisons.listEventsAfter(earlier.requestId, 0);
  const wasRead = events.some((stored) => {
    const event = readStoredEvent(stored.data);
    return event?.kind === 'product' && event.identification.state === 'read';
  });
  return wasRead ? events : null;
}

async function takeOver(
  { storage, now }: Needs<'storage' | 'now'>,
  requestId: string,
  events: readonly ComparisonEvent[],
): Promise<void> {
  await storage.comparisons.appendEvents(
    requestId,
    // A page from a shopper's browser stays in that shopper's comparison.
    events.filter(({ kind }) => kind !== 'captured').map(({ kind, data }) => ({ kind, data })),
  );
  await storage.comparisons.markSettled(requestId, now().toISOString());
}
