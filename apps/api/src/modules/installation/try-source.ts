import type { trySource } from '@pricehunt/api-contract/installation';
import { findOffers } from '@pricehunt/offer-sources';
import { Refusal } from '../../answers/refusal';
import type { Needs } from '../../services';
import { failureCause, failureReason } from '../../sources/source-log';
import type { EndpointAnswer } from '../../plugins/contract';
import { requestFor } from './read-installation';

const tryMsMax = 15_000;

const titlesMax = 5;

/** Searches one source by words, like a comparison but with more time. Throws source.not-found. */
export async function searchSource(
  { storage, offerSources, now }: Needs<'storage' | 'offerSources' | 'now'>,
  sourceId: string,
  query: string,
): Promise<Omit<EndpointAnswer<typeof trySource>, 'success'>> {
  const source = offerSources.list().find(({ id }) => id === sourceId);
  if (source === undefined) throw new Refusal('source.not-found');
  const startedAtMs = now().getTime();
  let answer: Omit<EndpointAnswer<typeof trySource>, 'success'> = {
    outcome: 'not-asked',
    found: 0,
    titles: [],
    durationMs: 0,
    error: null,
  };
  for await (const report of findOffers([source], requestFor(query), { deadlineMs: tryMsMax })) {
    const { outcome } = report;
    if (outcome.kind === 'searching' || outcome.kind === 'skipped') continue;
    const offers = outcome.kind === 'found' ? outcome.offers : [];
    answer = {
      outcome: outcome.kind,
      found: offers.length,
      titles: offers.slice(0, titlesMax).map(({ offer }) => offer.title),
      durationMs: now().getTime() - startedAtMs,
      error: failureReason(outcome),
    };
    await storage.sourceHealth.recordOutcome({
      sourceId,
      outcome: outcome.kind,
      at: now().toISOString(),
      durationMs: answer.durationMs,
      error: answer.error,
      ...failureCause(outcome),
      ...(offers.length === 0 ? {} : { offers: { found: offers.length, matched: 0 } }),
    });
  }
  return answer;
}
