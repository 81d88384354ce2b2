import { categorise } from '@pricehunt/product-categories';
import { snapshotLines } from './catalog-snapshot';
import { everyProduct } from './world/every-product';

const wish = {
  origins: (index: number) => `http://127.0.0.1:${4411 + index}`,
  today: '2026-03-01',
  checkedAt: '2026-03-01T06:00:00.000Z',
};
const lines = [...snapshotLines(wish)];
const offers = lines.filter((line) => line.type === 'offer');

/** By hand; cases for phones and for headphones are different kinds. */
const kindsOfCategories: Readonly<Record<string, string>> = {
  headphones: 'headphones earbuds studioHeadphones headset',
  speakers: 'speaker smartSpeaker soundbar homeSpeaker',
  'mobile-phones': 'phone',
  tablets: 'tablet',
  'watches-smartwatches': 'watch',
  laptops: 'laptop',
  'hard-drives-ssds': 'internalDrive portableDrive',
  'memory-cards': 'memoryCard',
  keyboards: 'keyboard',
  'chargers-power-adapters': 'charger',
  'digital-cameras': 'camera compactCamera',
  'film-instant-cameras': 'instantCamera',
  'camcorders-action-cams-drones': 'actionCamera drone',
  lenses: 'lens',
  'game-consoles': 'console handheld',
  'game-controllers': 'controller',
  'building-toys': 'brickSet lightKit',
  'board-games': 'boardGame',
  'musical-toys-audio-players': 'audioBox',
  'mixers-blenders': 'mixer handBlender blender',
  'electric-kettles': 'kettle',
  'coffee-machines': 'coffeeMachine espresso coffeeMaker coffeePress mokaPot',
  'grinders-mills': 'grinder',
  cookware: 'pan casserole',
  'kitchen-knives': 'knife',
  'kitchen-tools': 'scale',
  'light-bulbs': 'bulb',
  thermostats: 'thermostat',
  'intercoms-doorbells': 'doorbell',
  'surveillance-cameras': 'securityCamera',
  batteries: 'battery',
  'toothbrush-accessories': 'brushHeads',
  shoes: 'runningShoe sneaker boot',
  'headphone-accessories': 'earPads hardCase',
  'e-book-readers': 'reader',
  'computer-monitors': 'monitor',
  mice: 'mouse',
  'routers-access-points': 'router',
  'fryers-air-fryers': 'airFryer',
  'toasters-sandwich-makers': 'toaster',
  'bottles-food-carriers': 'bottle',
  'vacuum-cleaners': 'stickVacuum vacuum robotVacuum',
  'steam-floor-cleaners': 'steamMop',
  'power-electrical-supplies': 'plug',
  toothbrushes: 'toothbrush',
  'electric-shavers': 'shaver',
  'hair-styling-tools': 'hairDryer',
  'water-filters': 'filter',
  'drills-drivers': 'drill',
  'impact-wrenches-drivers': 'impactDriver',
  saws: 'jigsaw',
  sanders: 'sander',
  'tool-sets': 'toolSet',
  tools: 'multiTool',
  'pressure-washers': 'pressureWasher',
};

describe('the catalog snapshot', () => {
  it('is the same for the same day', () => {
    expect([...snapshotLines(wish)]).toEqual(lines);
  });

  it('describes every product well enough to find its category', () => {
    const kindOf = new Map(everyProduct.map(({ key, noun }) => [`demo-${key}`, noun]));
    const expected = new Map(
      Object.entries(kindsOfCategories).flatMap(([slug, kinds]) =>
        kinds.split(' ').map((kind) => [kind, slug] as const),
      ),
    );
    const products = lines.flatMap((line) => (line.type === 'product' ? [line.product] : []));

    const wrong = products.filter((product) => {
      const kind = kindOf.get(product.id) ?? '';
      const isForPhone = kind === 'phoneCase' && !product.title.includes('AirPods');
      const slug = isForPhone ? 'phone-cases-accessories' : (expected.get(kind) ?? 'headphone-accessories');
      return categorise({ ...product, shopCategory: product.category })?.slug !== slug;
    });

    expect(products.length).toBeGreaterThan(200);
    expect(wrong.map(({ title }) => title)).toEqual([]);
  });

  it('starts with three example links, each to a different shop', () => {
    const [first] = lines;
    const links = first?.type === 'examples' ? first.links : [];

    expect(links.map(({ title }) => title)).toEqual([
      'Sony WH-1000XM5',
      'LEGO Technic 42143 Ferrari Daytona SP3',
      'Philips Airfryer XXL HD9650/90',
    ]);
    expect(new Set(links.map(({ link }) => new URL(link).host)).size).toBe(3);
  });

  it('contains three shops fully, part of Lumen Supply, and none of the others', () => {
    const domains = new Set(offers.map(({ offer }) => offer.retailer.domain));

    expect([...domains].sort()).toEqual([
      '127.0.0.1:4411',
      '127.0.0.1:4412',
      '127.0.0.1:4413',
      '127.0.0.1:4414',
    ]);
  });

  it('contains the shops’ delivery costs abroad', () => {
    const ratesOf = (name: string) =>
      offers.find(({ offer }) => offer.retailer.name === name)?.offer.shippingRates;

    expect(ratesOf('Lumen Supply')).toContainEqual({
      country: 'DE',
      cost: { amountMinor: 1995, currency: 'USD' },
      freeFrom: null,
    });
    expect(ratesOf('Elektro Brandt')).toContainEqual({
      country: 'AT',
      cost: { amountMinor: 995, currency: 'EUR' },
      freeFrom: null,
      deliveryDays: { min: 4, max: 8 },
    });
    expect(ratesOf('Elektro Brandt')).toContainEqual({ country: 'CH', cost: null, freeFrom: null });
  });

  it('states delivery days at home where the shop does', () => {
    const days = new Map(
      offers.map(({ offer: { retailer, shippingRates } }) => [
        retailer.name,
        shippingRates.find(({ country }) => country === 'DE')?.deliveryDays,
      ]),
    );

    expect(days.get('Elektro Brandt')).toEqual({ min: 1, max: 4 });
    expect(days.get('Lumen Supply')).toBeUndefined();
  });

  it('has products that were out of stock at all shops for a while, and are back', () => {
    const pasts = new Map<string, string[]>();
    for (const line of lines) {
      if (line.type !== 'price') continue;
      pasts.set(line.offerId, [...(pasts.get(line.offerId) ?? []), line.availability ?? 'in_stock']);
    }
    const soldOut = [...pasts].filter(([, past]) => past.includes('out_of_stock')).map(([id]) => id);
    const products = new Set(
      offers.flatMap(({ offer, productId }) => (soldOut.includes(offer.id) ? [productId] : [])),
    );
    const spared = offers.filter(
      ({ offer, productId }) => products.has(productId) && !soldOut.includes(offer.id),
    );

    expect(products.size).toBeGreaterThan(10);
    expect(spared).toEqual([]);
    expect([...pasts.values()].filter((past) => past.at(-1) !== 'in_stock')).toEqual([]);
  });

  it('ends the price history of every offer at the price of the offer', () => {
    const lastPrice = new Map<string, number>();
    for (const line of lines) if (line.type === 'price') lastPrice.set(line.offerId, line.amountMinor);
    const off = offers.filter(({ offer }) => lastPrice.get(offer.id) !== offer.price.amountMinor);

    expect(off).toEqual([]);
    expect(lastPrice.size).toBe(offers.length);
  });

  it('gives every product and offer a unique id, and lists products, then offers, then prices', () => {
    const products = lines.flatMap((line) => (line.type === 'product' ? [line.product.id] : []));
    const orphans = offers.filter(({ productId }) => !products.includes(productId));
    const kinds = lines.map(({ type }) => type).filter((type, at, all) => type !== all[at - 1]);

    expect(orphans).toEqual([]);
    expect(kinds).toEqual(['examples', 'product', 'offer', 'price']);
    expect(new Set(products).size).toBe(products.length);
    expect(new Set(offers.map(({ offer }) => offer.id)).size).toBe(offers.length);
  });

  it('pads every barcode to fourteen digits', () => {
    const gtins = lines.flatMap((line) => (line.type === 'product' ? line.product.gtins : []));

    expect(gtins.filter((gtin) => !/^\d{14}$/.test(gtin))).toEqual([]);
  });
});
