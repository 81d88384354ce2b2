import { eventDataLimits, fitsEventData, referralSchema, trackedEventSchema } from './tracking.contract';

function nested(depth: number): Record<string, unknown> {
  return depth === 1 ? { leaf: 1 } : { inner: nested(depth - 1) };
}

describe('an event', () => {
  it.each<[string, Record<string, unknown>, boolean]>([
    ['nothing', {}, true],
    ['five levels', nested(5), true],
    ['six levels', nested(6), false],
    ['lists as levels', { a: [[[[1]]]] }, true],
    ['too many lists within each other', { a: [[[[[1]]]]] }, false],
    ['thirty keys', Object.fromEntries(Array.from({ length: 30 }, (_, key) => [`k${key}`, 1])), true],
    ['thirty-one keys', Object.fromEntries(Array.from({ length: 31 }, (_, key) => [`k${key}`, 1])), false],
    ['8 KiB', { text: 'x'.repeat(eventDataLimits.sizeBytesMax - 11) }, true],
    ['a byte over 8 KiB', { text: 'x'.repeat(eventDataLimits.sizeBytesMax - 10) }, false],
    ['8 KiB in fewer, wider signs', { text: '€'.repeat(2728) }, false],
  ])('accepts or rejects %s', (_what, data, fits) => {
    expect(fitsEventData(data)).toBe(fits);
  });

  it('requires only its type', () => {
    expect(trackedEventSchema.safeParse({ eventType: 'product_search' }).success).toBe(true);
    expect(trackedEventSchema.safeParse({ eventData: {} }).success).toBe(false);
  });
});

describe('a referral', () => {
  it.each<[string, unknown, boolean]>([
    ['a domain alone', { businessDomain: 'oak.test' }, true],
    ['a target alone', { targetUrl: 'https://oak.test/tray' }, true],
    ['nulls beside it', { targetUrl: 'https://oak.test/tray', productName: null, userId: null }, true],
    ['neither domain nor target', { productName: 'Tray' }, false],
    ['a name that is no text', { businessDomain: 'oak.test', productName: 5 }, false],
  ])('accepts or rejects %s', (_what, payload, isTaken) => {
    expect(referralSchema.safeParse(payload).success).toBe(isTaken);
  });

  it('drops unknown fields', () => {
    expect(referralSchema.parse({ businessDomain: 'oak.test', isAdmin: true })).toEqual({
      businessDomain: 'oak.test',
    });
  });
});
