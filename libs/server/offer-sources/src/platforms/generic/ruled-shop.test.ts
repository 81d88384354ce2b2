import type { ShopRules } from '@pricehunt/product-extraction';
import { bareShop } from '@pricehunt/shop-doubles';
import { describeOfferSource, sampleRequest } from '../../testing';
import { createShopSource } from '../create-shop-source';
import { offersFrom, requestFor, sampleShop, shopOrigin, shopServices, webOf } from '../testing-shops';

const rules: ShopRules = {
  results: {
    item: { kind: 'css', selector: 'tr.t', attribute: null },
    link: { kind: 'css', selector: 'a.k', attribute: 'href' },
  },
  product: {
    title: { kind: 'css', selector: '.z1', attribute: null },
    price: { kind: 'css', selector: '.z3 b', attribute: null },
    availability: { kind: 'css', selector: '.z4', attribute: null },
    shipping: { kind: 'regex', pattern: 'Versand ([^<]+)' },
    image: { kind: 'css', selector: 'img[name=foto]', attribute: null },
    gtin: { kind: 'regex', pattern: 'ean:"(\\d+)"' },
    brand: { kind: 'regex', pattern: 'her:"([^"]+)"' },
    mpn: { kind: 'regex', pattern: 'art:"([^"]+)"' },
  },
};
const shop = sampleShop({
  platform: 'generic',
  searchTemplate: `${shopOrigin}/liste.php?wort={query}`,
  rules,
});

describeOfferSource('a shop without markup that is read by rules', {
  open: (safeFetch) => createShopSource(shopServices(safeFetch), shop),
  pages: { '*': bareShop({ origin: shopOrigin }) },
  request: sampleRequest(),
});

describe('a shop without markup', () => {
  it.each<['table' | 'script' | 'json', ShopRules['results']]>([
    ['table', rules.results],
    [
      'script',
      { item: { kind: 'json-path', path: '$..treffer[*]' }, link: { kind: 'json-path', path: '$.adr' } },
    ],
    [
      'json',
      { item: { kind: 'json-path', path: '$.treffer[*]' }, link: { kind: 'json-path', path: '$.adr' } },
    ],
  ])('is read by rules from results in a %s', async (results, ofResults) => {
    const web = webOf(bareShop({ origin: shopOrigin, results }));
    const ruled = { ...shop, rules: { ...rules, results: ofResults } };

    expect(
      await offersFrom(ruled, web, requestFor({ title: 'Sony WH-1000XM5', brand: 'Sony' })),
    ).toMatchObject([
      {
        title: 'Sony WH-1000XM5 Wireless Headphones Black',
        brand: 'Sony',
        mpn: 'WH1000XM5B',
        gtins: ['04548736132610'],
        price: { amountMinor: 32_400, currency: 'EUR' },
        shipping: { kind: 'known', cost: { amountMinor: 590, currency: 'EUR' } },
        availability: 'in_stock',
        imageUrl: `${shopOrigin}/bild.php?nr=101`,
        link: `${shopOrigin}/ware.php?nr=101`,
      },
    ]);
  });

  it('has no offer if the price rule finds nothing, whatever else is printed', async () => {
    const web = webOf(bareShop({ origin: shopOrigin, priceClass: 'neu' }));

    expect(await offersFrom(shop, web, requestFor({ title: 'Sony WH-1000XM5', brand: 'Sony' }))).toEqual([]);
  });

  it("doesn't mistake a list for a product, even if the rules match", async () => {
    const product = {
      ...rules.product,
      title: { kind: 'css', selector: 'td', attribute: null },
      price: { kind: 'regex', pattern: '([\\d,]+ EUR)' },
    } as const;
    const ruled = { ...shop, rules: { ...rules, product } };
    const double = bareShop({ origin: shopOrigin });
    const web = webOf((request) => {
      const answer = double(request);
      const isList = request.link.includes('/liste.php');
      return isList ? { ...answer, body: `${answer.body}<p>Porto 5,90 EUR</p>` } : answer;
    });

    const offers = await offersFrom(ruled, web, requestFor({ title: 'Sony WH-1000XM5', brand: 'Sony' }));

    expect(offers.map(({ link }) => link)).toEqual([`${shopOrigin}/ware.php?nr=101`]);
  });

  it("can't redirect to another site with its results", async () => {
    const elsewhere = bareShop({ origin: shopOrigin });
    const web = webOf((request) => {
      const answer = elsewhere(request);
      return {
        ...answer,
        body: answer.body.replaceAll('href="ware.php', 'href="https://evil.example/ware.php'),
      };
    });

    expect(await offersFrom(shop, web, sampleRequest())).toEqual([]);
    expect(web.calls.filter(({ link }) => !link.startsWith(shopOrigin))).toEqual([]);
  });
});
