import { openTestStorage, sampleOffer, sampleProduct } from '@pricehunt/storage/testing';
import { readKeptApart } from './kept-apart';

it('also leaves out what is kept apart from a product that was merged into this one', async () => {
  const storage = await openTestStorage();
  await storage.products.saveProducts(['p1', 'p2', 'p3'].map((id) => sampleProduct({ id })));
  await storage.offers.saveOffers([{ productId: 'p3', offer: sampleOffer({ id: 'of-p3' }) }]);
  const decided = { decidedAt: '2026-11-20T08:00:00.000Z', decidedBy: 'ada', regroupingId: null };
  await storage.productDecisions.saveDecision({ ...decided, productIds: ['p2', 'p3'], decision: 'apart' });
  await storage.productDecisions.saveDecision({ ...decided, productIds: ['p2', 'p1'], decision: 'same' });

  const isKeptApart = await readKeptApart(storage, { productId: 'p1' });

  await storage.close();
  expect(isKeptApart({ offer: sampleOffer({ id: 'of-p3' }), productId: 'p3' })).toBe(true);
  expect(isKeptApart({ offer: sampleOffer({ id: 'of-p2' }), productId: 'p2' })).toBe(false);
});

it('leaves out what an admin keeps apart, also where a shop is asked directly, but no other offer', async () => {
  const storage = await openTestStorage();
  const offerAt = (id: string) => sampleOffer({ id, link: `https://shop.example/${id}` });
  await storage.products.saveProducts(['p1', 'p2', 'p3'].map((id) => sampleProduct({ id })));
  await storage.offers.saveOffers(
    ['p1', 'p2', 'p3'].map((productId) => ({ productId, offer: offerAt(`of-${productId}`) })),
  );
  const decided = { decidedAt: '2026-11-20T08:00:00.000Z', decidedBy: 'ada', regroupingId: null };
  await storage.productDecisions.saveDecision({ ...decided, productIds: ['p2', 'p1'], decision: 'apart' });

  const [forFirst, forThird] = [
    await readKeptApart(storage, { productId: 'p1' }),
    await readKeptApart(storage, { productId: 'p3' }),
  ];

  await storage.close();
  const live = { ...offerAt('live'), link: 'https://shop.example/of-p2?utm_source=x' };
  expect(forFirst({ offer: offerAt('of-p2'), productId: 'p2' })).toBe(true);
  expect(forFirst({ offer: live, productId: null })).toBe(true);
  expect(forFirst({ offer: offerAt('of-p3'), productId: 'p3' })).toBe(false);
  expect(forFirst({ offer: offerAt('other'), productId: null })).toBe(false);
  expect(forThird({ offer: offerAt('of-p2'), productId: 'p2' })).toBe(false);
});
