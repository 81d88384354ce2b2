import { createBoundedCache } from './bounded-cache';

describe('the bounded cache', () => {
  it('drops values that were not read while many others came, and retains those that were', () => {
    const cache = createBoundedCache<number>(10);
    cache.set('wanted', 1);
    cache.set('unwanted', 2);

    for (let number = 0; number < 100; number += 1) {
      cache.set(`other-${number}`, number);
      cache.get('wanted');
    }

    expect(cache.get('wanted')).toBe(1);
    expect(cache.get('unwanted')).toBeUndefined();
  });

  it('holds at most twice its size', () => {
    const cache = createBoundedCache<number>(10);
    const keys = Array.from({ length: 1_000 }, (_, number) => `key-${number}`);

    for (const key of keys) cache.set(key, 1);

    expect(keys.filter((key) => cache.get(key) !== undefined).length).toBeLessThanOrEqual(20);
  });

  it('is empty after clearing', () => {
    const cache = createBoundedCache<number>(10);
    cache.set('key', 1);

    cache.clear();

    expect(cache.get('key')).toBeUndefined();
  });
});
