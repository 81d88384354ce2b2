import * as fc from 'fast-check';
import { priceInEffect } from './feed-item';
import { attributeNamed } from './feed-attributes';
import { plainText } from './plain-text';
import { readDate, readDateWindow } from './read-date';
import { readFeedPrice } from './read-feed-price';
import { availabilityNamed } from './read-stock';
import { strayAmpersand, StrayAmpersands } from './stray-ampersands';
import { itemsOf, tableOf } from './testing/feed-of';

const euro = { currency: 'EUR', country: 'DE' };

it.each([
  ['15.00 USD', 1500, 'USD'],
  ['USD 15', 1500, 'USD'],
  ['15usd', 1500, 'USD'],
  ['15', 1500, 'EUR'],
  ['129.9900', 12999, 'EUR'],
  ['1234.567 EUR', 123457, 'EUR'],
  ['0.999 EUR', 100, 'EUR'],
  ['12,99 €', 1299, 'EUR'],
  ['1.299,00 EUR', 129900, 'EUR'],
  ['1,299.00 USD', 129900, 'USD'],
  ['£9.99', 999, 'GBP'],
  ['1.250 KWD', 1250, 'KWD'],
  ['1500 JPY', 1500, 'JPY'],
])('reads the price %s', (text, amountMinor, currency) => {
  const reading = readFeedPrice(text, euro);

  expect(reading).toEqual({ kind: 'price', money: { amountMinor, currency } });
});

it.each([
  ['1.299', 'ambiguous'],
  ['12.500 EUR', 'ambiguous'],
  ['-5.00 EUR', 'negative'],
  ['EUR -5.00', 'negative'],
  ['(5.00)', 'negative'],
  ['0', 'zero'],
  ['0,00 €', 'zero'],
  ['free', 'zero'],
  ['from 15 EUR', 'unreadable'],
  ['10 - 20 EUR', 'unreadable'],
  ['15 XYZ', 'unreadable'],
  ['15 USD per month', 'unreadable'],
  ['#VALUE!', 'unreadable'],
])('rejects the price %s as %s', (text, kind) => {
  const reading = readFeedPrice(text, euro);

  expect(reading.kind).toBe(kind);
});

it.each([
  ['2026-12-01', '2026-12-01T00:00:00.000Z'],
  ['2026-12-01T08:00', '2026-12-01T08:00:00.000Z'],
  ['2026-12-01T08:00:30.5Z', '2026-12-01T08:00:30.000Z'],
  ['2026-12-01T08:00+0100', '2026-12-01T07:00:00.000Z'],
  ['2026-12-01 08:00 -05:30', '2026-12-01T13:30:00.000Z'],
  ['2024-02-29', '2024-02-29T00:00:00.000Z'],
  ['2026-02-29', null],
  ['2026-13-01', null],
  ['2026-12-01T25:00Z', null],
  ['01.12.2026', null],
  ['soon', null],
])('reads the date %s', (text, expected) => {
  expect(readDate(text)).toBe(expected);
});

it.each([
  ['2026-01-01/2026-02-01', true],
  ['2026-02-01/2026-01-01', false],
  ['2026-01-01', false],
  ['2026-01-01/2026-02-01/2026-03-01', false],
])('reads %s as a date range: %s', (text, isWindow) => {
  expect(readDateWindow(text) !== null).toBe(isWindow);
});

it('applies the sale price only within its period', async () => {
  const dates = '2026-01-01T00:00Z/2026-02-01T00:00Z';
  const [item] = await itemsOf(tableOf({ sale_price: '12 EUR', sale_price_effective_date: dates }));

  const prices = [Date.UTC(2025, 11, 31), Date.UTC(2026, 0, 15), Date.UTC(2026, 1, 2)].map(
    (nowMs) => item !== undefined && priceInEffect(item, nowMs).amountMinor,
  );

  expect(prices).toEqual([1500, 1200, 1500]);
});

it.each([
  ['in stock', 'in_stock'],
  ['In_Stock', 'in_stock'],
  ['https://schema.org/InStock', 'in_stock'],
  ['12', 'in_stock'],
  ['0', 'out_of_stock'],
  ['-3', 'out_of_stock'],
  ['PreOrder', 'pre_order'],
  ['backorder', 'back_order'],
  ['available for order', 'special_order'],
  ['nicht verfügbar', 'out_of_stock'],
  ['discontinued', 'discontinued'],
  ['perhaps', null],
])('reads the availability %s', (text, expected) => {
  expect(availabilityNamed(text)).toBe(expected);
});

it.each([
  ['g:image_link', 'image_link'],
  ['Image Link', 'image_link'],
  ['imageLink', 'image_link'],
  ['product url', 'link'],
  ['Price (incl. VAT)', 'price'],
  ['price_incl_vat', 'price'],
  ['shipping(country:price)', 'shipping'],
  ['EAN', 'gtin'],
  ['image_2', 'additional_image_link'],
  ['google product category', 'google_product_category'],
  ['shipping_weight', 'shipping_weight'],
  ['Weight (kg)', 'shipping_weight'],
  ['shipping_width', 'unused'],
  ['pricehunt_issues', 'unused'],
  ['shelf', null],
  ['__proto__', null],
])('recognises the column %s', (name, expected) => {
  expect(attributeNamed(name)).toBe(expected);
});

it.each([
  ['<p>A&nbsp;lamp</p><p>green</p>', 'A lamp green'],
  ['&lt;b&gt;Lamp&lt;/b&gt;', 'Lamp'],
  ['Lamp &amp;amp; bulb', 'Lamp & bulb'],
  ['<script>alert("x")</script>Lamp', 'Lamp'],
  ['5 < 6 &unknown; &#0; &#x41;', '5 < 6 &unknown; &#0; A'],
  ['a <b c', 'a <b c'],
])('removes markup from %s', (text, expected) => {
  expect(plainText(text)).toBe(expected);
});

it("doesn't change plain text: a second pass has no effect", () => {
  const parts = fc.constantFrom('<b>', '</p>', '<', '>', '&amp;', '&lt;', '&gt;', 'a', ' ', '!--', '--');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 8 }), (list) => {
      const once = plainText(list.join(''));

      expect(plainText(once)).toBe(once);
    }),
  );
});

it('marks bare ampersands outside CDATA, however the text is chunked', () => {
  const parts = fc.constantFrom('&', '&amp;', '&#38;', 'amp;', ';', '<![CDATA[', ']]>', 'a', '<', '!', ']');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 12 }), fc.integer({ min: 1, max: 5 }), (list, cut) => {
      const text = list.join('');
      const marker = new StrayAmpersands();

      const pieces = Array.from({ length: Math.ceil(text.length / cut) }, (_, index) =>
        marker.push(text.slice(index * cut, (index + 1) * cut)),
      );

      const whole = new StrayAmpersands();
      const marked = pieces.join('') + marker.end();
      expect(marked).toBe(whole.push(text) + whole.end());
      expect(marked.replaceAll(strayAmpersand, '&')).toBe(text);
    }),
    { numRuns: 1_000 },
  );
});

it('rejects links to hosts that only look like the store’s', async () => {
  const links = [
    'https://notshop.example/',
    'https://shop.example.evil.test/',
    'https://shop.example@evil.test/',
    'https://www.shop.example/',
  ];
  const file = tableOf(...links.map((link, index) => ({ id: String(index), link })));

  const items = await itemsOf(file, { storeDomains: ['shop.example'] });

  expect(items.map(({ link }) => link)).toEqual(['https://www.shop.example/']);
});
