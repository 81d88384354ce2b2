import { expect, test } from '../journey';
import { journeyPassword, newAddress, openDemoProduct } from '../shopper-account';
import { accessibilityFaults } from '../steady-page';

for (const size of ['phone', 'desk'] as const)
  test(`sets an alert on a demo product, with an account created on the way, on a ${size}`, async ({
    product,
    openPage,
  }) => {
    const { page, troubles } = await openPage({ size });
    const title = await openDemoProduct(product, page);
    const findings: string[] = [];

    await page.getByRole('button', { name: 'Watch the price' }).click();
    const box = page.getByRole('dialog', { name: 'Tell me when' });
    await box.getByLabel('What you wait for').selectOption('any-change');
    await box.getByText(/Would have told you .* in 180 days|are known, too few/).waitFor();
    findings.push(...(await accessibilityFaults(page)));
    await box.getByLabel('What you wait for').selectOption('target-price');
    await box.getByLabel(/At most/).fill('12.34');
    await box.getByRole('button', { name: 'Sign in and set alert' }).click();
    const door = page.getByRole('dialog', { name: 'Create an account' });
    findings.push(...(await accessibilityFaults(page)));
    await door.getByLabel('E-mail address').fill(newAddress());
    await door.getByLabel('Password', { exact: true }).fill(journeyPassword);
    await door.getByRole('button', { name: 'Create account' }).click();
    await box.getByText('Your alert is set').waitFor();

    await page.goto(`${product.origins.shopper}/alerts`);
    await page.getByText(/at most .?12\.34/).waitFor();
    findings.push(...(await accessibilityFaults(page)));
    await page.getByRole('button', { name: `Pause the alert for ${title}` }).click();
    await page.getByRole('button', { name: `Resume the alert for ${title}` }).waitFor();
    await page.getByRole('button', { name: `Delete the alert for ${title}` }).click();
    await page.getByText('No alerts yet').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('paused', { exact: true }).waitFor();

    expect(findings).toEqual([]);
    expect(troubles).toEqual([]);
  });
