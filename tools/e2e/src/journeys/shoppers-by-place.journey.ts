import { listProductOffers } from '@pricehunt/api-contract/browsing';
import { trackReferral } from '@pricehunt/api-contract/tracking';
import type { Locator, Page } from '@playwright/test';
import * as z from 'zod/mini';
import type { PageOptions } from '../browser';
import { confirmAddress } from '../confirm-address';
import { expect, test } from '../journey';
import { mailedLink } from '../mailbox';
import type { RunningProduct } from '../running-product';
import { registerMerchant } from '../merchant-account';
import { verifyDomain } from '../verify-domain';
import { journeyPassword, newAddress } from '../shopper-account';
import { refuseStatistics } from '../steady-page';
import { uploadCatalog } from '../upload-catalog';

/** Only a test is quick enough to act before hydration. */
const untilAlive = { waitUntil: 'networkidle' } as const;

const refusedLink =
  'https://www.amazon.com/Sony-WH-1000XM5-Canceling-Headphones-Hands-Free/dp/B09XS7JWHH/?tag=x';

/** The demo merchant sells it too, in a connected Shopify store. */
const boardGame = 'demo-ravensburger-labyrinth';

const pushedSchema = z.array(z.looseObject({ event: z.string(), ecommerce: z.unknown() }));

/** The link of a product's page at a shop. */
async function linkAt({ origins }: RunningProduct, domain: string, id: string): Promise<string> {
  const answer = await fetch(`${origins.shopper}${listProductOffers.path.replace(':id', id)}`);
  const { items } = listProductOffers.answers[200].parse(await answer.json());
  const found = items.find(({ offer }) => offer.retailer.domain === domain);
  if (found === undefined) throw new Error(`${domain} doesn't sell ${id}.`);
  return found.offer.link;
}

/** Three demo shops sell it: in euros, pounds and kronor. */
const headphones = '/product/demo-sony-wh-1000xm5-black';
/** Its cheapest offer is refurbished. */
const alsoRefurbished = '/product/demo-audio-technica-ath-m50x-black';

interface Shopper {
  readonly browser: PageOptions;
  readonly place: string;
  readonly elsewhere: { readonly country: string; readonly money: RegExp };
  readonly money: RegExp;
  /** Whether prices usually include tax there. */
  readonly hasTaxInPrices: boolean;
  readonly category: string;
  /** Offers with a delivered total, with unknown shipping, and not delivered there. */
  readonly offers: { readonly delivered: number; readonly unknown: number; readonly notDelivered: number };
  readonly words: Words;
}

interface Words {
  readonly compare: string;
  readonly withoutShipping: RegExp;
  readonly notDelivered: RegExp;
  readonly notNew: RegExp;
  readonly basis: string;
  readonly watch: string;
  readonly isMet: RegExp;
  readonly noPage: string;
  readonly mail: RegExp;
  readonly chooseVersion: string;
  readonly allow: string;
}

const english: Words = {
  compare: 'Compare',
  withoutShipping: /before shipping/,
  notDelivered: /that (doesn’t|don’t) ship to your country/,
  notNew: /^Used, refurbished or damaged: \d+ offers?$/,
  basis: 'Based on prices of new products, including shipping.',
  watch: 'Set price alert',
  isMet: /just sent you the first notification/,
  noPage: 'This page doesn’t exist',
  mail: /Sony WH-1000XM5, Black: now/,
  chooseVersion: 'Choose a variant',
  allow: 'Allow',
};
const german: Words = {
  compare: 'Vergleichen',
  withoutShipping: /zzgl\. Versand/,
  notDelivered: /ohne Lieferung in dein Land \(Deutschland\)/,
  notNew: /^Gebraucht, generalüberholt oder beschädigt: \d+ Angebote?$/,
  basis: 'Verglichen werden Preise neuer Produkte mit Versand.',
  watch: 'Preisalarm setzen',
  isMet: /erste Benachrichtigung ist unterwegs/,
  noPage: 'Diese Seite gibt es nicht',
  mail: /Sony WH-1000XM5, Black: jetzt/,
  chooseVersion: 'Variante wählen',
  allow: 'Erlauben',
};

const dollars = /^\$[\d,]+\.\d\d$/;
const euros = /^[\d.]+,\d\d\s€$/;
const kronor = /^SEK\s[\d,]+\.\d\d$/;

const shoppers: Readonly<Record<string, Shopper>> = {
  'a shopper in the United States': {
    browser: { locale: 'en-US', timezoneId: 'America/New_York' },
    place: 'US · USD',
    elsewhere: { country: 'SE', money: kronor },
    money: dollars,
    hasTaxInPrices: false,
    category: 'Headphones',
    offers: { delivered: 3, unknown: 0, notDelivered: 0 },
    words: english,
  },
  'a shopper in Germany': {
    browser: { locale: 'de-DE', timezoneId: 'Europe/Berlin' },
    place: 'DE · EUR',
    elsewhere: { country: 'US', money: /^[\d.]+,\d\d\s\$$/ },
    money: euros,
    hasTaxInPrices: true,
    category: 'Kopfhörer',
    offers: { delivered: 2, unknown: 0, notDelivered: 1 },
    words: german,
  },
  'a shopper in Sweden': {
    browser: { locale: 'sv-SE', timezoneId: 'Europe/Stockholm' },
    place: 'SE · SEK',
    elsewhere: { country: 'DE', money: /^€[\d,]+\.\d\d$/ },
    money: kronor,
    hasTaxInPrices: true,
    category: 'Headphones',
    offers: { delivered: 2, unknown: 1, notDelivered: 0 },
    words: english,
  },
};

async function paste(page: Page, link: string): Promise<void> {
  await page.locator('main').getByRole('textbox').first().fill(link);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/new-search\//);
}

function amountIn(text: string, money: RegExp): { readonly text: string; readonly minor: number } {
  const written = /(?:SEK\s|[€$])\d[\d.,]*\d|\d[\d.,]*\d\s[€$]/.exec(text)?.[0] ?? '';
  expect(written).toMatch(money);
  return { text: written, minor: Number(written.replace(/\D/g, '')) };
}

const rows = (page: Page) => page.locator('tr[data-offer]').filter({ visible: true });

/** Whether tax is added to the price. */
const isBeforeTax = (text: string) => /plus (sales tax|VAT)|zzgl\. (Sales Tax|MwSt)/i.test(text);

/** The least known total is `lowest`. Where prices usually include tax, others count only if there are none. */
async function totals(page: Page, { money, words, hasTaxInPrices }: Shopper) {
  const cells = await rows(page).locator('td:nth-of-type(4)').allInnerTexts();
  expect(cells).not.toEqual([]);
  const isUnknown = (cell: string) => words.withoutShipping.test(cell);
  const minor = (wanted: readonly string[]) => wanted.map((cell) => amountIn(cell, money).minor);
  const taxed = hasTaxInPrices ? cells.filter((cell) => !isBeforeTax(cell)) : cells;
  const comparable = taxed.length > 0 ? taxed : cells;
  const known = comparable.filter((cell) => !isUnknown(cell));
  return {
    delivered: minor(cells.filter((cell) => !isUnknown(cell))),
    lowest: Math.min(...minor(known.length > 0 ? known : comparable)),
    unknown: minor(cells.filter(isUnknown)),
  };
}

async function priceOnCard(page: Page, path: string, { money }: Shopper): Promise<number> {
  const card = page.locator('main li').filter({ has: page.locator(`a[href^="${path}"]`) });
  return amountIn(await card.first().innerText(), money).minor;
}

/** The amount above a product's offers. */
async function headline(page: Page, { money }: Shopper): Promise<number> {
  const price = page.locator('main p', { has: page.locator('.text-accent') }).first();
  return amountIn(await price.innerText(), money).minor;
}

const settled = (page: Page): Locator => page.getByRole('status').filter({ hasText: /\d+ (offer|Angebot)/ });

for (const [who, shopper] of Object.entries(shoppers))
  test.describe(who, () => {
    const { browser, words, money, offers } = shopper;

    test('selects a variant of a link whose page refuses servers, sees shops that deliver there, and the headline is the lowest total', async ({
      product,
      openPage,
    }) => {
      const { page, context } = await openPage(browser);
      await refuseStatistics(context);
      await page.goto(product.origins.shopper, untilAlive);
      await page.getByRole('button', { name: shopper.place }).waitFor();

      await paste(page, refusedLink);
      await page.getByRole('heading', { name: words.chooseVersion }).waitFor();
      await page
        .getByRole('heading', { level: 1, name: 'Sony WH-1000XM5 Canceling Headphones Hands Free' })
        .waitFor();
      const versions = await page.locator('main li button').allInnerTexts();
      await page.locator('main li button').filter({ hasText: 'Black' }).click();
      await page.waitForURL(/\/new-search\/.*black/);
      await settled(page).waitFor({ state: 'attached' });
      const best = page.getByRole('heading', { level: 2 }).filter({ hasText: /\d/ }).first();
      const { delivered, lowest } = await totals(page, shopper);

      expect(versions.length).toBeGreaterThanOrEqual(2);
      for (const version of versions) amountIn(version, money);
      expect(delivered.length).toBeGreaterThanOrEqual(2);
      expect(amountIn(await best.innerText(), money).minor).toBe(lowest);
    });

    test('sees one price in list, filter, sort order, headline and offers, with undelivered offers separate, and new before used', async ({
      product,
      openPage,
    }) => {
      const { page, context } = await openPage(browser);
      await refuseStatistics(context);
      const list = `${product.origins.shopper}/browse/headphones?brand=Sony&brand=Audio-Technica&sort=price`;
      const cards = page.locator('main li a[href^="/product/"]');

      await page.goto(list, untilAlive);
      await page.getByRole('heading', { level: 1, name: shopper.category }).waitFor();
      const shown = await cards.locator('xpath=ancestor::li[1]').allInnerTexts();
      const amounts = shown.map((card) => amountIn(card, money).minor);
      const listed = await priceOnCard(page, headphones, shopper);
      const listedNew = await priceOnCard(page, alsoRefurbished, shopper);
      const currency = shopper.place.slice(-3);
      const narrowed: boolean[] = [];
      for (const max of [listed, listed - 1]) {
        await page.goto(`${list}&max=${max}&currency=${currency}`, untilAlive);
        await cards.first().waitFor();
        narrowed.push((await page.locator(`main li a[href^="${headphones}"]`).count()) > 0);
      }
      await page.goto(`${product.origins.shopper}${headphones}`, untilAlive);
      await rows(page).first().waitFor();
      const { delivered, lowest, unknown } = await totals(page, shopper);
      const notDelivered = page.locator('summary, button').filter({ hasText: words.notDelivered });

      expect(amounts).toEqual(amounts.toSorted((one, other) => one - other));
      expect(narrowed).toEqual([true, false]);
      expect(await headline(page, shopper)).toBe(listed);
      expect(lowest).toBe(listed);
      expect([delivered.length, unknown.length]).toEqual([offers.delivered, offers.unknown]);
      expect(await notDelivered.count()).toBe(offers.notDelivered);

      await page.goto(`${product.origins.shopper}${alsoRefurbished}`, untilAlive);
      await rows(page).first().waitFor();
      expect(await headline(page, shopper)).toBe(listedNew);
      await page.getByText(words.basis).first().waitFor();
      await page.locator('summary, button').filter({ hasText: words.notNew }).click();
      const { delivered: withUsed } = await totals(page, shopper);
      expect(Math.min(...withUsed)).toBeLessThan(listedNew);
    });

    test('sees the pasted shop once, selects a variant, and switches prices to another country, also after a reload', async ({
      product,
      openPage,
    }) => {
      const { page, context } = await openPage(browser);
      await refuseStatistics(context);
      const shop = product.demoShop('lumen');
      await page.goto(product.origins.shopper, untilAlive);

      await paste(page, `${shop}/products/sony-wh-1000xm5-wireless-noise-canceling-headphones`);
      await page.getByRole('heading', { name: words.chooseVersion }).waitFor();
      const versions = await page.locator('main li button').allInnerTexts();
      await page.locator('main li button').filter({ hasText: 'Black' }).click();
      await page.waitForURL(/variant=|\/new-search\/.*black/i);
      await settled(page).waitFor({ state: 'attached' });

      // Another journey may have registered the shop's merchant as Lumen.
      const lumen = rows(page).filter({ hasText: /Lumen( Supply)?/ });
      expect(versions).toHaveLength(3);
      for (const version of versions) amountIn(version, money);
      expect(await page.locator('dd').allInnerTexts()).toContainEqual(
        expect.stringMatching(/^(black|schwarz)$/i),
      );
      expect(await lumen.count()).toBe(1);
      await totals(page, shopper);

      await page.getByRole('button', { name: shopper.place }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('combobox').first().selectOption(shopper.elsewhere.country);
      await dialog.locator('button[type="submit"]').click();
      const there = { ...shopper, money: shopper.elsewhere.money };
      await expect(async () => void (await totals(page, there))).toPass();
      const before = await totals(page, there);
      await page.reload(untilAlive);
      await rows(page).first().waitFor();
      expect(await totals(page, there)).toEqual(before);
      expect(await lumen.count()).toBe(1);
    });

    test('gets an e-mail at once when an alert is already met, in the local currency', async ({
      product,
      openPage,
    }) => {
      const { page, context } = await openPage(browser);
      await refuseStatistics(context);
      const email = newAddress();
      await page.goto(`${product.origins.shopper}/login?mode=signup&return=/account`, untilAlive);
      await page.locator('input[type="email"]').fill(email);
      await page.locator('input[type="password"]').fill(journeyPassword);
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/account$/);
      await confirmAddress(product, page, email);

      await page.goto(`${product.origins.shopper}${headphones}`, untilAlive);
      await page.getByRole('button', { name: words.watch }).click();
      await page.getByRole('dialog').locator('[data-amount]').fill('9999');
      await page.getByRole('dialog').locator('button[type="submit"]').click();
      await page.getByText(words.isMet).waitFor();

      await mailedLink(product, email, words.mail);
    });

    test('allows statistics on a comparison, which counts with its product and price, and a click on a connected store counts as a referral', async ({
      product,
      openPage,
    }) => {
      const { page } = await openPage(browser);
      const store = new URL(product.demoShop('klotz')).host;
      const link = await linkAt(product, store, boardGame);
      const searches = async () =>
        pushedSchema
          .parse(await page.evaluate('window.dataLayer ?? []'))
          .filter(({ event }) => event === 'product_search');

      await page.goto(product.origins.shopper, untilAlive);
      await paste(page, link);
      await settled(page).waitFor({ state: 'attached' });
      const before = await searches();
      await page.getByRole('button', { name: words.allow, exact: true }).click();
      await expect.poll(searches).toHaveLength(1);
      const [referral] = await Promise.all([
        page.waitForRequest((request) => request.url().endsWith(trackReferral.path)),
        rows(page).filter({ hasText: 'Klotz & Kegel' }).locator('a[href*="/api/redirect"]').first().click(),
      ]);

      expect(before).toEqual([]);
      expect((await searches())[0]?.ecommerce).toMatchObject({
        currency: 'USD',
        items: [
          { item_id: link, item_name: expect.stringContaining('Labyrinth'), price: expect.any(Number) },
        ],
      });
      expect(referral.postDataJSON()).toMatchObject({
        businessDomain: store,
        productName: expect.stringContaining('Labyrinth'),
      });
    });

    test('gets 404 for an unknown category or address', async ({ product, openPage }) => {
      const { page } = await openPage(browser);

      for (const path of ['/browse/no-such-category', '/no/such/page']) {
        const answer = await page.goto(`${product.origins.shopper}${path}`);

        expect(answer?.status()).toBe(404);
        await page.getByRole('heading', { level: 1, name: words.noPage }).waitFor();
      }
    });
  });

/** Sends a garden gnome with the headphones' barcode from the merchant's own domain. */
async function sendLie(page: Page, product: RunningProduct): Promise<void> {
  const shop = product.demoShop('lumen');
  await registerMerchant(product, page, newAddress(), 'Gnomes');
  await verifyDomain(product, page, shop);
  await uploadCatalog(product, page, {
    name: 'Gnomes',
    more: 'gtin',
    rows: [
      `G1,Garden Gnome,Stands in the garden.,${shop}/gnome,${shop}/gnome.jpg,5.00 GBP,in_stock,new,Gnomeworks,4548736132610`,
    ],
  });
}

test('no shopper sees the offer of a dishonest merchant, who sees why it is on hold', async ({
  product,
  openPage,
}) => {
  const { page: merchant } = await openPage();
  const pages = await Promise.all(
    Object.values(shoppers).map(async (shopper) => {
      const { page, context } = await openPage(shopper.browser);
      await refuseStatistics(context);
      await page.goto(`${product.origins.shopper}${headphones}`, untilAlive);
      await rows(page).first().waitFor();
      return { page, shopper, before: await headline(page, shopper) };
    }),
  );

  await sendLie(merchant, product);
  await merchant.goto(`${product.origins.merchant}/business/dashboard/products`);
  await merchant.getByRole('rowheader').getByRole('link').first().click();

  await merchant.getByText(/held/i).first().waitFor();
  for (const { page, shopper, before } of pages) {
    await page.reload(untilAlive);
    await rows(page).first().waitFor();
    expect(await headline(page, shopper)).toBe(before);
    expect(await page.locator('main').innerText()).not.toMatch(/Gnome/);
  }
});
