import { listExampleLinks } from '@pricehunt/api-contract/browsing';
import type { Page } from '@playwright/test';
import { expect, test } from '../journey';
import type { RunningProduct } from '../running-product';
import { newAddress } from '../shopper-account';
import { countSteps } from '../walk-task';

const dayMs = 24 * 3_600_000;

/** The installation's example from a shop that ships large orders for free. */
async function exampleLink({ origins }: RunningProduct): Promise<string> {
  const response = await fetch(`${origins.api}${listExampleLinks.path}`);
  const { items } = listExampleLinks.answers[200].parse(await response.json());
  const example = items.find(({ shopName }) => shopName === 'Lumen Supply');
  if (example === undefined) throw new Error('The demo has no example link of Lumen Supply.');
  return example.link;
}

async function search(page: Page, text: string): Promise<void> {
  await page.getByLabel('Product link or name').fill(text);
  await page.keyboard.press('Enter');
}

for (const size of ['phone', 'desk'] as const)
  test(`a shopper does seven everyday tasks in a few clicks, on a ${size}`, async ({ openPage, product }) => {
    const { page, troubles } = await openPage({ size });
    const walk = await countSteps(page);
    const landing = product.origins.shopper;
    const link = await exampleLink(product);

    await walk('See what a linked product costs at other shops', landing, async () => {
      await search(page, link);
      await page.locator('main a[href*="/api/redirect"]').nth(3).waitFor();
    });

    await walk('Find the cheapest product with free shipping', landing, async () => {
      await search(page, 'headphones with free shipping');
      await page.getByRole('button', { name: 'Remove filter: Free shipping' }).waitFor();
      await page.getByLabel('Sort by').selectOption('Price: low to high');
      await page.waitForURL(/[?&]sort=price/);
      await page.locator('main li a[href^="/product/"]').first().waitFor();
    });

    await walk('Decide whether to buy now or wait', landing, async () => {
      await search(page, link);
      await page
        .getByText(/^(Very good|Good|Typical|High) price$/)
        .first()
        .waitFor();
    });

    await walk('Get an e-mail when the price falls', landing, async () => {
      await search(page, link);
      await page.getByRole('button', { name: 'Set price alert' }).first().click();
      const dialog = page.getByRole('dialog', { name: 'Price alert' });
      await dialog.getByLabel('E-mail').fill(newAddress());
      await dialog.getByRole('button', { name: 'Set alert', exact: true }).click();
      await dialog.getByText('Confirm your e-mail to start').waitFor();
    });

    await walk('Find a quiet vacuum under $300', landing, async () => {
      await search(page, 'quiet vacuum under $300');
      await page.getByRole('button', { name: /^Remove filter: .*\$300/ }).waitFor();
      await page.locator('main li a[href^="/product/"]').first().waitFor();
    });

    if (size === 'desk') {
      const noise = page.getByRole('group', { name: 'Noise' });
      await noise.getByRole('checkbox', { name: /^60–65 dB/ }).click();
      await page.getByRole('button', { name: 'Remove filter: Noise: 60–65 dB' }).waitFor();
      await page
        .getByRole('link', { name: /Miele Complete C3/ })
        .first()
        .waitFor();
    }

    await walk('Compare two headphones', landing, async () => {
      await search(page, 'headphones');
      const ticks = page.getByRole('checkbox', { name: /^Compare / });
      await ticks.nth(0).check();
      await ticks.nth(1).check();
      await page.getByRole('link', { name: 'Compare 2' }).click();
      await page.getByRole('table').waitFor();
    });
    const looked = page
      .getByRole('table')
      .getByRole('link', { name: /^(?!Go to)/ })
      .first();
    const title = await looked.innerText();
    await looked.click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await expect
      .poll(() => page.evaluate("localStorage.getItem('pricehunt_history') ?? ''"))
      .toContain(title);

    await page.clock.setFixedTime(Date.now() + dayMs);
    await walk('Find tomorrow what you looked at today', landing, async () => {
      await page.getByRole('link', { name: 'History', exact: true }).click();
      await page.getByText('Yesterday', { exact: true }).waitFor();
      await page.getByRole('main').getByRole('link', { name: title }).first().waitFor();
    });
    expect(troubles).toEqual([]);
  });
