import { problemsOfRules, productByRules, readByRules, ruleProblem } from '../index';
import type { PageRule, RuleField, RulePage, ShopRules } from '../index';

const link = 'https://haus.example/ware/17';
const css = (selector: string, attribute: string | null = null): PageRule => ({
  kind: 'css',
  selector,
  attribute,
});
const json = (path: string): PageRule => ({ kind: 'json-path', path });
const regex = (pattern: string): PageRule => ({ kind: 'regex', pattern });

const html = `<html lang="de"><body><table><tr><td class="n">Sony WH-1000XM5&nbsp;Kopfhörer</td></tr>
<tr><td>Rate ab 9,00 €</td><td id="vk">Jetzt <b>324,00</b> EUR</td></tr></table>
<span data-stock="ja">sofort lieferbar</span><img class="gross" src="/bild/17.jpg">
<p>Versand: 4,99 €</p><p class="frei">versandkostenfrei</p><p class="ab">kostenlos ab 29 €</p>
<script type="application/json">{"ware":{"codes":[{"art":"ean","nr":"4548736132610"}],"preis":324.0,"marke":"Sony"}}</script>
<script>var artikel = {"mpn":"WH1000XM5B"};</script></body></html>`;

function read(product: ShopRules['product'], changes: Partial<RulePage> = {}) {
  const rules: ShopRules = { results: null, product };
  return readByRules({ html, link, rules, currency: 'EUR', ...changes });
}

describe('rules of an operator', () => {
  it.each<[string, RuleField, PageRule, string]>([
    ['the text of an element', 'title', css('td.n'), 'Sony WH-1000XM5 Kopfhörer'],
    ['a printed price', 'price', css('#vk'), '324'],
    ['a price of a script', 'price', json('$.ware.preis'), '324'],
    ['stock in words', 'availability', css('[data-stock]'), 'in_stock'],
    ['an address, made absolute', 'image', css('img.gross'), 'https://haus.example/bild/17.jpg'],
    ['an attribute', 'title', css('[data-stock]', 'data-stock'), 'ja'],
    ['a barcode by its place in JSON', 'gtin', json('$.ware.codes[0].nr'), '04548736132610'],
    ['a value at any depth', 'gtin', json('$..nr'), '04548736132610'],
    ['a name in brackets', 'brand', json("$['ware']['marke']"), 'Sony'],
    ['what a group captures', 'mpn', regex('"mpn":"([^"]+)"'), 'WH1000XM5B'],
    ['a currency', 'currency', regex('<b>[\\d,]+</b> (\\w+)'), 'EUR'],
    ['what shipping costs', 'shipping', regex('Versand: ([^<]+)'), '4.99'],
    ['free shipping', 'shipping', css('.frei'), '0'],
  ])('find %s', (_what, field, rule, value) => {
    expect(read({ [field]: rule }).fields[field]).toMatchObject({ kind: 'value', value });
  });

  it.each<[string, RuleField, PageRule]>([
    ['a price that is a range', 'price', regex('(Rate ab 9,00 €)')],
    ['a price that is no number', 'price', css('td.n')],
    ['free shipping under a condition', 'shipping', css('.ab')],
    ['a barcode with a wrong check digit', 'gtin', css('#vk')],
  ])('return what they found if it is %s', (_what, field, rule) => {
    const pages = { html: html.replace('324,00', 'auf Anfrage ') };

    expect(read({ [field]: rule }, field === 'gtin' ? pages : {}).fields[field]).toMatchObject({
      kind: 'unreadable',
      taken: expect.any(String),
    });
  });

  it('report when they find nothing', () => {
    const product = { title: css('.none'), price: json('$.none'), mpn: regex('"none":"(.*)"') };

    expect(Object.values(read(product).fields)).toEqual([
      { kind: 'nothing' },
      { kind: 'nothing' },
      { kind: 'nothing' },
    ]);
  });

  it.each<[string, PageRule, string]>([
    ['an empty selector', css(' '), 'empty'],
    ['a selector that is none', css('td['), 'selector'],
    ['an unknown pseudo-class', css('td:frobnicate'), 'selector'],
    ['an attribute that is none', css('td', 'on click'), 'attribute'],
    ['a path without its root', json('ware.preis'), 'path'],
    ['a path with a filter', json('$.ware[?(@.x)]'), 'path'],
    ['a pattern that is none', regex('(a'), 'pattern'],
    ['a pattern without a group', regex('abc'), 'group'],
    ['a pattern with two groups', regex('(a)(b)'), 'group'],
    ['a pattern without end', regex(`(${'a'.repeat(600)})`), 'too-long'],
  ])('are rejected for %s, wherever they are used', (_what, rule, problem) => {
    expect(ruleProblem(rule)).toBe(problem);
    expect(read({ title: rule }).fields.title).toEqual({ kind: 'bad-rule', problem });
    expect(problemsOfRules({ results: { item: null, link: rule }, product: {} })).toEqual([
      { field: 'link', problem },
    ]);
  });

  it('find the products of a list, each link once, with the text beside it', () => {
    const list = `<a href="/hilfe">Hilfe</a><div class="w"><a href="/ware/17">mehr</a><h3>Sony WH</h3></div>
      <div class="w"><a href="/ware/17#fotos">Fotos</a></div><div class="w"><a href="/ware/18">Lampe</a></div>`;
    const rules: ShopRules = { results: { item: css('.w'), link: css('a') }, product: {} };

    expect(readByRules({ html: list, link, rules, currency: null }).results).toEqual({
      kind: 'links',
      links: [
        { link: 'https://haus.example/ware/17', title: 'Sony WH' },
        { link: 'https://haus.example/ware/18', title: 'Lampe' },
      ],
    });
  });

  it.each<[string, string, ShopRules['results']]>([
    [
      'JSON',
      '{"treffer":[{"url":"/a-1","name":"Sony WH"},{"url":"/b-2"}]}',
      { item: json('$.treffer[*]'), link: json('$.url') },
    ],
    [
      'source',
      'hit(url=/a-1 Sony WH) hit(url=/b-2)',
      { item: regex('hit\\((.*?)\\)'), link: regex('url=(\\S+)') },
    ],
    [
      'links alone',
      '<a class="p" href="/a-1">x</a><a class="p" href="/b-2">y</a>',
      { item: null, link: css('a.p') },
    ],
  ])('find the products of a list of %s', (_what, list, results) => {
    const came = readByRules({ html: list, link, rules: { results, product: {} }, currency: null }).results;

    expect(came).toMatchObject({
      kind: 'links',
      links: [{ link: 'https://haus.example/a-1' }, { link: 'https://haus.example/b-2' }],
    });
  });

  it('take precedence over markup, which fills the rest', () => {
    const marked = `<script type="application/ld+json">{"@context":"https://schema.org","@type":"Product","name":"Sony WH","gtin13":"4548736132610",
      "offers":{"@type":"Offer","price":"999.00","priceCurrency":"EUR","availability":"https://schema.org/InStock"}}</script><h1>Sony WH</h1><b id="p">324,00 €</b>`;
    const page = readByRules({
      html: marked,
      link,
      rules: { results: null, product: { price: css('#p') } },
      currency: null,
    });

    const product = productByRules(page, link);

    expect(page.markup).toMatchObject({ kind: 'product', product: { amount: '999' } });
    expect(product).toMatchObject({
      title: 'Sony WH',
      amount: '324',
      currency: 'EUR',
      gtins: ['04548736132610'],
      availability: 'in_stock',
      evidence: { price: { method: 'operator-rule', where: 'price' }, gtins: { method: 'json-ld' } },
    });
  });

  it("never fall back to another price if the operator's rule finds nothing", () => {
    const product = {
      '@type': 'Product',
      name: 'Sony WH',
      offers: { price: '999.00', priceCurrency: 'EUR' },
    };
    const marked = `<script type="application/ld+json">${JSON.stringify(product)}</script>${html}`;
    const page = read({ title: css('td.n'), price: css('#neu') }, { html: marked });

    expect(page.markup).toMatchObject({ product: { amount: '999' } });
    expect(productByRules(page, link)).toBeNull();
  });
});

describe('hostile rules and pages', () => {
  it.each<[string, PageRule]>([
    ['a pattern that backtracks without end', regex('((?:a+)+)$')],
    ['a selector that backtracks without end', css('div:has(div:has(div:has(div:has(.none))))')],
  ])('are stopped while other rules continue: %s', (_what, slow) => {
    const deep = `${'<div>'.repeat(380)}<p>${'a'.repeat(60)}!`;

    const { fields } = read({ title: slow, brand: regex('(a{3})') }, { html: deep });

    expect(fields).toEqual({
      title: { kind: 'too-slow' },
      brand: { kind: 'value', taken: 'aaa', value: 'aaa', currency: null },
    });
  });

  it.each([
    ['megabytes in one element', `<td class="n">${'A'.repeat(3_000_000)}</td>`],
    ['a hundred thousand elements', '<td class="n">x</td>'.repeat(100_000)],
    ['deep JSON', `<script type="application/json">${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}</script>`],
  ])('return short texts only: %s', (_what, page) => {
    const taken = read({ title: css('td.n'), brand: json('$..a') }, { html: page }).fields;

    expect(JSON.stringify(taken).length).toBeLessThan(2_000);
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'https://a:b@haus.example/x', 'file:///etc/passwd'])(
    'return only web links: %s',
    (address) => {
      const page = `<a class="p" href="${address}">x</a><img class="i" src="${address}">`;
      const rules: ShopRules = { results: { item: null, link: css('a.p') }, product: { image: css('.i') } };
      const came = readByRules({ html: page, link, rules, currency: null });

      expect([came.results?.kind, came.fields.image?.kind]).toEqual(['unreadable', 'unreadable']);
    },
  );
});
