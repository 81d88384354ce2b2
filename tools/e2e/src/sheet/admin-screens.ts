import { getAdminSession } from '@pricehunt/api-contract';
import type { Page } from 'playwright-core';
import type { SheetScreen } from './sheet-screens';

/** Every screen of the console in each of its states, as an admin sees it. */
export function adminScreens({ productId }: { readonly productId: string }): readonly SheetScreen[] {
  const of = (screen: string, path: string, states: Readonly<Record<string, Partial<SheetScreen>>>) =>
    Object.entries(states).map(([state, more]): SheetScreen => ({
      app: 'admin',
      screen: `admin ${screen}`,
      state,
      path,
      ...more,
    }));
  const answeredOrNot = {
    full: {},
    loading: { mood: 'hangs', spares: getAdminSession.path },
    error: { mood: 'fails', spares: getAdminSession.path },
  } as const;
  return [
    ...of('sign in', '/admin-login', { empty: { isSignedOut: true } }),
    ...of('overview', '/admin', answeredOrNot),
    ...of('businesses', '/admin/business', {
      ...answeredOrNot,
      'none found': { path: '/admin/business?q=zzzzqqqq' },
    }),
    ...of('business', '/admin/business?q=Klotz', {
      full: { prepare: openBusiness },
      'suspend, asked': {
        prepare: async (page) => {
          await openBusiness(page);
          await page.getByRole('button', { name: 'Suspend' }).click();
        },
      },
    }),
    ...of('retailers', '/admin/retailers', answeredOrNot),
    ...of('programme', '/admin/retailers/ebay', answeredOrNot),
    ...of('sources', '/admin/sources', answeredOrNot),
    ...of('source', '/admin/sources/catalog', answeredOrNot),
    ...of('catalog', '/admin/catalog', answeredOrNot),
    ...of('product', `/admin/catalog/products/${productId}`, answeredOrNot),
    ...of('wrong prices', '/admin/catalog/reports', answeredOrNot),
    ...of('items', '/admin/catalog/items?state=all', {
      ...answeredOrNot,
      'none disapproved': { path: '/admin/catalog/items' },
    }),
    ...of('runs', '/admin/feeds', answeredOrNot),
    ...of('feeds', '/admin/feeds?show=feeds', answeredOrNot),
    ...of('jobs', '/admin/jobs?state=done', answeredOrNot),
    ...of('audit log', '/admin/audit', answeredOrNot),
    ...of('switches', '/admin/switches', answeredOrNot),
    ...of('account', '/admin/account', answeredOrNot),
    ...of('not found', '/admin/nowhere', { full: {} }),
  ];
}

async function openBusiness(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Klotz & Kegel' }).click();
  await page.getByRole('heading', { name: 'Store domains' }).waitFor();
}
