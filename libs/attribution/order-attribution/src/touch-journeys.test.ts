import fc from 'fast-check';
import type { Touch } from './order-facts';
import { coveredReferrals } from './touch-journeys';

const minuteMs = 60_000;
const touch = (
  id: string,
  minute: number,
  kind: Touch['kind'],
  referenceId: string | null = null,
): Touch => ({
  id,
  atMs: minute * minuteMs,
  kind,
  matchMethod: 'landing-address',
  referenceId,
  visit: 'person',
  isOwn: false,
  paidBy: null,
});

describe('coveredReferrals', () => {
  it('finds a referral close to a click, before or after it', () => {
    const touches = [touch('early', 5, 'referral'), touch('c', 10, 'click'), touch('late', 15, 'referral')];

    expect([...coveredReferrals(touches)]).toEqual(['early', 'late']);
  });

  it("doesn't cover a referral further apart", () => {
    const touches = [touch('c', 10, 'click'), touch('r', 15.01, 'referral')];

    expect(coveredReferrals(touches).size).toBe(0);
  });

  it('identifies a visit by its id at any time', () => {
    const touches = [touch('c', 10, 'click', 'aff_1'), touch('r', 500, 'referral', 'aff_1')];

    expect([...coveredReferrals(touches)]).toEqual(['r']);
  });

  it('treats two simultaneous referrals as one visit and credits the first', () => {
    const touches = [touch('r2', 11, 'referral'), touch('r1', 10, 'referral')];

    expect([...coveredReferrals(touches)]).toEqual(['r2']);
  });

  it('never removes clicks, codes, customers or all touchpoints', () => {
    const kind = fc.constantFrom<Touch['kind']>('click', 'referral', 'coupon', 'customer');
    const touches = fc
      .array(fc.tuple(fc.integer({ min: 0, max: 60 }), kind), { minLength: 1, maxLength: 12 })
      .map((list) => list.map(([minute, one], place) => touch(`t${place}`, minute, one)));

    fc.assert(
      fc.property(touches, (given) => {
        const covered = coveredReferrals(given);
        const out = given.filter(({ id }) => covered.has(id));
        return covered.size < given.length && out.every((each) => each.kind === 'referral');
      }),
    );
  });
});
