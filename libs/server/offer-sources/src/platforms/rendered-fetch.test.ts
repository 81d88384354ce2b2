import { scriptedWeb } from '@pricehunt/safe-fetch/testing';
import { fetchForShop } from './rendered-fetch';

const link = 'https://www.klang.example/artikel';
const page = { accept: 'html' } as const;

describe('a shop that needs a browser', () => {
  it('fails as unreachable while the browser is away', async () => {
    const safeFetch = scriptedWeb({ [link]: '<p>frame</p>' });
    const renderPage = async () => ({ kind: 'no-browser' }) as const;

    await expect(
      fetchForShop({ safeFetch, renderPage }, { needsBrowser: true }).fetch(link, page),
    ).rejects.toMatchObject({
      name: 'SourceFailure',
      reason: 'unreachable',
      message: 'The browser at BROWSER_URL doesn’t respond',
    });
  });

  it("isn't read as an empty frame without a browser", async () => {
    const safeFetch = scriptedWeb({ [link]: '<p>frame</p>' });

    await expect(fetchForShop({ safeFetch }, { needsBrowser: true }).fetch(link, page)).rejects.toMatchObject(
      {
        reason: 'refused',
        message: 'BROWSER_URL is not set',
      },
    );
    expect(safeFetch.calls).toEqual([]);
  });

  it('has its pages rendered and its data fetched', async () => {
    const safeFetch = scriptedWeb({ [link]: { json: { a: 1 } } });
    const rendered = scriptedWeb({ [link]: '<p>filled</p>' });
    const ways = fetchForShop(
      { safeFetch, renderPage: (asked) => rendered.fetch(asked, page) },
      { needsBrowser: true },
    );

    const [asPage, asData] = [await ways.fetch(link, page), await ways.fetch(link, { accept: 'json' })];

    expect([asPage, asData].map((each) => each.kind === 'ok' && each.text())).toEqual([
      '<p>filled</p>',
      '{"a":1}',
    ]);
  });
});
