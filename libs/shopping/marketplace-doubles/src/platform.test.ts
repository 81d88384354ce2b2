import { bearerOf, createCallCounter, createTokens, hasWords } from './platform';

const request = (authorization: string) => ({
  ...({ link: 'https://api.example/', method: 'GET', body: null } as const),
  headers: { authorization },
});

describe('a platform double', () => {
  it('issues tokens that expire with time or on demand', () => {
    let time = new Date('2026-11-21T12:00:00.000Z');
    const tokens = createTokens(() => time);
    const [first, second] = [tokens.issue(1_000), tokens.issue(5_000)];

    time = new Date('2026-11-21T12:00:02.000Z');
    const afterTwoSeconds = [tokens.holds(first), tokens.holds(second)];
    tokens.expire();

    expect(afterTwoSeconds).toEqual([false, true]);
    expect(tokens.holds(second)).toBe(false);
  });

  it('counts calls up to its quota', () => {
    const counter = createCallCounter({ now: () => new Date(), callsMax: 1 });

    expect([counter.take(), counter.take(), counter.calls(), counter.left()]).toEqual([true, false, 1, 0]);
  });

  it('reads the token of a header with or without a version after it', () => {
    expect(
      ['Bearer abc', 'Bearer abc, Version 2.1', 'Basic abc'].map((text) => bearerOf(request(text))),
    ).toEqual([...['abc', 'abc', '']]);
  });

  it('finds words anywhere, and matches an empty query to nothing', () => {
    expect([
      hasWords('Sony WH-1000XM5 Black', 'black sony'),
      hasWords('Sony', 'sony xm5'),
      hasWords('Sony', ' '),
    ]).toEqual([...[true, false, false]]);
  });
});
