import { itemDigest } from './item-digest';
import { itemsOf, tableOf } from './testing/feed-of';

const details = { noise: '72 dB', type: 'Canister', volume: '4.5 l' };

it.each([
  'General:Noise level:72 dB,General:Type:Canister,Bag:Dust capacity:4,5 l',
  ':Geräuschpegel:72 dB(A), :Typ:Canister, Staub:Staubbehälter:4.5 Liter, :Saugkraft:stark',
])('reads product_detail "%s"', async (product_detail) => {
  const [item] = await itemsOf(tableOf({ product_detail }));

  expect(item?.details).toEqual(details);
});

it('reads product_detail of Google XML and JSON', async () => {
  const stated = [
    ['Noise level', '72 dB'],
    ['Type', 'Canister'],
    ['Dust capacity', '4,5 l'],
  ];
  const given = { id: '1', title: 'Vacuum', link: 'https://shop.example/1', price: '99 EUR' };
  const xml = `<rss><channel><item>${Object.entries(given)
    .map(([name, value]) => `<g:${name}>${value}</g:${name}>`)
    .join('')}${stated
    .map(
      ([name, value]) =>
        `<g:product_detail><g:section_name>General</g:section_name><g:attribute_name>${name}</g:attribute_name>` +
        `<g:attribute_value>${value}</g:attribute_value></g:product_detail>`,
    )
    .join('')}</item></channel></rss>`;
  const json = JSON.stringify([
    {
      ...given,
      productDetails: stated.map(([attributeName, attributeValue]) => ({ attributeName, attributeValue })),
    },
  ]);

  const items = [...(await itemsOf(xml)), ...(await itemsOf(json))];

  expect(items.map((item) => item.details)).toEqual([details, details]);
});

it('notices a changed detail', async () => {
  const [quiet, loud, none] = await Promise.all(
    [':Noise:60 dB', ':Noise:80 dB', ''].map((product_detail) => itemsOf(tableOf({ product_detail }))),
  );

  const digests = [quiet, loud, none].map((items) => (items?.[0] === undefined ? '' : itemDigest(items[0])));

  expect(new Set(digests).size).toBe(3);
});
