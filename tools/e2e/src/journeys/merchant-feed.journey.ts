import { expect, test } from '../journey';
import { registerMerchant } from '../merchant-account';
import { verifyDomain } from '../verify-domain';
import { newAddress } from '../shopper-account';
import { accessibilityFaults, sidewaysOverflow } from '../steady-page';
import { countSteps } from '../walk-task';

const columns = [
  ...['id', 'title', 'description', 'link', 'image_link', 'price', 'sale_price', 'availability'],
  ...['condition', 'brand', 'mpn', 'gtin'],
] as const;
type Row = Readonly<Partial<Record<(typeof columns)[number], string>>>;

/** Each row has one error, for which it is refused. */
const refusedRows: Readonly<Record<string, Row>> = {
  'id.missing': { id: '' },
  'id.duplicate': { id: 'GOOD-1' },
  'title.missing': { title: '' },
  'link.missing': { link: '' },
  'link.not-http': { link: 'javascript:alert(1)' },
  'link.other-domain': { link: 'https://another.example/lamp' },
  'price.missing': { price: '' },
  'price.unreadable': { price: 'ask us' },
  'price.ambiguous': { price: '1.299 EUR' },
  'price.currency-missing': { price: '15.00' },
  'price.negative': { price: '-15.00 EUR' },
  'price.zero': { price: '0.00 EUR' },
};
const keptRows: Readonly<Record<string, Row>> = {
  'title.promotional': { title: 'Desk lamp, free shipping' },
  'description.missing': { description: '' },
  'image.missing': { image_link: '' },
  'image.not-http': { image_link: 'lamp.jpg' },
  'sale-price.not-below-price': { sale_price: '15.00 EUR' },
  'availability.unknown': { availability: 'perhaps' },
  'condition.unknown': { condition: 'shiny' },
  'gtin.check-digit': { gtin: '4006381333932' },
};
const faults = [...Object.keys(refusedRows), ...Object.keys(keptRows)];
const goodCount = 3;

const brokenRows = [...Object.values(refusedRows), ...Object.values(keptRows)];

/** The good rows, then the given ones. */
function feedFile(shop: string, moreRows: readonly Row[]): Buffer {
  const rows = [
    ...Array.from({ length: goodCount }, (_, place): Row => ({ id: `GOOD-${place + 1}` })),
    ...moreRows,
  ].map((row, place) => {
    const whole = {
      id: `ROW-${place}`,
      title: `Desk lamp number ${place}`,
      description: 'A lamp for a desk.',
      link: `${shop}/lamps/${place}`,
      image_link: `${shop}/lamps/${place}.jpg`,
      price: '15.00 EUR',
      sale_price: '',
      availability: 'in_stock',
      condition: 'new',
      brand: 'Lumen',
      mpn: `LU-${place}`,
      gtin: '',
      ...row,
    };
    return columns.map((column) => `"${whole[column]}"`).join(',');
  });
  return Buffer.from([columns.join(','), ...rows, ''].join('\n'));
}

test('a feed with twenty kinds of broken rows reports twenty precise issues, imports the valid rows, and is repaired in a few clicks', async ({
  product,
  openPage,
}) => {
  const dashboard = `${product.origins.merchant}/business/dashboard`;
  const shop = product.demoShop('lumen');
  const { page } = await openPage();
  await registerMerchant(product, page, newAddress(), 'Lumen');
  await verifyDomain(product, page, shop);

  await page.goto(`${dashboard}/sources`);
  await page.getByRole('radio', { name: /File upload/ }).check();
  await page.getByLabel('Name').fill('Autumn');
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name: 'autumn.csv',
    mimeType: 'text/csv',
    buffer: feedFile(shop, brokenRows),
  });
  await page.getByRole('button', { name: 'Upload and import' }).click();
  const before = page.getByRole('list', { name: 'Preview of changes' });
  await before.waitFor();

  expect(faults).toHaveLength(20);
  expect(await before.innerText()).toMatch(
    new RegExp(`New\\s+${goodCount + Object.keys(keptRows).length}\\b`),
  );
  expect(await before.innerText()).toMatch(
    new RegExp(`Rejected rows\\s+${Object.keys(refusedRows).length}\\b`),
  );
  const kinds = page.getByRole('list', { name: 'Issues by kind, errors first' });
  expect(await kinds.getByRole('listitem').count()).toBe(20);
  const table = await page.getByRole('link', { name: 'Download all issues (CSV)' }).getAttribute('href');
  const listed = await (await page.request.get(new URL(table ?? '', page.url()).href)).text();
  expect(faults.filter((code) => !listed.includes(code))).toEqual([]);
  await page.goto(`${page.url()}?code=price.unreadable`);
  const badPrice = page.getByRole('row', { name: /ask us/ });
  expect(await badPrice.innerText()).toMatch(/12[\s\S]*price[\s\S]*ask us/);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Apply changes' }).click();
  await page.getByRole('list', { name: 'Applied changes' }).waitFor();
  await page.goto(`${dashboard}/products`);

  await page.getByText(`${goodCount + Object.keys(keptRows).length} products`).waitFor();
  expect(await page.getByRole('row', { name: /GOOD-1/ }).count()).toBe(1);
  expect(await sidewaysOverflow(page)).toBe(0);

  const walk = await countSteps(page);
  await walk('Repair a feed', dashboard, async () => {
    await page.getByRole('link', { name: 'View rows' }).click();
    await page.getByLabel('File', { exact: true }).setInputFiles({
      name: 'autumn.csv',
      mimeType: 'text/csv',
      buffer: feedFile(
        shop,
        brokenRows.map(() => ({})),
      ),
    });
    await page.getByRole('button', { name: 'Upload and import' }).click();
    await page.getByText('No issues found.').waitFor();
    await page.getByRole('button', { name: 'Apply changes' }).click();
    await page.getByRole('list', { name: 'Applied changes' }).waitFor();
  });
});
