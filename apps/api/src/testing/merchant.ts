import type { BusinessStatus } from '@pricehunt/business-accounts';
import { signInTestMember } from './sign-in';
import type { SignedInCaller } from './sign-in';
import type { TestApi } from './test-api';
import { verifyTestDomain } from './verify-test-domain';

interface PushedRow {
  readonly outcome: string;
  readonly issues: readonly { readonly code: string }[];
}

export interface TestMerchant extends SignedInCaller {
  readonly businessId: string;
  readonly push: (items: readonly object[]) => Promise<readonly PushedRow[]>;
  readonly remove: (itemIds: readonly string[]) => Promise<void>;
}

export function testItem(id: string, changes: object = {}): object {
  return {
    id,
    title: `Oak lamp ${id}`,
    link: `https://oak.example/p/${id}`,
    price: '10.00 EUR',
    availability: 'in_stock',
    condition: 'new',
    brand: 'Oak',
    ...changes,
  };
}

export async function openTestMerchant(
  api: TestApi,
  items: readonly object[],
  { domain = 'oak.example', ...choice }: { readonly status?: BusinessStatus; readonly domain?: string } = {},
): Promise<TestMerchant> {
  const owner = await signInTestMember(api, { name: 'Oak', storeDomain: domain, ...choice });
  await verifyTestDomain(api, owner.businessId, domain);
  const made = await owner.inject({
    method: 'POST',
    url: '/api/business/api-keys',
    payload: { name: 'Shop', kind: 'secret', scopes: ['products.write'] },
  });
  const { key } = made.json<{ key: string }>();
  const send = async (payload: object) => {
    const headers = { authorization: `Bearer ${key}` };
    const sent = await api.app.inject({ method: 'POST', url: '/api/v1/products', headers, payload });
    if (sent.statusCode !== 200) throw new Error(`the push was refused: ${sent.body}`);
    return sent.json<{ results: readonly PushedRow[] }>().results;
  };
  const push = (upserts: readonly object[]) => send({ upserts });
  await push(items);
  return {
    ...owner,
    push,
    remove: async (deletes) => {
      await send({ deletes });
    },
  };
}
