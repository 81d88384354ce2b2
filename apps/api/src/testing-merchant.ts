import type { BusinessStatus } from '@pricehunt/business-accounts';
import { signInTestMember } from './testing-sign-in';
import type { SignedInCaller } from './testing-sign-in';
import type { TestApi } from './testing';

/** A merchant with a verified domain and products that were pushed. */
export interface TestMerchant extends SignedInCaller {
  readonly businessId: string;
  /** Pushes products of these ids again, as the merchant's shop would. */
  readonly push: (items: readonly object[]) => Promise<void>;
}

/** A product as a merchant's shop pushes it. */
export function testItem(id: string, changes: object = {}): object {
  return {
    ...{ id, title: `Oak lamp ${id}`, link: `https://oak.example/p/${id}`, price: '10.00 EUR' },
    ...{ availability: 'in_stock', condition: 'new', brand: 'Oak' },
    ...changes,
  };
}

/** Opens a merchant at oak.example who has pushed the items. */
export async function openTestMerchant(
  api: TestApi,
  items: readonly object[],
  choice: { readonly status?: BusinessStatus } = {},
): Promise<TestMerchant> {
  const owner = await signInTestMember(api, { name: 'Oak', storeDomain: 'oak.example', ...choice });
  const at = api.services.now().toISOString();
  await api.services.storage.businessDomains.claimDomain({
    ...{ id: api.services.newId(), businessId: owner.businessId, domain: 'oak.example', token: 't' },
    ...{ state: 'verified', method: 'dns', claimedAt: at, checkedAt: at, verifiedAt: at, problem: null },
  });
  const made = await owner.inject({
    method: 'POST',
    url: '/api/business/api-keys',
    payload: { name: 'Shop', kind: 'secret', scopes: ['products.write'] },
  });
  const { key } = made.json<{ key: string }>();
  const push = async (upserts: readonly object[]) => {
    const headers = { authorization: `Bearer ${key}` };
    const pushed = await api.app.inject({
      ...{ method: 'POST', url: '/api/v1/products', headers, payload: { upserts } },
    });
    if (pushed.statusCode !== 200) throw new Error(`the push was refused: ${pushed.body}`);
  };
  await push(items);
  return { ...owner, push };
}
