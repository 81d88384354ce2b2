import { findOffers } from './find-offers';
import { CircuitOpen } from './offer-source';
import type { OfferSource, SourceReport } from './offer-source';
import { sampleOffer, sampleRequest, stubOfferSource } from './testing';
import { openGate } from './testing/open-gate';

const request = sampleRequest();
const found = [{ offer: sampleOffer(), productId: null }];
const never = new Promise<never>(() => undefined);

describe('findOffers', () => {
  it('reports every source as searching before any outcome', async () => {
    const sources = [stubOfferSource({ id: 'quick', offers: found }), stubOfferSource({ id: 'empty' })];

    const reports = await reportsOf(sources);

    expect(reports).toEqual(['quick searching', 'empty searching', 'quick found', 'empty nothing']);
  });

  it('reports outcomes in the order they arrive', async () => {
    const gate = openGate();
    const slow = stubOfferSource({ id: 'slow', offers: found, after: gate.opened });
    const quick = stubOfferSource({ id: 'quick', offers: found });

    const reports: string[] = [];
    for await (const report of findOffers([slow, quick], request, { deadlineMs: 60_000 })) {
      reports.push(inWords(report));
      if (reports.at(-1) === 'quick found') gate.open();
    }

    expect(reports.slice(2)).toEqual(['quick found', 'slow found']);
  });

  it('starts every source before the first report is consumed', async () => {
    const started: string[] = [];
    const noted = (id: string): OfferSource => ({
      ...stubOfferSource({ id }),
      findOffers: async () => {
        started.push(id);
        return [];
      },
    });

    const round = findOffers([noted('one'), noted('two')], request, { deadlineMs: 60_000 });
    await round.next();

    expect(started).toEqual(['one', 'two']);
    await round.return();
  });

  it("skips a source that doesn't apply without calling it", async () => {
    const source = stubOfferSource({ id: 'other', appliesTo: () => false, failure: new Error('asked') });

    const reports = await reportsOf([source]);

    expect(reports).toEqual(['other skipped not-applicable']);
  });

  it('skips a source with an open circuit without calling it', async () => {
    const source: OfferSource = {
      ...stubOfferSource({ id: 'resting', failure: new Error('asked') }),
      circuit: () => 'open',
    };

    const reports = await reportsOf([source]);

    expect(reports).toEqual(['resting skipped circuit-open']);
  });

  it('reports a circuit that opens during the call as skipped, not failed', async () => {
    const source = stubOfferSource({ id: 'resting', failure: new CircuitOpen('resting') });

    const reports = await reportsOf([source]);

    expect(reports).toEqual(['resting searching', 'resting skipped circuit-open']);
  });

  it("reports a source's error and continues with the others", async () => {
    const failure = new Error('out of order');
    const undecided: OfferSource = {
      ...stubOfferSource({ id: 'undecided' }),
      appliesTo: () => {
        throw failure;
      },
    };
    const sources = [stubOfferSource({ id: 'broken', failure }), undecided, stubOfferSource({ id: 'well' })];

    const reports = await collected(sources);

    const failures = reports.flatMap(({ outcome }) => (outcome.kind === 'failed' ? [outcome.failure] : []));
    expect(failures).toEqual([failure, failure]);
    expect(reports.map(inWords)).toContain('well nothing');
  });

  it('ends at the deadline and aborts hanging sources, even ones that ignore the signal', async () => {
    const signals: AbortSignal[] = [];
    const deaf: OfferSource = {
      ...stubOfferSource({ id: 'deaf' }),
      findOffers: (_request, signal) => {
        signals.push(signal);
        return never;
      },
    };
    const sources = [deaf, stubOfferSource({ id: 'hangs', after: never }), stubOfferSource({ id: 'well' })];

    const reports = await reportsOf(sources, 30);

    expect(reports.slice(3)).toEqual(['well nothing', 'deaf timed-out', 'hangs timed-out']);
    expect(signals.map((signal) => signal.aborted)).toEqual([true]);
    expect(signals[0]?.reason).toMatchObject({ name: 'TimeoutError' });
  });

  it('never waits for a hanging source', async () => {
    const sources = [
      stubOfferSource({ id: 'hangs', after: never }),
      stubOfferSource({ id: 'well', offers: found }),
    ];
    const round = findOffers(sources, request, { deadlineMs: 60_000 });
    await round.next();
    await round.next();

    const third = await round.next();

    expect(third.done === true ? null : inWords(third.value)).toBe('well found');
    await round.return();
  });

  it('aborts every source when the consumer stops early', async () => {
    const signals: AbortSignal[] = [];
    const listening: OfferSource = {
      ...stubOfferSource({ id: 'listening' }),
      findOffers: (_request, signal) => {
        signals.push(signal);
        return never;
      },
    };

    for await (const _report of findOffers([listening], request, { deadlineMs: 60_000 })) break;

    expect(signals.map((signal) => signal.reason.name)).toEqual(['AbortError']);
  });

  it('ends without another report when its signal aborts', async () => {
    const controller = new AbortController();
    const terms = { deadlineMs: 60_000, signal: controller.signal };
    const reports: string[] = [];

    for await (const report of findOffers([stubOfferSource({ id: 'hangs', after: never })], request, terms)) {
      reports.push(inWords(report));
      controller.abort();
    }

    expect(reports).toEqual(['hangs searching']);
  });

  it('calls no source if its signal is already aborted', async () => {
    const source = stubOfferSource({ failure: new Error('asked') });

    const first = await findOffers([source], request, {
      deadlineMs: 60_000,
      signal: AbortSignal.abort(),
    }).next();

    expect(first.done).toBe(true);
  });
});

async function collected(sources: readonly OfferSource[], deadlineMs = 60_000): Promise<SourceReport[]> {
  const reports: SourceReport[] = [];
  for await (const report of findOffers(sources, request, { deadlineMs })) reports.push(report);
  return reports;
}

async function reportsOf(sources: readonly OfferSource[], deadlineMs?: number): Promise<readonly string[]> {
  return (await collected(sources, deadlineMs)).map(inWords);
}

function inWords({ source, outcome }: SourceReport): string {
  return [source.id, outcome.kind, ...(outcome.kind === 'skipped' ? [outcome.reason] : [])].join(' ');
}
