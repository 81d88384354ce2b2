import { sampleOffer } from '@pricehunt/storage/testing';
import { createOutboundSigner } from './outbound-signer';
import { pricedOffer } from './priced-offer';

it('says of an offer that its shop is a connected Shopify store, and of no other', () => {
  const signer = createOutboundSigner(
    ['a test signing key of at least 32 characters'],
    (host) => host === 'lamps.example',
  );
  const terms = { currency: 'EUR', country: null, rates: { base: 'EUR', date: '2026-11-20', rates: {} } };
  const rowOf = (link: string) => pricedOffer(sampleOffer({ id: 'o1', link }), { ...terms, signer }).offer;

  expect(rowOf('https://lamps.example/a').isShopifyStore).toBe(true);
  expect(rowOf('https://shop.example/a').isShopifyStore).toBeUndefined();
});
