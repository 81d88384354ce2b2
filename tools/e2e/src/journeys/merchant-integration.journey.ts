import { confirmAddress } from '../confirm-address';
import { expect, test } from '../journey';
import { registerMerchant } from '../merchant-account';
import { verifyDomain } from '../verify-domain';
import { newAddress } from '../shopper-account';
import { sidewaysOverflow } from '../steady-page';

for (const size of ['phone', 'desk'] as const)
  test(`on a ${size}, the wizard resumes where it was left, and a test order passes all steps`, async ({
    product,
    openPage,
  }) => {
    const { origins, demoShop } = product;
    const { page } = await openPage({ size });
    const wizard = `${origins.merchant}/business/dashboard/integrate`;
    const email = newAddress();
    await registerMerchant(product, page, email, 'Lumen');
    await page.goto(`${origins.merchant}/business-integrate`);
    await page.getByRole('heading', { name: 'Verify your e-mail address' }).waitFor();
    await confirmAddress(product, page, email);
    await page.goto(wizard);
    await page.getByRole('heading', { name: 'Verify your domain' }).waitFor();

    await verifyDomain(product, page, demoShop('lumen'));
    await page.goto(wizard);
    await page.getByRole('heading', { name: 'Import your catalog' }).waitFor();
    await page.getByLabel('Store URL').fill(demoShop('lumen'));
    await page.getByLabel('Currency').fill('EUR');
    await page.getByRole('button', { name: 'Connect and import' }).click();
    await page.getByRole('button', { name: 'Apply changes' }).click();
    await page.getByRole('link', { name: 'Catalog (Done)' }).waitFor();

    await page.goto(`${wizard}?step=test`);
    await page.getByRole('button', { name: 'Send test order' }).click();
    await page.getByText('All steps passed').waitFor();
    await page.getByRole('link', { name: 'View test order' }).waitFor();

    expect(await page.getByText('(Passed)').count()).toBe(5);
    expect(await sidewaysOverflow(page)).toBe(0);
  });
