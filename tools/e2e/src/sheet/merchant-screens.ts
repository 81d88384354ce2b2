import type { SheetScreen } from './sheet-screens';

const dashboard = '/business/dashboard';

/** Every screen of the merchants' dashboard in each of its states, as the demo merchant sees it. */
export function merchantScreens(): readonly SheetScreen[] {
  const of = (screen: string, path: string, states: Readonly<Record<string, Partial<SheetScreen>>>) =>
    Object.entries(states).map(([state, more]): SheetScreen => ({
      app: 'merchant',
      screen,
      state,
      path,
      ...more,
    }));
  const answeredOrNot = {
    full: {},
    loading: { mood: 'hangs', spares: sessionCall },
    error: { mood: 'fails', spares: sessionCall },
  } as const;
  const setUp = ['domain', 'catalog', 'orders', 'test'].flatMap((step) =>
    of(`integrate, ${step}`, `${dashboard}/integrate?step=${step}`, answeredOrNot),
  );
  const settings = ['profile', 'security', 'team', 'notices', 'keys', 'webhooks', 'data'].flatMap((tab) =>
    of(`settings, ${tab}`, `${dashboard}/settings?tab=${tab}`, answeredOrNot),
  );
  const figures = [
    ['merchant home', ''],
    ['activity', '/activity'],
    ['orders', '/orders'],
    ['analytics, traffic', '/analytics'],
    ['analytics, prices', '/analytics?view=prices'],
    ['analytics, wanted', '/analytics?view=wanted'],
    ['attribution, models', '/attribution'],
    ['attribution, ledger', '/attribution?tab=ledger'],
    ['attribution, settings', '/attribution?tab=settings'],
  ].flatMap(([screen = '', path = '']) => of(screen, `${dashboard}${path}`, answeredOrNot));
  return [
    ...of('merchant sign in', '/business-login', { empty: { isSignedOut: true } }),
    ...of('merchant register', '/business/register', { empty: { isSignedOut: true } }),
    ...of('merchant connect', '/business/connect', { 'signed out': { isSignedOut: true } }),
    ...of('merchant products', `${dashboard}/products`, answeredOrNot),
    ...of('merchant products', `${dashboard}/products?q=zzzzqqqq`, { 'none found': {} }),
    ...of('merchant product', `${dashboard}/products`, {
      full: {
        prepare: async (page) => {
          await page.getByRole('row').nth(1).getByRole('link').click();
          await page.getByRole('link', { name: 'All products' }).waitFor();
        },
      },
    }),
    ...of('merchant product', `${dashboard}/products/none`, { 'not known': {} }),
    ...of('sources', `${dashboard}/sources`, answeredOrNot),
    ...figures,
    ...of('activity', `${dashboard}/activity?source=nowhere`, { 'none found': {} }),
    ...of('orders', `${dashboard}/orders?q=zzzzqqqq`, { 'none found': {} }),
    ...of('order', `${dashboard}/orders`, {
      receipt: {
        prepare: async (page) => {
          await page.getByRole('rowheader').first().getByRole('link').click();
          await page.getByRole('heading', { name: 'The way to the order' }).waitFor();
        },
      },
    }),
    ...of('order', `${dashboard}/orders/none`, { 'not known': {} }),
    ...of('attribution, settings', `${dashboard}/attribution?tab=settings`, {
      previewed: {
        prepare: async (page) => {
          await page.getByRole('button', { name: 'See what it would have come to' }).click();
          await page.getByRole('button', { name: 'Save these settings' }).waitFor();
        },
      },
    }),
    ...setUp,
    ...settings,
  ];
}

/** The call that tells who is signed in: without its answer no screen of the dashboard is reached. */
const sessionCall = '/api/business/auth/me';
