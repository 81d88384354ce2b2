import { expect, test } from '../journey';
import { registerMerchant } from '../merchant-account';
import { proveDomain } from '../prove-domain';
import { newAddress } from '../shopper-account';
import { sidewaysOverflow } from '../steady-page';

for (const size of ['phone', 'desk'] as const)
  test(`on a ${size}, the wizard goes on where it was left, and a test order lights every hop`, async ({
    product,
    openPage,
  }) => {
    const { origins, demoShop } = product;
    const { page } = await openPage({ size });
    const wizard = `${origins.merchant}/business/dashboard/integrate`;
    await registerMerchant(product, page, newAddress(), 'Lumen');
    await page.goto(`${origins.merchant}/business-integrate`);
    await page.getByRole('heading', { name: 'Prove that the store is yours' }).waitFor();

    await proveDomain(product, page, demoShop('lumen'));
    await page.goto(wizard);
    await page.getByRole('heading', { name: 'Bring your catalog' }).waitFor();
    await page.getByLabel('Address of the store').fill(demoShop('lumen'));
    await page.getByLabel('Currency').fill('EUR');
    await page.getByRole('button', { name: 'Connect and read' }).click();
    await page.getByRole('button', { name: 'Apply these changes' }).click();
    await page.getByRole('link', { name: 'Catalog (done)' }).waitFor();

    await page.goto(`${wizard}?step=test`);
    await page.getByRole('button', { name: 'Send a test order' }).click();
    await page.getByText('Every hop works').waitFor();
    await page.getByRole('link', { name: 'See its receipt' }).waitFor();

    expect(await page.getByText('(passed)').count()).toBe(5);
    expect(await sidewaysOverflow(page)).toBe(0);
  });
