import * as z from 'zod/mini';

const host = 'http://127.0.0.1';

const productsName = 'JOURNEYS_PRODUCTS';

const placesSchema = z.array(z.object({ portsFrom: z.number(), dataFolder: z.string() }));

export interface ProductPlace {
  readonly portsFrom: number;
  readonly dataFolder: string;
}

export interface RunningProduct {
  readonly origins: Readonly<Record<'api' | 'shopper' | 'merchant' | 'admin', string>>;
  /** Contains e-mails and secrets. */
  readonly dataFolder: string;
  readonly demoShop: (id: DemoShopId) => string;
}

/** In the order of their ports. */
const shopIds = [
  'lumen',
  'brandt',
  'pennywick',
  'nordlys',
  'barn',
  'gracht',
  'kettle',
  'klotz',
  'catalog',
  ...(['marketplaces', 'rates', 'search', 'wessel', 'hafen'] as const),
  ...([
    'hertz',
    'aurora',
    'comptoir',
    'linden',
    'harbour',
    'kern',
    'networks',
    'receiver',
    'sign-in',
  ] as const),
] as const;
type DemoShopId = (typeof shopIds)[number];

export function productAt({ portsFrom, dataFolder }: ProductPlace): RunningProduct {
  return {
    origins: {
      api: `${host}:${portsFrom}`,
      shopper: `${host}:${portsFrom + 2}`,
      merchant: `${host}:${portsFrom + 3}`,
      admin: `${host}:${portsFrom + 4}`,
    },
    dataFolder,
    demoShop: (id) => `${host}:${portsFrom + 5 + shopIds.indexOf(id)}`,
  };
}

export function announceProducts(places: readonly ProductPlace[]): void {
  process.env[productsName] = JSON.stringify(places);
}

/** Returns the product of a worker, counted from 0. */
export function productOfWorker(index: number): RunningProduct {
  const place = placesSchema.parse(JSON.parse(process.env[productsName] ?? '[]'))[index];
  if (place === undefined) throw new Error(`No product was started for worker ${index}.`);
  return productAt(place);
}
