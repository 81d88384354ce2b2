import { followRedirect } from '@pricehunt/api-contract/redirects';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { createAdmin } from '../admin-account';
import { demoMerchantEmail, demoMerchantPassword } from '../demo-merchant';
import { expect, test } from '../journey';
import type { RunningProduct } from '../running-product';
import { newAddress } from '../shopper-account';
import { accessibilityFaults, sidewaysOverflow } from '../steady-page';

const productsSchema = z.object({ products: z.array(z.object({ handle: z.string() })) });

/** In milliseconds, for what a job sends. */
const arrivesMsMax = 60_000;

/** As a shopper's browser, whose click leads to the demo merchant's shop. */
async function clickOffer({ origins, demoShop }: RunningProduct): Promise<void> {
  const listed: unknown = await (await fetch(`${demoShop('klotz')}/products.json?limit=1`)).json();
  const { products } = productsSchema.parse(listed);
  const to = `${demoShop('klotz')}/products/${products[0]?.handle}`;
  const query = new URLSearchParams({ to, source: 'product_page', timestamp: String(Date.now()) });
  await fetch(`${origins.shopper}${followRedirect.path}?${query.toString()}`, {
    redirect: 'manual',
    headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' },
  });
}

async function arrivedAt(receiver: Page, type: string): Promise<string> {
  const arrived = receiver.getByRole('article').filter({ hasText: type }).first();
  for (const until = Date.now() + arrivesMsMax; Date.now() < until && !(await arrived.isVisible());) {
    await receiver.getByRole('button', { name: 'Refresh' }).click();
    await receiver.getByRole('heading', { level: 1 }).waitFor();
  }
  return arrived.innerText();
}

test('a click and the demo merchant’s test webhook arrive at the receiver, signed with the secret that it was given', async ({
  product,
  openPage,
  signedInDemoMerchant,
}) => {
  const { page } = await openPage({ storageState: signedInDemoMerchant });
  await page.goto(`${product.origins.merchant}/business/dashboard/settings?tab=webhooks`);

  await page.getByRole('link', { name: `${product.demoShop('receiver')}/webhooks` }).click();
  await clickOffer(product);
  await page.getByRole('button', { name: 'Send test' }).click();
  await page.getByText('Test sent', { exact: true }).waitFor();
  const { page: receiver } = await openPage({ size: 'phone' });
  await receiver.goto(product.demoShop('receiver'));

  expect(await arrivedAt(receiver, 'webhook.test')).toMatch(
    /Signature verified[^]*"text": "This is a test event\."/,
  );
  expect(await arrivedAt(receiver, 'click.recorded')).toMatch(/Signature verified/);
  expect(await accessibilityFaults(receiver)).toEqual([]);
  expect(await sidewaysOverflow(receiver)).toBe(0);
});

async function signInByDemoId(page: Page, signInPage: string, email: string): Promise<void> {
  await page.goto(signInPage);
  await page.getByRole('button', { name: 'Sign in with Demo ID' }).click();
  await page.getByRole('heading', { level: 1, name: 'Demo ID' }).waitFor();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByRole('button', { name: 'Continue' }).click();
}

for (const door of ['business', 'admin'] as const)
  test(`${door === 'admin' ? 'an admin' : 'a merchant'} links an account to Demo ID once, then signs in by it alone`, async ({
    product,
    openPage,
  }) => {
    const { origins, dataFolder } = product;
    const address = newAddress();
    const { email, password, signInPage, home } = {
      business: {
        email: demoMerchantEmail,
        password: () => demoMerchantPassword(dataFolder),
        signInPage: `${origins.merchant}/business-login`,
        home: `${origins.merchant}/business/dashboard`,
      },
      admin: {
        email: address,
        password: () => createAdmin(address, dataFolder),
        signInPage: `${origins.admin}/admin-login`,
        home: `${origins.admin}/admin`,
      },
    }[door];
    const secret = password();

    const { page } = await openPage();
    await signInByDemoId(page, signInPage, email);
    await page.getByRole('heading', { name: 'Link your account' }).waitFor();
    await page.getByLabel('Enter your password to confirm').fill(secret);
    await page.getByRole('button', { name: 'Link and sign in' }).click();
    await page.waitForURL(home);
    const { page: another } = await openPage();
    await signInByDemoId(another, signInPage, email);
    await another.waitForURL(home);
  });
