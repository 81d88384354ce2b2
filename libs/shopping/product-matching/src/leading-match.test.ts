import { leadingMatch } from './leading-match';
import { matchProducts } from './match-products';

const offer = (title: string, brand: string | null = null) => ({
  title,
  brand,
  gtins: [],
  mpn: null,
  attributes: {},
});

function leaderFor(wanted: string, titles: readonly string[]): string | null {
  const candidates = titles.map((title) => ({ title, match: matchProducts(offer(wanted), offer(title)) }));
  return leadingMatch(candidates)?.title ?? null;
}

describe('leadingMatch', () => {
  const radio = 'Panasonic portable radio cassette recorder';
  const alike = ['Panasonic portable radio cassette player', 'Panasonic portable radio recorder'];

  it('names no candidate if several are about as like the product', () => {
    expect(leaderFor(radio, alike)).toBeNull();
    expect(leaderFor(radio, alike.toReversed())).toBeNull();
  });

  it('names the one that is far ahead', () => {
    const others = ['Samsung refrigerator 300 l', 'Bosch drill'];

    expect(leaderFor(radio, [...others, `${radio} black`])).toBe(`${radio} black`);
  });

  it('names a certain match however like it the others are, and never one that is contradicted', () => {
    const wanted = 'Sony WH-1000XM5 headphones black';
    const certain = 'Sony WH-1000XM5 wireless headphones';

    expect(leaderFor(wanted, ['Sony WH-1000XM5 headphones', certain])).not.toBeNull();
    expect(leaderFor(wanted, ['Sony WH-1000XM5 headphones white'])).toBeNull();
    expect(leaderFor(wanted, [])).toBeNull();
  });
});
