import { readLinkWords } from '@pricehunt/product-links';
import { signInTestMember } from '../testing/sign-in';
import { startTestApi } from '../testing/test-api';
import { verifyTestDomain } from '../testing/verify-test-domain';
import { findCatalogEntry } from './catalog-entry';

/** Which spellings of two pages find their offers, one of which its merchant wrote in capitals. */
async function foundHandles(isShopify: boolean) {
  const api = await startTestApi({});
  const owner = await signInTestMember(api, { name: 'Oak' });
  await verifyTestDomain(api, owner.businessId, 'oak.example');
  if (isShopify)
    await owner.inject({
      method: 'POST',
      url: '/api/business/order-sources/shopify',
      payload: { shopDomain: 'oak.myshopify.com' },
    });
  const made = await owner.inject({
    method: 'POST',
    url: '/api/business/api-keys',
    payload: { name: 'Shop', kind: 'secret', scopes: ['products.write'] },
  });
  const item = { price: '10.00 EUR', availability: 'in_stock', brand: 'Oak' };
  await api.app.inject({
    method: 'POST',
    url: '/api/v1/products',
    headers: { authorization: `Bearer ${made.json().key}` },
    payload: {
      upserts: [
        { ...item, id: '1', title: 'Desk lamp', link: 'https://oak.example/products/Lamp' },
        { ...item, id: '2', title: 'Garden chair', link: 'https://oak.example/products/chair' },
      ],
    },
  });
  const found: string[] = [];
  for (const handle of ['lamp', 'Lamp', 'chair', 'Chair']) {
    const link = `https://www.oak.example/products/${handle}?utm_source=x`;
    const entry = await findCatalogEntry(api.services.storage, {
      link,
      linkWords: readLinkWords(link).words,
    });
    if (entry !== null) found.push(handle);
  }
  await api.close();
  return found;
}

it('finds the product of a connected Shopify store by its handle in any case', async () => {
  expect(await foundHandles(true)).toEqual(['lamp', 'Lamp', 'chair', 'Chair']);
});

it('finds another shop’s page only in its own case, since another may be another product', async () => {
  expect(await foundHandles(false)).toEqual(['Lamp', 'chair']);
});
