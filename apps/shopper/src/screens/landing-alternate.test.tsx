import { fakeApi } from '@pricehunt/api-client/testing';
import type { FakeApi } from '@pricehunt/api-client/testing';
import {
  listCategoryTiles,
  listPriceDrops,
  searchProducts,
  suggestProducts,
} from '@pricehunt/api-contract/browsing';
import { buildOffer, buildProduct } from '@pricehunt/api-contract/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { nothingFound, renderShopper } from '../testing';

function filledApi(): FakeApi {
  const api = fakeApi();
  api.answer(listCategoryTiles, {
    success: true,
    items: [
      {
        slug: 'coffee-tea',
        name: { en: 'Coffee & tea', de: 'Kaffee & Tee' },
        productCount: 18,
        imageUrl: null,
      },
    ],
    nextCursor: null,
  });
  api.answer(listPriceDrops, {
    success: true,
    items: [
      {
        product: buildProduct({ id: 'p1', title: 'Bosch GSR 18V-55' }),
        offer: buildOffer(),
        previous: { amountMinor: 12000, currency: 'EUR' },
        current: { amountMinor: 9450, currency: 'EUR' },
        priceHolds: { kind: 'delivered', tax: 'included', currency: 'EUR' },
        percent: 21.3,
      },
    ],
    nextCursor: null,
  });
  api.answer(searchProducts, {
    success: true,
    items: [],
    total: 0,
    totalIsLowerBound: false,
    facets: { ...nothingFound.facets, brand: [{ value: 'Marks & Co', label: 'Marks & Co', count: 4 }] },
    corrections: [],
    nextCursor: null,
  });
  api.answer(suggestProducts, {
    success: true,
    items: [
      {
        kind: 'brand',
        text: 'Sony',
        value: 'Sony',
        lowestPrice: null,
        condition: null,
        imageUrl: null,
        offerCount: 0,
        versionCount: 1,
      },
      {
        kind: 'product',
        text: 'Sony WH-1000XM5',
        value: 'p9',
        lowestPrice: { amountMinor: 29_900, currency: 'EUR' },
        condition: 'new',
        priceHolds: { kind: 'item-only', tax: 'excluded', currency: 'USD' },
        imageUrl: 'https://img.example/xm5.jpg',
        offerCount: 7,
        versionCount: 3,
      },
    ],
    nextCursor: null,
  });
  return api;
}

beforeAll(() => import('./landing-alternate'));
beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.fetch = async () => new Response('', { status: 404 });
});

const box = () => screen.findByRole('combobox', { name: 'Product link or name' });
const options = () => screen.findAllByRole('option');

describe('the alternate landing page', () => {
  it('shows the landing skeleton first', async () => {
    const { container } = renderShopper('/landing2', filledApi());

    expect(container.querySelector('[data-skeleton="landing"]')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  });

  it('links to the catalog by category, price drop and brand', async () => {
    renderShopper('/landing2', filledApi());

    expect(await screen.findByRole('link', { name: /Coffee & tea.*18 products/ })).toHaveAttribute(
      'href',
      '/browse/coffee-tea',
    );
    expect(
      await screen.findByRole('link', { name: /Bosch GSR 18V-55.*vs 90-day median €120\.00/ }),
    ).toHaveAttribute('href', '/product/p1');
    expect(screen.getByRole('link', { name: 'All price drops' })).toHaveAttribute(
      'href',
      '/browse?sort=drop',
    );
    expect(await screen.findByRole('link', { name: /Marks & Co/ })).toHaveAttribute(
      'href',
      '/browse?brand=Marks+%26+Co',
    );
  });

  it('has only its own search box', async () => {
    renderShopper('/landing2', filledApi());

    expect(await screen.findAllByRole('search')).toHaveLength(1);
  });

  it('shows the rest when a section fails to load', async () => {
    const api = filledApi();
    api.refuse(listCategoryTiles, 'server.failed');
    const { user } = renderShopper('/landing2', api);

    expect(await screen.findByText('We couldn’t load the categories')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: /Bosch/ })).toBeInTheDocument();
    api.answer(listCategoryTiles, { success: true, items: [], nextCursor: null });
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByText(/No products yet/)).toBeInTheDocument();
  });
});

describe('the search box', () => {
  it('submits before hydration to the search address', async () => {
    renderShopper('/landing2', filledApi());

    const field = await box();

    expect(field).toHaveAttribute('name', 'text');
    expect(field.closest('form')).toHaveAttribute('action', '/share');
  });

  it('offers suggestions by arrow keys while the field stays focused', async () => {
    const { user, address } = renderShopper('/landing2', filledApi());
    const field = await box();

    await user.type(field, 'son');
    await waitFor(async () => expect(await options()).toHaveLength(3));
    expect((await options()).map((option) => option.textContent)).toEqual([
      'Search for “son”',
      'SonyBrand',
      'Sony WH-1000XM57 offers · 3 versionsfrom €299.00 before shipping, plus sales tax',
    ]);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');

    expect(field).toHaveFocus();
    const [, , product] = await options();
    expect(field).toHaveAttribute('aria-activedescendant', product?.id);
    expect(product).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/product/p9'));
  });

  it('wraps at both ends through the field itself', async () => {
    const { user } = renderShopper('/landing2', filledApi());
    const field = await box();
    await user.type(field, 'son');
    await waitFor(async () => expect(await options()).toHaveLength(3));

    await user.keyboard('{ArrowUp}');
    expect(field.getAttribute('aria-activedescendant')).toBe((await options())[2]?.id);
    await user.keyboard('{ArrowDown}');

    expect(field).not.toHaveAttribute('aria-activedescendant');
  });

  it('closes by Escape and searches for the words by Enter', async () => {
    const { user, address } = renderShopper('/landing2', filledApi());
    const field = await box();
    await user.type(field, 'sony');
    await options();

    await user.keyboard('{Escape}');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}');

    await waitFor(() => expect(address()).toBe('/browse?q=sony'));
  });

  it('opens a brand by a click', async () => {
    const { user, address } = renderShopper('/landing2', filledApi());

    await user.type(await box(), 'son');
    await user.click(await screen.findByRole('option', { name: /Sony.*Brand/ }));

    await waitFor(() => expect(address()).toBe('/browse?brand=Sony'));
  });

  it('offers to compare a pasted link', async () => {
    const { user, address } = renderShopper('/landing2', filledApi());
    await user.click(await box());

    await user.paste('https://www.amazon.de/dp/B09XS7JWHH');
    await user.click(await screen.findByRole('option', { name: /Compare this link.*Amazon\.de/ }));

    await waitFor(() => expect(address()).toMatch(/^\/new-search\/[^/]+\/amazon-de-b09xs7jwhh$/));
  });

  it('stores searches on the device, offers them again and deletes them on request', async () => {
    const { user, address, router } = renderShopper('/landing2', filledApi());
    await user.type(await box(), 'red shoes{Enter}');
    await waitFor(() => expect(address()).toBe('/browse?q=red+shoes'));
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'What are you looking for?' })).toBeNull(),
    );
    await act(() => router().navigate('/landing2'));
    await user.click(await box());
    expect(await screen.findByRole('option', { name: /red shoes.*Recent/ })).toBeInTheDocument();

    await user.click(screen.getByRole('option', { name: 'Clear recent searches' }));

    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(window.localStorage.getItem('pricehunt_recent_searches')).toBeNull();
  });

  it('ignores the keydown without a key that autofill sends', async () => {
    renderShopper('/landing2', filledApi());
    await box();
    const onError = jest.fn();
    window.addEventListener('error', onError, { once: true });

    document.dispatchEvent(new Event('keydown'));

    expect(onError).not.toHaveBeenCalled();
  });

  it.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])('is focused by %s', async (keys) => {
    const { user } = renderShopper('/landing2', filledApi());
    const field = await box();

    await user.keyboard(keys);

    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
  });

  it('ignores the shortcut while typing', async () => {
    const { user } = renderShopper('/landing2', filledApi());
    const field = await box();

    await user.type(field, 'a/b');

    expect(field).toHaveValue('a/b');
  });

  it('searches even when suggestions fail', async () => {
    const api = filledApi();
    api.refuse(suggestProducts, 'server.busy');
    const { user } = renderShopper('/landing2', api);

    await user.type(await box(), 'son');

    expect(await screen.findByRole('option', { name: 'Search for “son”' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
