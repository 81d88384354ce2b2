import { getBusinessSession } from '@pricehunt/api-contract/business-identity';
import type { Page } from '@playwright/test';
import { answeredOrNot, screensOf } from './sheet-screen';
import type { SheetScreen } from './sheet-screen';

const dashboard = '/business/dashboard';
const { loading, error } = answeredOrNot(getBusinessSession.path);

export function merchantDetailScreens(): readonly SheetScreen[] {
  const onItsWay = { loading, error };
  return [
    ...screensOf('merchant', 'order', `${dashboard}/orders/none`, onItsWay),
    ...screensOf('merchant', 'merchant product', `${dashboard}/products/none`, onItsWay),
    ...screensOf('merchant', 'source', `${dashboard}/sources/none`, { ...onItsWay, 'not known': {} }),
    ...screensOf('merchant', 'run', `${dashboard}/sources/none/runs/none`, { ...onItsWay, 'not known': {} }),
    ...screensOf('merchant', 'webhook', `${dashboard}/settings/webhooks/none`, {
      ...onItsWay,
      'not known': {},
    }),
    ...screensOf('merchant', 'merchant connect', '/business/connect', {
      loading: { visitor: 'nobody', mood: 'hangs' },
    }),
    ...screensOf('merchant', 'merchant home', dashboard, { suspended: { prepare: beSuspended } }),
    ...viewerScreens(),
  ];
}

function viewerScreens(): readonly SheetScreen[] {
  return [
    ['sources', '/sources'],
    ['integrate, domain', '/integrate?step=domain'],
    ['integrate, catalog', '/integrate?step=catalog'],
    ['integrate, orders', '/integrate?step=orders'],
    ['integrate, test', '/integrate?step=test'],
    ['attribution, settings', '/attribution?tab=settings'],
    ['settings, profile', '/settings?tab=profile'],
    ['settings, team', '/settings?tab=team'],
    ['settings, keys', '/settings?tab=keys'],
    ['settings, webhooks', '/settings?tab=webhooks'],
    ['settings, data', '/settings?tab=data'],
  ].flatMap(([screen = '', path = '']) =>
    screensOf('merchant', screen, `${dashboard}${path}`, { 'as a viewer': { visitor: 'team-viewer' } }),
  );
}

async function beSuspended(page: Page): Promise<void> {
  await page.route(`**${getBusinessSession.path}`, async (route) => {
    const response = await route.fetch();
    const { business } = getBusinessSession.answers[200].parse(await response.json());
    await route.fulfill({
      response,
      json: { success: true, business: { ...business, status: 'suspended' } },
    });
  });
  await page.reload();
  await page.getByText('suspended', { exact: false }).first().waitFor();
}
