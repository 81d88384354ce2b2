import { captureSource } from '@pricehunt/api-contract/captures';
import { sampleOffer } from '@pricehunt/storage/testing';
import { createOutboundSigner } from '../outbound/outbound-signer';
import { pricedOffer } from './priced-offer';

const signer = createOutboundSigner(
  ['a test signing key of at least 32 characters'],
  (host) => host === 'lamps.example',
);
const terms = {
  currency: 'EUR',
  country: null,
  rates: { base: 'EUR', date: '2026-11-20', rates: {} },
  signer,
};

it('marks an offer whose shop is a connected Shopify store, and no other', () => {
  const rowOf = (link: string) => pricedOffer(sampleOffer({ id: 'o1', link }), terms).offer;

  expect(rowOf('https://lamps.example/a').isShopifyStore).toBe(true);
  expect(rowOf('https://shop.example/a').isShopifyStore).toBeUndefined();
});

it('signs the link of an offer that we read, and not of one that a browser sent', () => {
  const wayTo = (source: string) => {
    const { to, offer, signature } = pricedOffer(sampleOffer({ id: 'o1', source }), terms).outbound;
    return { to, isVerified: signer.verify(to, offer, signature) };
  };

  expect(wayTo('structured-page')).toMatchObject({ isVerified: true });
  expect(wayTo(captureSource)).toEqual({ to: sampleOffer({ id: 'o1' }).link, isVerified: false });
});
