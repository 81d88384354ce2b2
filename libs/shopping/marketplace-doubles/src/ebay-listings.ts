export interface EbayListing {
  /** "v1|LISTING|VARIATION", with 0 for a listing without variations. */
  readonly itemId: string;
  readonly title: string;
  readonly price: string;
  readonly originalPrice: string | null;
  readonly currentBid: string | null;
  readonly condition: string;
  readonly conditionId: string;
  readonly buyingOptions: readonly ('FIXED_PRICE' | 'AUCTION' | 'BEST_OFFER')[];
  readonly seller: string;
  /** "calculated" if it depends on the address; null if not stated. */
  readonly shipping: string | null;
  /** Whether its minimum advertised price can only be shown in the cart. */
  readonly isPriceHidden: boolean;
  readonly isSoldOut: boolean;
  readonly groupId: string | null;
  readonly gtin: string | null;
  readonly brand: string;
  readonly mpn: string;
  readonly aspects: Readonly<Record<string, string>>;
}

/** Headphones from private and commercial sellers, and ear pads for them. */
export const ebayListings: readonly EbayListing[] = [
  listing({ itemId: 'v1|256110110001|0', price: '319.99', originalPrice: '399.99', shipping: '0.00' }),
  listing({
    itemId: 'v1|256110110002|0',
    price: '199.00',
    condition: 'Used',
    conditionId: '3000',
    seller: 'attic_finds',
    shipping: 'calculated',
    gtin: null,
  }),
  listing({
    itemId: 'v1|256110110003|0',
    price: '41.00',
    currentBid: '41.00',
    buyingOptions: ['AUCTION'],
  }),
  listing({
    itemId: 'v1|256110110004|0',
    price: '305.00',
    currentBid: '120.00',
    seller: 'auction-house',
    buyingOptions: ['FIXED_PRICE', 'AUCTION'],
    shipping: '9.90',
  }),
  listing({
    itemId: 'v1|256110110005|0',
    price: '249.00',
    isPriceHidden: true,
    seller: 'hidden-price',
  }),
  listing({
    itemId: 'v1|256110110006|550001',
    groupId: '256110110006',
    title: 'Sony WH-1000XM5 Wireless Headphones',
    price: '299.00',
    seller: 'variation-store',
    gtin: null,
    mpn: 'WH1000XM5S',
    aspects: { Color: 'Silver' },
  }),
  listing({
    itemId: 'v1|256110110006|550002',
    groupId: '256110110006',
    title: 'Sony WH-1000XM5 Wireless Headphones',
    price: '329.00',
    seller: 'variation-store',
    aspects: { Color: 'Black' },
  }),
  listing({
    itemId: 'v1|256110110007|0',
    price: '259.00',
    condition: 'Excellent - Refurbished',
    conditionId: '2010',
    seller: 'second-life',
  }),
  listing({
    itemId: 'v1|256110110008|0',
    title: 'Ear pads for Sony WH-1000XM5 black',
    price: '12.99',
    brand: 'Wicked Cushions',
    mpn: 'WC-XM5',
    gtin: null,
    seller: 'pads-and-more',
  }),
];

function listing(facts: Partial<EbayListing> & Pick<EbayListing, 'itemId' | 'price'>): EbayListing {
  return {
    title: 'Sony WH-1000XM5 Wireless Headphones Black',
    originalPrice: null,
    currentBid: null,
    condition: 'New',
    conditionId: '1000',
    buyingOptions: ['FIXED_PRICE'],
    seller: 'audio-outlet',
    shipping: null,
    isPriceHidden: false,
    isSoldOut: false,
    groupId: null,
    gtin: '4548736132610',
    brand: 'Sony',
    mpn: 'WH1000XM5B',
    aspects: { Color: 'Black' },
    ...facts,
  };
}
