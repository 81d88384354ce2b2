import { withCarriedTag } from './carried-tag';

describe('withCarriedTag', () => {
  it("restores only the recommender's tag", () => {
    const pasted = 'https://www.amazon.de/Sony/dp/B09XS7JWHH/ref=sr_1_1?tag=creator-21&utm_source=x&qid=1';

    expect(withCarriedTag('https://www.amazon.de/dp/B09XS7JWHH', pasted)).toBe(
      'https://www.amazon.de/dp/B09XS7JWHH?tag=creator-21',
    );
  });

  it.each([
    [
      'a link without a tag',
      'https://www.amazon.de/dp/B09XS7JWHH',
      'https://www.amazon.de/dp/B09XS7JWHH?th=1',
    ],
    ['an empty tag', 'https://www.amazon.de/dp/B09XS7JWHH', 'https://www.amazon.de/dp/B09XS7JWHH?tag='],
    ['a shop without a programme', 'https://shop.example/p', 'https://shop.example/p?tag=x'],
    [
      'a sub-id alone',
      'https://www.amazon.de/dp/B09XS7JWHH',
      'https://www.amazon.de/dp/B09XS7JWHH?ascsubtag=x',
    ],
  ])("doesn't change the canonical link of %s", (_what, canonical, pasted) => {
    expect(withCarriedTag(canonical, pasted)).toBe(canonical);
  });
});
