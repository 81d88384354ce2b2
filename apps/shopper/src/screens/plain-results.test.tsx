import { fakeApi } from '@pricehunt/api-client/testing';
import { getComparison, startComparison } from '@pricehunt/api-contract/comparisons';
import { buildComparedOffer, buildComparison, buildOffer } from '@pricehunt/api-contract/testing';
import type { Comparison } from '@pricehunt/api-contract/comparisons';
import { screen, waitFor, within } from '@testing-library/react';
import { renderShopper, testRequestId } from '../testing';

const at = `/search/${testRequestId}/sony`;
const compared = (id: string, name: string, amountMinor: number) =>
  buildComparedOffer(
    { id, retailer: { name, domain: `${name.toLowerCase()}.example` } },
    { deliveredTotal: { amountMinor, currency: 'EUR' } },
  );

function openSearch(overrides: Partial<Comparison>) {
  const api = fakeApi();
  api.answer(getComparison, {
    success: true,
    comparison: buildComparison({
      requestId: testRequestId,
      query: 'Sony WH-1000XM5',
      link: null,
      settledAt: '2026-11-21T10:00:05Z',
      ...overrides,
    }),
  });
  return renderShopper(at, api);
}

const offers: Comparison['offers'] = {
  currency: 'EUR',
  ranked: [compared('a', 'Klangwerk', 26_990), compared('b', 'Soundhaus', 28_900)],
  unranked: [],
  variants: [{ label: 'colour: silver', offers: [compared('c', 'Silberton', 25_000)] }],
  similar: [
    {
      offer: buildOffer({ id: 'd', title: 'Bose QuietComfort' }),
      outbound: { to: 'https://x.example', offer: 'd', signature: 'k1.t' },
      deliveredTotal: null,
      itemPrice: { amountMinor: 23_400, currency: 'EUR' },
    },
  ],
  best: null,
};

beforeAll(() => import('./plain-results'));
beforeEach(() => {
  window.sessionStorage.clear();
  window.fetch = async () => new Response('', { status: 404 });
});

describe('the older page of a search', () => {
  it('shows the default skeleton until the record has loaded', async () => {
    const api = fakeApi();
    api.hang(getComparison);
    const { container } = renderShopper(at, api);

    expect(await screen.findByText('Loading')).toBeInTheDocument();
    expect(container.querySelector('[data-skeleton="default"]')).toBeInTheDocument();
  });

  it('shows the same record as one plain list, with other variants listed separately', async () => {
    openSearch({ offers });

    expect(await screen.findByRole('heading', { level: 1, name: 'Sony WH-1000XM5' })).toBeInTheDocument();
    const [same, silver, similar] = screen.getAllByRole('list').filter((list) => list.tagName === 'OL');
    expect(within(same ?? document.body).getAllByRole('listitem')[0]).toHaveTextContent(
      /Klangwerk.*€269\.90/,
    );
    expect(silver).toHaveTextContent('Silberton');
    expect(similar).toHaveTextContent('Bose QuietComfort, opens in a new tab (klangwerk.example) €234.00');
    expect(screen.getByRole('link', { name: /Klangwerk/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/api/redirect?'),
    );
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  });

  it('links to the full page of the same search', async () => {
    openSearch({ offers });

    expect(await screen.findByRole('link', { name: /Show the full page/ })).toHaveAttribute(
      'href',
      `/new-search/${testRequestId}/sony`,
    );
  });

  it('shows when each price was checked, and the marketplaces’ notices', async () => {
    openSearch({
      offers: {
        ...offers,
        notices: [
          { source: 'ebay', sentence: 'As the source has it' },
          { source: 'other', sentence: 'A sentence of another source' },
        ],
      },
    });

    expect(await screen.findAllByText(/checked .* ago|checked just now|checked on/)).toHaveLength(4);
    expect(screen.getByText(/commission from the eBay Partner Network/)).toBeInTheDocument();
    expect(screen.getByText('A sentence of another source')).toBeInTheDocument();
  });

  it('sends a click for followed offers, including similar ones', async () => {
    const { user, tracking } = openSearch({ offers });

    await user.click(await screen.findByRole('link', { name: /Klangwerk/ }));
    await user.click(screen.getByRole('link', { name: /Bose/ }));

    await waitFor(() =>
      expect(tracking.posted).toMatchObject([
        { body: { eventType: 'product_click', businessDomain: 'klangwerk.example' } },
        { body: { eventType: 'product_click' } },
      ]),
    );
  });

  it('pushes the comparison to the data layer when the search settles on this page', async () => {
    window.sessionStorage.setItem(
      `pricehunt_request_${testRequestId}`,
      JSON.stringify({ query: 'Sony WH-1000XM5', timestamp: 1 }),
    );
    const api = fakeApi();
    const comparison = buildComparison({ requestId: testRequestId, query: 'Sony WH-1000XM5', link: null });
    api.answer(startComparison, { success: true, comparison });
    const { stream, tracking } = renderShopper(at, api);
    await waitFor(() => expect(stream.isOpen()).toBe(true));

    stream.send({ kind: 'offers', offers });
    stream.send({ kind: 'settled', settledAt: '2026-11-21T10:00:05Z' });

    await waitFor(() =>
      expect(tracking.pushed).toMatchObject([
        { event: 'product_search' },
        { event: 'price_comparison', custom_parameters: { alternatives_count: 2 } },
      ]),
    );
  });

  it('shows that the search is running', async () => {
    openSearch({ settledAt: null });
    expect(await screen.findByText(/Still searching/)).toBeInTheDocument();
  });

  it('shows that no shop was found', async () => {
    openSearch({});

    expect(await screen.findByText('No other shops found.')).toBeInTheDocument();
  });

  it.each([
    ['comparison.not-found', 'This search is no longer available'],
    ['server.failed', 'We couldn’t start the search'],
  ] as const)('shows the error for %s', async (code, title) => {
    const api = fakeApi();
    api.refuse(getComparison, code);
    renderShopper(at, api);

    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  });
});
