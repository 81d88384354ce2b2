import { snapshotLines } from './catalog-snapshot';

const wish = {
  origins: (index: number) => `http://127.0.0.1:${4411 + index}`,
  today: '2026-03-01',
  checkedAt: '2026-03-01T06:00:00.000Z',
};
const lines = [...snapshotLines(wish)];
const offers = lines.filter((line) => line.type === 'offer');

describe('the catalog snapshot', () => {
  it('is the same for the same day', () => {
    expect([...snapshotLines(wish)]).toEqual(lines);
  });

  it('begins with three example links, each to another shop', () => {
    const [first] = lines;
    const links = first?.type === 'examples' ? first.links : [];

    expect(links.map(({ title }) => title)).toEqual([
      'Sony WH-1000XM5',
      'LEGO Technic 42143 Ferrari Daytona SP3',
      'Philips Airfryer XXL HD9650/90',
    ]);
    expect(new Set(links.map(({ link }) => new URL(link).host)).size).toBe(3);
  });

  it('knows three shops wholly, a part of Lumen Supply, and nothing of the others', () => {
    const domains = new Set(offers.map(({ offer }) => offer.retailer.domain));

    expect([...domains].sort()).toEqual([
      '127.0.0.1:4411',
      '127.0.0.1:4412',
      '127.0.0.1:4413',
      '127.0.0.1:4414',
    ]);
  });

  it('ends the price history of every offer at the price of the offer', () => {
    const lastPrice = new Map<string, number>();
    for (const line of lines) if (line.type === 'price') lastPrice.set(line.offerId, line.amountMinor);
    const off = offers.filter(({ offer }) => lastPrice.get(offer.id) !== offer.price.amountMinor);

    expect(off).toEqual([]);
    expect(lastPrice.size).toBe(offers.length);
  });

  it('gives every product and every offer an id of its own, all products before all offers before all prices', () => {
    const products = lines.flatMap((line) => (line.type === 'product' ? [line.product.id] : []));
    const orphans = offers.filter(({ productId }) => !products.includes(productId));
    const kinds = lines.map(({ type }) => type).filter((type, at, all) => type !== all[at - 1]);

    expect(orphans).toEqual([]);
    expect(kinds).toEqual(['examples', 'product', 'offer', 'price']);
    expect(new Set(products).size).toBe(products.length);
    expect(new Set(offers.map(({ offer }) => offer.id)).size).toBe(offers.length);
  });

  it('widens every barcode to fourteen digits', () => {
    const gtins = lines.flatMap((line) => (line.type === 'product' ? line.product.gtins : []));

    expect(gtins.filter((gtin) => !/^\d{14}$/.test(gtin))).toEqual([]);
  });
});
