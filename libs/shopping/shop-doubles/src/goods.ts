export interface Goods {
  readonly id: number;
  readonly title: string;
  readonly brand: string;
  /** 8 to 14 digits as printed. */
  readonly gtin: string | null;
  readonly mpn: string | null;
  readonly sku: string;
  readonly slug: string;
  /** With two decimals. */
  readonly price: string;
  /** The previous price; null if not reduced. */
  readonly regularPrice: string | null;
  readonly stock: 'in' | 'out' | 'backorder';
  /** An external product is sold by another shop. */
  readonly kind: 'simple' | 'variable' | 'external';
  readonly variants: readonly GoodsVariant[];
}

export interface GoodsVariant {
  readonly id: number;
  readonly option: string;
  readonly value: string;
  readonly sku: string;
  readonly gtin: string | null;
  readonly price: string;
  readonly stock: 'in' | 'out' | 'backorder';
}

/** An electronics shop's products, with titles in several languages. */
export const sampleGoods: readonly Goods[] = [
  goods({
    id: 101,
    title: 'Sony WH-1000XM5 Wireless Headphones Black',
    brand: 'Sony',
    gtin: '4548736132610',
    mpn: 'WH1000XM5B',
    sku: 'SO-101',
    slug: 'sony-wh-1000xm5-black',
    price: '324.00',
    regularPrice: '399.00',
  }),
  goods({
    id: 102,
    title: 'Ersatzpolster für Kopfhörer, 2 Stück',
    brand: 'Klang',
    sku: 'KL-102',
    slug: 'ersatzpolster',
    price: '14.90',
  }),
  goods({
    id: 103,
    title: 'Dell Monitor 27" U2724D',
    brand: 'Dell',
    gtin: '5397184821800',
    mpn: 'U2724D',
    sku: '5397184821800',
    slug: 'dell-u2724d',
    price: '429.95',
    stock: 'backorder',
  }),
  goods({
    id: 104,
    title: 'Chaussure de trail Cascadia',
    brand: 'Brooks',
    sku: 'BR-104',
    slug: 'cascadia',
    price: '129.00',
    kind: 'variable',
    variants: [
      {
        id: 1041,
        option: 'Couleur',
        value: 'Rouge',
        sku: 'BR-104-R',
        gtin: null,
        price: '129.00',
        stock: 'in',
      },
      {
        id: 1042,
        option: 'Couleur',
        value: 'Noir',
        sku: 'BR-104-N',
        gtin: null,
        price: '149.00',
        stock: 'out',
      },
    ],
  }),
  goods({
    id: 105,
    title: 'Bosch GSR18V-55 wiertarko-wkrętarka & walizka',
    brand: 'Bosch',
    mpn: '06019H5202',
    sku: 'BO-105',
    slug: 'bosch-gsr18v-55',
    price: '189.50',
    stock: 'out',
  }),
  goods({
    id: 106,
    title: 'Kindle Paperwhite (at Amazon)',
    brand: 'Amazon',
    sku: 'AM-106',
    slug: 'kindle',
    price: '159.99',
    kind: 'external',
  }),
];

function goods(
  facts: Partial<Goods> & Pick<Goods, 'id' | 'title' | 'brand' | 'sku' | 'slug' | 'price'>,
): Goods {
  return {
    gtin: null,
    mpn: null,
    regularPrice: null,
    stock: 'in',
    kind: 'simple',
    variants: [],
    ...facts,
  };
}
