import { sampleAccounts } from '@pricehunt/marketplace-doubles';
import { sampleRequest } from '../../testing';
import { describeMarketplace, offersOf, openSample, sampleMarketplace } from '../testing-marketplaces';
import { amazon } from './amazon';

describeMarketplace('Amazon', sampleMarketplace(amazon, true));

const keys = sampleAccounts.find(({ id }) => id === 'amazon')?.keys ?? {};

describe('Amazon', () => {
  it("returns each listing of an item as its seller's offer, with its condition", async () => {
    const offers = await offersOf(openSample(amazon).source);

    expect(
      offers.map(({ seller, condition, price, listPrice }) => [
        seller,
        condition,
        price.amountMinor,
        listPrice?.amountMinor,
      ]),
    ).toEqual([
      [null, 'new', 32_800, undefined],
      ['Klangwerk', 'new', 31_550, 34_900],
      ['Second Spin', 'used', 24_900, undefined],
    ]);
    expect(new Set(offers.map(({ link }) => link))).toEqual(
      new Set(['https://www.amazon.com/dp/B09XS7JWHH?psc=1']),
    );
  });

  it('leaves out prices below the advertised minimum and prices for members only', async () => {
    const sellers = (await offersOf(openSample(amazon).source)).map(({ seller }) => seller);

    expect(sellers).not.toContain('Below Minimum');
    expect(sellers).not.toContain('Members Only');
  });

  it('uses Amazon’s link with the partner tag unchanged', async () => {
    const [offer] = await offersOf(openSample(amazon).source);

    expect(offer?.affiliateLink).toBe(
      'https://www.amazon.com/dp/B09XS7JWHH?tag=pricehunt-20&linkCode=osi&th=1&psc=1',
    );
  });

  it.each([
    ['2.1', 'https://creatorsapi.auth.us-east-1.amazoncognito.com/oauth2/token'],
    ['2.2', 'https://creatorsapi.auth.eu-south-2.amazoncognito.com/oauth2/token'],
    ['3.1', 'https://api.amazon.com/auth/o2/token'],
    ['3.2', 'https://api.amazon.co.uk/auth/o2/token'],
    ['3.3', 'https://api.amazon.co.jp/auth/o2/token'],
  ])('requests tokens for credential version %s at the right place', async (version, link) => {
    const { source, web } = openSample(amazon, { keys: { ...keys, version } });

    await offersOf(source).catch(() => undefined);

    expect(web.calls[0]?.link).toBe(link);
  });

  it('searches the shop of the shopper’s country if the operator has a tag for it, in its currency', async () => {
    const european = { ...keys, version: '3.2', marketplace: 'www.amazon.de', 'partner-tag': 'pricehunt-20' };
    const { source, web } = openSample(amazon, {
      keys: european,
      affiliateIds: { amazon: { 'amazon.fr': 'pricehunt-20' } },
    });

    const german = await offersOf(source, sampleRequest({ country: 'DE', currency: 'EUR' }));
    await offersOf(source, sampleRequest({ country: 'FR' }));
    await offersOf(source, sampleRequest({ country: 'US' }));

    const asked = web.calls.flatMap(({ headers }) => headers['x-marketplace'] ?? []);
    expect([...new Set(asked)]).toEqual(['www.amazon.de', 'www.amazon.fr']);
    expect(asked.at(-1)).toBe('www.amazon.de');
    expect(german[0]?.price.currency).toBe('EUR');
  });

  it('reports a wrong partner tag as rejected', async () => {
    const { source } = openSample(amazon, { keys: { ...keys, 'partner-tag': 'somebody-21' } });

    expect(await source.account?.testKeys(new AbortController().signal)).toEqual({
      outcome: 'refused',
      endsAt: null,
    });
  });

  it("finds a pasted link's item by its number, and nothing if it is gone", async () => {
    const { source } = openSample(amazon);
    const nothing = { title: 'Nobody sells this', brand: null, gtins: [], mpn: null, attributes: {} };
    const linked = (asin: string) =>
      offersOf(source, sampleRequest({ product: nothing, link: `https://www.amazon.com/dp/${asin}` }));

    expect((await linked('B09Y2MYL5C')).map(({ title, availability }) => [title, availability])).toEqual([
      ['Sony WH-1000XM5 Wireless Headphones Silver', 'out_of_stock'],
    ]);
    expect(await linked('B000000000')).toEqual([]);
  });
});
