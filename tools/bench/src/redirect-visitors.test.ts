import { redirectLoads } from './redirect-visitors';

describe('redirectLoads', () => {
  const paths = Array.from({ length: 640 }, (_, number) => `/link-${number}`);

  it('requests the first link as often as Zipf’s law predicts, and most links at least once', () => {
    const asked = redirectLoads(paths, 64)
      .popular.flat()
      .map((request) => request.path);
    const first = asked.filter((path) => path === '/link-0').length / asked.length;

    expect(first).toBeGreaterThan(0.12);
    expect(first).toBeLessThan(0.16);
    expect(new Set(asked).size).toBeGreaterThan(500);
  });

  it('requests each link once when they must be distinct', () => {
    const asked = redirectLoads(paths, 64)
      .distinct.flat()
      .map((request) => request.path);

    expect(new Set(asked).size).toBe(640);
    expect(asked).toHaveLength(640);
  });

  it('is the same in every run', () => {
    expect(redirectLoads(paths, 2)).toEqual(redirectLoads(paths, 2));
  });
});
