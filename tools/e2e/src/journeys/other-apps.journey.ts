import { expect, test } from '../journey';

for (const [path, app] of [
  ['/business/register?days=7', 'merchant'],
  ['/business-login', 'merchant'],
  ['/business/connect', 'merchant'],
  ['/admin-login', 'admin'],
  ['/admin/business?status=pending', 'admin'],
] as const)
  test(`redirects ${path} from the price comparison to the ${app} app with its query`, async ({
    product,
    openPage,
  }) => {
    const { origins } = product;
    const { page } = await openPage();
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(frame.url()));

    await page.goto(`${origins.shopper}${path}`);
    await page.waitForURL(`${origins[app]}/**`);

    expect(visited).toContain(`${origins[app]}${path}`);
  });
