import { applyComparisonEvent } from './comparison-record';
import { comparisonSchema } from './comparisons.contract';
import type { ComparisonEvent } from './comparisons.contract';
import { buildComparedOffer, buildComparison } from './testing';

const searching: ComparisonEvent = {
  kind: 'source',
  source: { id: 'catalog', name: 'Catalog', state: 'searching', found: 0 },
};
const found: ComparisonEvent = {
  kind: 'source',
  source: { id: 'catalog', name: 'Catalog', state: 'found', found: 3 },
};

describe('applyComparisonEvent', () => {
  it("replaces a source's progress and preserves the order of sources", () => {
    const other: ComparisonEvent = {
      kind: 'source',
      source: { id: 'ucp-catalog', name: 'UCP', state: 'searching', found: 0 },
    };

    const folded = [searching, other, found].reduce(
      (record, event, index) => applyComparisonEvent(record, index + 1, event),
      buildComparison(),
    );

    expect(folded.sources.map((source) => [source.id, source.state])).toEqual([
      ['catalog', 'found'],
      ['ucp-catalog', 'searching'],
    ]);
  });

  it('does not change when a resumed stream repeats an event', () => {
    const once = applyComparisonEvent(buildComparison(), 1, found);

    const twice = applyComparisonEvent(once, 1, searching);

    expect(twice).toBe(once);
  });

  it('matches the schema of the API', () => {
    const offers: ComparisonEvent = {
      kind: 'offers',
      offers: {
        currency: 'EUR',
        ranked: [buildComparedOffer()],
        unranked: [],
        variants: [],
        similar: [],
        best: { offerId: 'offer-1', saving: null },
      },
    };

    const record = applyComparisonEvent(buildComparison(), 1, offers);

    expect(comparisonSchema.parse(record)).toEqual(record);
  });
});
