import { dayMs } from '@pricehunt/offers';
import fc from 'fast-check';
import { attributionModels } from './attribution-vocabulary';
import { creditTouches, isInWindow } from './credit-touches';
import type { Touch } from './order-facts';

const placedAtMs = 1_000 * dayMs;
const touch = (id: string, daysBefore: number, changes: Partial<Touch> = {}): Touch => ({
  id,
  atMs: placedAtMs - daysBefore * dayMs,
  kind: 'click',
  matchMethod: 'cart-attribute',
  visit: 'person',
  isOwn: false,
  referenceId: `aff_${id}`,
  paidBy: null,
  ...changes,
});
const terms = { placedAtMs, windowDays: 30 };

describe('creditTouches', () => {
  it('credits the latest touchpoint under last and marks the others as later-touch-won', () => {
    const credits = creditTouches([touch('b', 1), touch('a', 9)], { ...terms, model: 'last' });

    expect(credits).toEqual([
      { touchId: 'a', share: 0, reason: 'later-touch-won' },
      { touchId: 'b', share: 10_000, reason: 'credited' },
    ]);
  });

  it('marks others as earlier-touch-won under first', () => {
    const credits = creditTouches([touch('a', 9), touch('b', 1)], { ...terms, model: 'first' });

    expect(credits.map(({ reason }) => reason)).toEqual(['credited', 'earlier-touch-won']);
  });

  it.each([
    ['bot', { visit: 'bot' }],
    ['self-referral', { isOwn: true }],
  ] as const)('never credits a touch that is a %s, whatever the model', (reason, changes) => {
    for (const model of attributionModels) {
      const credits = creditTouches([touch('a', 5), touch('b', 1, changes)], { ...terms, model });

      expect(credits).toEqual([
        { touchId: 'a', share: 10_000, reason: 'credited' },
        { touchId: 'b', share: 0, reason },
      ]);
    }
  });

  it('never credits a referral beside the click of the same visit, whatever the model', () => {
    const referral = touch('r', 1, { kind: 'referral', atMs: placedAtMs - dayMs + 2_000 });
    for (const model of attributionModels) {
      const credits = creditTouches([touch('a', 5), touch('b', 1), referral], { ...terms, model });
      const without = creditTouches([touch('a', 5), touch('b', 1)], { ...terms, model });

      expect(credits).toEqual([...without, { touchId: 'r', share: 0, reason: 'same-journey' }]);
    }
  });

  it('credits a referral without a click close to it', () => {
    const credits = creditTouches([touch('a', 5), touch('r', 1, { kind: 'referral' })], {
      ...terms,
      model: 'last',
    });

    expect(credits.at(-1)).toEqual({ touchId: 'r', share: 10_000, reason: 'credited' });
  });

  it('does not credit a referral when the click of its visit does not count', () => {
    const touches = [touch('a', 1, { visit: 'bot' }), touch('r', 1, { kind: 'referral' })];

    const credits = creditTouches(touches, { ...terms, model: 'last' });

    expect(credits.map(({ share }) => share)).toEqual([0, 0]);
  });

  it('includes the end of the window and nothing earlier', () => {
    const early = touch('a', 30, { atMs: placedAtMs - 30 * dayMs - 1 });
    const credits = creditTouches([early, touch('b', 30)], { ...terms, model: 'first' });

    expect(credits.map(({ reason }) => reason)).toEqual(['outside-window', 'credited']);
  });

  it('never credits a touchpoint after the order and marks it as after-order', () => {
    const late = touch('b', 0, { atMs: placedAtMs + 1_000 });
    for (const model of attributionModels) {
      const credits = creditTouches([touch('a', 1), late], { ...terms, model });

      expect(credits).toEqual([
        { touchId: 'a', share: 10_000, reason: 'credited' },
        { touchId: 'b', share: 0, reason: 'after-order' },
      ]);
    }
  });

  it('counts a touchpoint within the second of the order, which shops round down', () => {
    expect(isInWindow(touch('a', 0, { atMs: placedAtMs + 999 }), terms)).toBe(true);
    expect(isInWindow(touch('a', 0, { atMs: placedAtMs + 1_000 }), terms)).toBe(false);
  });

  it('credits only counting touchpoints, with all or nothing', () => {
    const touches = fc.uniqueArray(
      fc.record({
        id: fc.uuid(),
        atMs: fc.integer({ min: placedAtMs - 90 * dayMs, max: placedAtMs + dayMs }),
        kind: fc.constant('click' as const),
        matchMethod: fc.constant('cart-attribute' as const),
        visit: fc.constantFrom('person' as const, 'bot' as const),
        isOwn: fc.boolean(),
        referenceId: fc.constant(null),
        paidBy: fc.constant(null),
      }),
      { selector: ({ id }) => id, maxLength: 20 },
    );
    fc.assert(
      fc.property(touches, fc.constantFrom(...attributionModels), (list, model) => {
        const credits = creditTouches(list, { ...terms, model });
        const counting = list.filter(
          (each) => each.visit === 'person' && !each.isOwn && isInWindow(each, terms),
        );

        expect(credits.reduce((sum, { share }) => sum + share, 0)).toBe(counting.length > 0 ? 10_000 : 0);
        expect(credits.filter(({ share }) => share > 0).every(({ reason }) => reason === 'credited')).toBe(
          true,
        );
        expect(
          credits.every(({ touchId, share }) => share === 0 || counting.some(({ id }) => id === touchId)),
        ).toBe(true);
      }),
    );
  });
});
