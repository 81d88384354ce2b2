import { expect, test } from '../journey';
import { journeyPassword, newAddress, openDemoProduct } from '../shopper-account';
import { accessibilityFaults } from '../steady-page';

/** A title, and a line with rule, price and status. */
const rowHeightMax = 90;

for (const size of ['phone', 'desk'] as const)
  test(`sets an alert on a demo product, with an account created on the way, on a ${size}`, async ({
    product,
    openPage,
  }) => {
    const { page, troubles } = await openPage({ size });
    const title = await openDemoProduct(product, page);
    const findings: string[] = [];

    await page.getByRole('button', { name: 'Set price alert' }).first().click();
    const box = page.getByRole('dialog', { name: 'Price alert' });
    await box.getByLabel('Notify me when').selectOption('any-change');
    await box.getByText(/would have notified you .* in the last 180 days|too few to estimate/).waitFor();
    findings.push(...(await accessibilityFaults(page)));
    await box.getByLabel('Notify me when').selectOption('target-price');
    await box.getByRole('textbox', { name: /Target price/ }).fill('12.34');
    await box.getByRole('button', { name: 'Sign in and set alert' }).click();
    const door = page.getByRole('dialog', { name: 'Create account' });
    findings.push(...(await accessibilityFaults(page)));
    await door.getByLabel('E-mail address').fill(newAddress());
    await door.getByLabel('Password', { exact: true }).fill(journeyPassword);
    await door.getByRole('button', { name: 'Create account' }).click();
    await box.getByText('Price alert set').waitFor();

    await page.goto(`${product.origins.shopper}/alerts`);
    await page.getByText(/12\.34 or less/).waitFor();
    findings.push(...(await accessibilityFaults(page)));
    const choose = async (act: string) => {
      if (size === 'desk') {
        await page.getByRole('button', { name: `${act} price alert for ${title}` }).click();
        return;
      }
      await page.getByRole('button', { name: `Change price alert for ${title}` }).click();
      findings.push(...(await accessibilityFaults(page)));
      await page.getByRole('menuitem', { name: act }).click();
    };
    await choose('Pause');
    await page.getByText('Paused', { exact: true }).waitFor();
    const row = page.getByRole('listitem').filter({ hasText: /12\.34 or less/ });
    expect((await row.boundingBox())?.height).toBeLessThan(rowHeightMax);
    await choose('Delete');
    await page.getByText('No price alerts yet').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Paused', { exact: true }).waitFor();

    expect(findings).toEqual([]);
    expect(troubles).toEqual([]);
  });
