import { waitFor } from '@testing-library/react';
import { screen } from '@testing-library/react';
import { renderShopper } from '../testing';

const id = '01010101-0101-4101-8101-010101010101';
const kept = () => JSON.parse(window.sessionStorage.getItem(`pricehunt_request_${id}`) ?? 'null')?.url;

beforeEach(() => window.sessionStorage.clear());

describe('a product link in the URL', () => {
  it.each([
    ['/https://shop.example/p?x=1&y=2#frag', 'https://shop.example/p?x=1&y=2#frag', 'shop-example-p'],
    ['/https:/shop.example/p?x=1', 'https://shop.example/p?x=1', 'shop-example-p'],
    [
      '/http://www.shop.example/a/Blue%20Mug',
      'http://www.shop.example/a/Blue%20Mug',
      'shop-example-blue-20mug',
    ],
    ['/https%3A%2F%2Fshop.example%2Fp%3Fx%3D1%26y%3D2', 'https://shop.example/p?x=1&y=2', 'shop-example-p'],
    ['/https://www.shop.example/', 'https://www.shop.example/', 'shop-example'],
    ['/http://user:secret@shop.example/p', 'http://shop.example/p', 'shop-example-p'],
    ['/www.amazon.com/Mug/dp/B0?x=1', 'https://www.amazon.com/Mug/dp/B0?x=1', 'amazon-com-b0'],
    ['/otto.de/p/mug#top', 'https://otto.de/p/mug#top', 'otto-de-mug'],
    ['/shop.co.uk', 'https://shop.co.uk/', 'shop-co-uk'],
  ])('%s starts a search', async (at, url, slug) => {
    const { address, router } = renderShopper(at);

    await waitFor(() => expect(address()).toBe(`/new-search/${id}/${slug}`));

    expect(kept()).toBe(url);
    expect(router().navigationType).toBe('REPLACE');
  });

  it.each(['/https://', '/https://not a host/p', '/https:///'])(
    '%s leads to the landing page with an error',
    async (at) => {
      const { address, router } = renderShopper(at);

      await waitFor(() => expect(address()).toBe('/?error=invalid-url'));

      expect(await screen.findByRole('alert')).toHaveTextContent('isn’t a product link');
      expect(router().navigationType).toBe('REPLACE');
    },
  );

  it.each(['/shop.example/p', '/favicon.ico', '/co.uk/p'])(
    '%s is not found because it has no public domain',
    async (at) => {
      const { address } = renderShopper(at);

      expect(
        await screen.findByRole('heading', { level: 1, name: 'This page doesn’t exist' }),
      ).toBeInTheDocument();
      expect(address()).toBe(at);
    },
  );

  it('shows on the results page that user name and password were removed', async () => {
    renderShopper('/https://user:secret@shop.example/p');

    expect(
      await screen.findByText('We removed the user name and password from your link.'),
    ).toBeInTheDocument();
  });

  it('shows that the URL is being processed', async () => {
    const titles: string[] = [];
    const seen = new MutationObserver(() => titles.push(document.querySelector('h1')?.textContent ?? ''));
    seen.observe(document.body, { childList: true, subtree: true });

    const { address } = renderShopper('/https://shop.example/p');

    await waitFor(() => expect(address()).toMatch(/^\/new-search/));
    seen.disconnect();
    expect(titles).toContain('Processing URL...');
  });
});
