import {
  bareShop,
  magentoShop,
  networkDoor,
  networkFileAt,
  plainShop,
  prestaShop,
  sampleGoods,
  searxngEngine,
  serveShop,
  shopifyShop,
  shopwareShop,
  vtexShop,
  wooCommerceShop,
} from '@pricehunt/shop-doubles';
import type { Goods, NetworkGoods, ServedShop, ShopDouble } from '@pricehunt/shop-doubles';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey';
import { productAt } from '../running-product';
import type { RunningProduct } from '../running-product';
import { newAddress } from '../shopper-account';
import { fillRule } from '../fill-rule';
import { startProduct } from '../start-product';
import type { StartedProduct } from '../start-product';

type OpenShop = (options: { readonly origin: string; readonly goods: readonly Goods[] }) => ShopDouble;

/** One shop of each platform, and what the wizard calls it. */
const platforms: readonly (readonly [name: string, open: OpenShop])[] = [
  ['WooCommerce', wooCommerceShop],
  ['Shopify', shopifyShop],
  ['Magento', magentoShop],
  ['VTEX', vtexShop],
  ['PrestaShop', prestaShop],
  ['Shopware', shopwareShop],
  ['Platform not recognised', plainShop],
];

/** The headphones that all of them sell, each dearer than the one before. */
const wanted = 'Sony WH-1000XM5';
const firstPrice = 301;
/** What they cost in the shop without markup, and in the one that a network's feed brings. */
const barePrice = 295;
const fedPrice = 297;
const networkKey = 'k3y-of-the-publisher';

test.describe.configure({ mode: 'serial' });

test.describe('an installation without a catalog, the demo or keys', () => {
  let shops: readonly ServedShop[];
  /** Refuses every request, as large shops do. */
  let refusing: ServedShop;
  /** In no list: a search of the web leads to it. */
  let unlisted: ServedShop;
  let searxng: ServedShop;
  /** Has no search that anybody recognises, and no markup. */
  let bare: ServedShop;
  /** In no list either: the feed of a network brings its offer. */
  let fed: ServedShop;
  let networks: ServedShop;
  let started: StartedProduct;
  let product: RunningProduct;
  let admin: Page;

  test.beforeAll(async ({ browser }) => {
    shops = await Promise.all(
      platforms.map(([, open], place) =>
        serveShop((origin) => open({ origin, goods: goodsAt(firstPrice + place) })),
      ),
    );
    refusing = await serveShop(() => () => ({ status: 403, headers: {}, body: 'Access denied' }));
    unlisted = await serveShop((origin) => plainShop({ origin, goods: goodsAt(288) }));
    const found = `${unlisted.origin}/artikel/sony-wh-1000xm5-black.html`;
    searxng = await serveShop(() =>
      searxngEngine({ pages: [{ link: found, title: 'Sony WH-1000XM5 Wireless Headphones Black' }] }),
    );
    bare = await serveShop((origin) => bareShop({ origin, goods: goodsAt(barePrice) }));
    fed = await serveShop((origin) => plainShop({ origin, goods: goodsAt(fedPrice) }));
    networks = await serveShop((origin) =>
      networkDoor({ origin, key: networkKey, goods: goodsOfFeed(fed.origin) }),
    );
    started = await startProduct({
      parameters: ['--real'],
      environment: {
        OUTBOUND_ALLOW: [...shops, refusing, unlisted, bare, fed, networks]
          .map(({ address }) => address)
          .join(','),
        SEARXNG_URL: searxng.origin,
        UCP_CATALOGS: ',',
        EXCHANGE_RATES_URL: 'http://127.0.0.1:9/rates.xml',
      },
    });
    product = productAt(started);
    admin = await (await browser.newContext()).newPage();
  });
  test.afterAll(async () => {
    await started.stop();
    for (const shop of [...shops, refusing, unlisted, searxng, bare, fed, networks]) shop.stop();
  });

  test('creates its first admin by the printed link, who sees the open setup steps', async () => {
    const link = /http:\S+\/first-admin\S+/.exec(started.printed)?.[0] ?? '';
    await admin.goto(link);
    await admin.getByLabel('E-mail address').fill(newAddress());
    await admin.getByLabel('Password', { exact: true }).fill('a long and unusual password 7');
    await admin.getByRole('button', { name: 'Create admin and sign in' }).click();

    await expect(admin.getByRole('heading', { level: 1, name: 'Setup' })).toBeVisible();
    await expect(admin.getByText('No shops yet')).toBeVisible();
  });

  for (const [place, [name]] of platforms.entries())
    test(`adds a shop by its address, from detection to its first offer: ${name}`, async () => {
      await admin.goto(`${product.origins.admin}/admin/sources/add-shop`);
      await admin.getByLabel('Shop address').fill(shops[place]?.origin ?? '');
      await admin.getByRole('button', { name: 'Check shop' }).click();
      await admin.getByText(/^We can search/).waitFor();
      await expect(admin.getByText(name).first()).toBeVisible();
      await admin.getByLabel('Product or GTIN').fill(wanted);
      await admin.getByRole('button', { name: 'Test search' }).click();
      await expect(admin.getByRole('row', { name: new RegExp(wanted) }).first()).toContainText(
        String(firstPrice + place),
      );
      await admin.getByLabel('Name').fill(`${name} shop`);
      await admin.getByRole('button', { name: 'Save shop' }).click();

      await expect(admin.getByText(`${name} shop added to comparisons`, { exact: true })).toBeVisible();
    });

  test('adds a shop without markup by extraction rules, from its address to its first offer', async () => {
    await admin.goto(`${product.origins.admin}/admin/sources/add-shop`);
    await admin.getByLabel('Shop address').fill(bare.origin);
    await admin.getByRole('button', { name: 'Check shop' }).click();
    await admin.getByLabel('Search URL').fill(`${bare.origin}/liste.php?wort={query}`);
    await admin.getByLabel('URL of a product page').fill(`${bare.origin}/ware.php?nr=101`);
    await fillRule(admin, 'Product in the list', 'CSS selector', 'tr.t');
    await fillRule(admin, 'Product link', 'CSS selector', 'a.k');
    await fillRule(admin, 'Title', 'CSS selector', '.z1');
    await fillRule(admin, 'Price', 'CSS selector', '.z3 b');
    await fillRule(admin, 'GTIN', 'Regular expression', 'ean:"(\\d+)"');
    await admin.getByRole('button', { name: 'Preview' }).click();
    await expect(admin.getByText('We found an offer on this page')).toBeVisible();
    await admin.getByLabel('Product or GTIN').fill(wanted);
    await admin.getByRole('button', { name: 'Test search' }).click();
    const offer = admin.getByRole('row', { name: new RegExp(wanted) });
    await expect(offer).toContainText(String(barePrice));
    await expect(offer).toContainText('From your rules: Title, Price, GTIN');
    await admin.getByLabel('Name').fill('Radio Kern');
    await admin.getByRole('button', { name: 'Save shop' }).click();

    await expect(admin.getByText('Radio Kern added to comparisons', { exact: true })).toBeVisible();
  });

  test('adds an affiliate feed by its URL, from the preview to a visible offer', async () => {
    await admin.goto(`${product.origins.admin}/admin/sources/feeds/add`);
    await admin
      .getByLabel('Feed URL', { exact: true })
      .fill(networkFileAt(networks.origin, 'awin', networkKey));
    await admin.getByRole('button', { name: 'Test feed' }).click();
    await expect(admin.getByRole('row', { name: new RegExp(wanted) })).toContainText('Earns commission');
    await admin.getByRole('table', { name: 'Shops in the file' }).getByRole('button').click();
    await admin.getByLabel('Name', { exact: true }).fill('Awin');
    await admin.getByRole('button', { name: 'Save feed' }).click();
    await admin.getByRole('button', { name: 'Import Awin now' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Import now' }).click();

    await expect(admin.getByText('1 read, 0 rejected')).toBeVisible();
    await expect(factOf(admin, 'Listed')).toHaveText('1');
  });

  for (const [which, link] of [
    ['refuses us', () => `${refusing.origin}/Sony-WH-1000XM5-Wireless-Headphones/dp/B09XS7JWHH`],
    ['answers', () => `${shops.at(-1)?.origin ?? ''}/artikel/sony-wh-1000xm5-black.html`],
  ] as const)
    test(`compares the link of a shop that ${which} with all others, including offers from web search and a feed`, async ({
      openPage,
    }) => {
      const { page, troubles } = await openPage();
      await page.goto(product.origins.shopper);
      await page
        .getByRole('textbox', { name: /paste|link|search/i })
        .first()
        .fill(link());
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/new-search\//);

      const main = page.getByRole('main');
      for (const price of [288, barePrice, fedPrice]) await expect(main).toContainText(String(price));
      for (const price of platforms.keys()) await expect(main).toContainText(String(firstPrice + price));
      await expect(main).toContainText(/looks the same|same (barcode|brand|model)/i);
      expect(troubles).toEqual([]);
    });
});

function goodsAt(price: number): readonly Goods[] {
  return sampleGoods.map((one) =>
    one.id === 101 ? { ...one, price: price.toFixed(2), regularPrice: null } : one,
  );
}

/** The headphones as a network lists them for a shop. */
function goodsOfFeed(shop: string): readonly NetworkGoods[] {
  return goodsAt(fedPrice)
    .filter(({ id }) => id === 101)
    .map(({ title, brand, gtin, price, slug }) => ({
      id: slug,
      shop: 'Funkhaus',
      link: `${shop}/artikel/${slug}.html`,
      title,
      brand,
      gtin: gtin ?? '',
      price,
      currency: 'EUR',
      updatedAt: new Date().toISOString(),
    }));
}

/** The value beside a label in a list of facts. */
function factOf(page: Page, name: string): Locator {
  return page.locator('dt', { hasText: new RegExp(`^${name}$`) }).locator('xpath=following-sibling::dd[1]');
}
