import {
  getAnalytics,
  getAnalyticsBreakdown,
  getAnalyticsFunnel,
  getPriceCompetitiveness,
  listUnmetSearches,
} from '@pricehunt/api-contract/analytics';
import { getBusinessSession } from '@pricehunt/api-contract/business-identity';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  buildAnalytics,
  buildBreakdown,
  buildCompetitiveness,
  buildLine,
  buildPricePosition,
} from '../features/analytics/testing-analytics';
import { buildTotals } from '../traffic/testing-traffic';
import { germanPack } from '../messages/german-pack';
import { apiFor, owner, renderMerchant } from '../testing';

const address = '/business/dashboard/analytics';
const period = { from: '2026-10-23', to: '2026-11-21' };

function analyticsApi() {
  const api = apiFor(owner);
  api.answer(getAnalytics, buildAnalytics());
  api.answer(getAnalyticsFunnel, {
    success: true,
    period,
    before: null,
    steps: [
      { step: 'impression', count: 48_210, countBefore: 44_000, rate: null, rateBefore: null },
      { step: 'click', count: 2_914, countBefore: 2_600, rate: 0.06, rateBefore: 0.06 },
      { step: 'order', count: 121, countBefore: 116, rate: 0.04, rateBefore: 0.04 },
    ],
  });
  api.answer(
    getAnalyticsBreakdown,
    buildBreakdown('product', [buildLine('offer-1', 60, 'Desk lamp'), buildLine(null, 5)]),
  );
  return api;
}

const lastAddress = (api: ReturnType<typeof analyticsApi>, path: string) =>
  api.calls.findLast((call) => call.address.startsWith(path))?.address;

describe('the traffic', () => {
  it('shows figures, the series vs the previous period, and until when it is counted', async () => {
    renderMerchant(address, analyticsApi());

    const figures = await screen.findByRole('list', { name: 'Selected 30 days' });
    expect(figures).toHaveTextContent(/Clicks2,914\+12%2,800 billable/);
    const slider = screen.getByRole('slider', { name: /^Clicks by day/ });
    fireEvent.change(slider, { target: { value: '0' } });
    expect(slider).toHaveAttribute('aria-valuetext', 'Nov 20: 140, 120 on Oct 21');
    expect(screen.getByText(/2,100 daily unique visitors/)).toHaveTextContent(
      /visitors · 1 referral · 12 events\. Data up to .*\. Times in UTC\.$/,
    );
  });

  it('shows click quality with the reasons of excluded clicks', async () => {
    renderMerchant(address, analyticsApi());

    const honest = await screen.findByRole('region', { name: 'Click quality' });
    expect(
      within(honest)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'All clicks3,200',
      'By people2,914',
      'Billable2,800',
      'Bots: self-identified bot286',
      'Repeat clicks within an hour114',
    ]);
  });

  it('links figures, reasons, steps and lines to the rows that they count', async () => {
    renderMerchant(address, analyticsApi());
    const days = 'from=2026-10-23&to=2026-11-21';
    const hrefIn = async (region: string, name: string) =>
      within(await screen.findByRole('region', { name: region }))
        .getByRole('link', { name })
        .getAttribute('href');
    const activity = '/business/dashboard/activity';

    expect(await hrefIn('Click quality', '2,800')).toBe(`${activity}?measure=billable-clicks&${days}`);
    expect(await hrefIn('Click quality', '286')).toBe(
      `${activity}?measure=all-clicks&${days}&by=exclusion&value=bot%3Abot-user-agent`,
    );
    expect(await hrefIn('Conversion funnel', 'Orders')).toMatch(
      /^\/business\/dashboard\/orders\?measure=orders&from=/,
    );
    const known = await screen.findByRole('row', { name: /^Desk lamp/ });
    const unknown = screen.getByRole('row', { name: /^Unknown/ });
    expect(within(known).getByRole('link', { name: '60' })).toHaveAttribute(
      'href',
      `${activity}?measure=clicks&${days}&by=product&value=offer-1`,
    );
    expect(within(unknown).getByRole('link', { name: '5' })).toHaveAttribute(
      'href',
      `${activity}?measure=clicks&${days}&by=product`,
    );
  });

  it('ends the period with today in the business’s time zone', async () => {
    const lastDayIn = async (timeZone: string) => {
      const api = analyticsApi();
      api.answer(getBusinessSession, { success: true, business: { ...owner, timeZone } });
      const { unmount } = renderMerchant(address, api);
      await screen.findByText(/daily unique visitors/);
      unmount();
      return new URLSearchParams(lastAddress(api, '/api/business/analytics?')?.split('?')[1]).get('to');
    };

    const [west, east] = [await lastDayIn('Pacific/Pago_Pago'), await lastDayIn('Pacific/Kiritimati')];

    expect(Date.parse(east ?? '')).toBeGreaterThan(Date.parse(west ?? ''));
  });

  it('requests the days, comparison and interval in the URL', async () => {
    const { api } = renderMerchant(`${address}?from=2026-10-01&to=2026-10-02&compare=year`, analyticsApi());

    await screen.findByRole('list', { name: 'Selected 30 days' });

    expect(lastAddress(api, '/api/business/analytics?')).toBe(
      '/api/business/analytics?from=2026-10-01&to=2026-10-02&compare=year&interval=hour',
    );
  });

  it('stores a period in the URL, and shows why dates are invalid', async () => {
    const { user, address: at } = renderMerchant(address, analyticsApi());
    await screen.findByRole('list', { name: 'Selected 30 days' });

    await user.click(screen.getByRole('radio', { name: '90 days' }));
    const chosen = at();
    await user.click(screen.getByRole('radio', { name: 'Custom range' }));
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2999-01-01' } });
    await user.click(screen.getByRole('button', { name: 'Apply' }));

    expect(chosen).toBe(`${address}?days=90`);
    expect(screen.getByRole('alert')).toHaveTextContent(/Choose a range of up to one year/);
    expect(at()).toBe(chosen);
  });

  it('breaks down by product with links, and shows how many clicks have no value', async () => {
    renderMerchant(address, analyticsApi());

    expect(await screen.findByRole('link', { name: 'Desk lamp' })).toHaveAttribute(
      'href',
      '/business/dashboard/products/offer-1',
    );
    expect(screen.getByRole('row', { name: /^Unknown/ })).toBeInTheDocument();
    expect(screen.getByText('5 of 100 clicks can’t be broken down this way.')).toBeInTheDocument();
  });

  it.each([
    ['source', 'product_page', 'Product page'],
    ['country', 'DE', 'Germany'],
    ['device', 'mobile', 'Phone'],
    ['position', '2', 'Rank 2'],
    ['price-gap', 'dearer-up-to-5', 'Up to 5% more expensive'],
    ['campaign', 'autumn', 'autumn'],
  ] as const)('describes a row of %s in words', async (by, value, name) => {
    const api = analyticsApi();
    api.answer(getAnalyticsBreakdown, buildBreakdown(by, [buildLine(value, 9)]));

    renderMerchant(`${address}?by=${by}`, api);

    expect(await screen.findByRole('rowheader', { name })).toBeInTheDocument();
  });

  it('sorts the breakdown by the clicked column', async () => {
    const { user, api, address: at } = renderMerchant(address, analyticsApi());
    const table = await screen.findByRole('table', { name: 'Product' });

    await user.click(within(table).getByRole('button', { name: 'Revenue' }));

    expect(at()).toBe(`${address}?sort=revenue`);
    await waitFor(() =>
      expect(lastAddress(api, '/api/business/analytics/breakdown')).toMatch(/sort=revenue$/),
    );
  });

  it('shows the steps from impressions to orders, and those of the previous period', async () => {
    renderMerchant(address, analyticsApi());

    const funnel = await screen.findByRole('region', { name: 'Conversion funnel' });
    const steps = await within(funnel).findAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Impressions48,210',
      'Clicks6% of previous step2,914',
      'Orders4.2% of previous step121',
    ]);
    expect(funnel).toHaveTextContent(
      'Impressions in the previous period: 44,000 · Clicks in the previous period: 2,600 · Orders in the previous period: 116',
    );
  });

  it('shows an empty state without data', async () => {
    const api = analyticsApi();
    api.answer(
      getAnalytics,
      buildAnalytics({ totals: buildTotals(), totalsBefore: buildTotals(), exclusions: [] }),
    );

    renderMerchant(address, api);

    expect(await screen.findByRole('heading', { name: 'No data for this period' })).toBeInTheDocument();
  });

  it('shows the rest of the page when one section fails', async () => {
    const api = analyticsApi();
    api.refuse(getAnalyticsFunnel, 'server.failed');

    renderMerchant(address, api);

    expect(await screen.findByRole('link', { name: 'Desk lamp' })).toBeInTheDocument();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('speaks German', async () => {
    renderMerchant(address, analyticsApi(), { language: germanPack });

    expect(await screen.findByRole('heading', { name: 'Klickqualität' })).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Ausgewählte 30 Tage' })).toHaveTextContent('2.914');
  });
});

describe('the prices', () => {
  const at = `${address}?view=prices`;

  it('shows the spread and each product against the best other offer', async () => {
    const api = analyticsApi();
    api.answer(getPriceCompetitiveness, buildCompetitiveness());

    renderMerchant(at, api);

    expect(await screen.findByRole('list', { name: 'Price position' })).toHaveTextContent(
      'Cheapest303 clicks in the last 30 days',
    );
    expect(screen.getByRole('row', { name: /^Desk lamp/ })).toHaveTextContent(
      /€103\.00.*€100\.00.*Lichthaus.*\+3%\+€3\.00.*2 of 6.*412.*€99\.99about 120 more clicks/,
    );
  });

  it('shows when the lowest price brings no more clicks, or when there are too few clicks to estimate', async () => {
    const api = analyticsApi();
    const items = [
      buildPricePosition({ clicksGained: null }),
      buildPricePosition({ id: 'o2', winningPrice: null }),
      buildPricePosition({ id: 'o3', clicksGained: 0 }),
    ];
    api.answer(getPriceCompetitiveness, buildCompetitiveness({ items }));

    renderMerchant(at, api);

    expect(await screen.findAllByText('Too few clicks to estimate')).toHaveLength(1);
    expect(screen.getAllByText('no more clicks expected')).toHaveLength(1);
    expect(lastAddress(api, '/api/business/analytics/price')).toMatch(/sort=impact/);
  });

  it('filters the table by the figure that is clicked, and shows all on a second click', async () => {
    const api = analyticsApi();
    api.answer(getPriceCompetitiveness, buildCompetitiveness());
    const { user, address: shown } = renderMerchant(at, api);

    await user.click(await screen.findByRole('button', { name: /^Beaten/ }));
    await waitFor(() => expect(lastAddress(api, '/api/business/analytics/price')).toMatch(/step=beaten/));
    const filtered = shown();
    await user.click(screen.getByRole('button', { name: /^Beaten/, pressed: true }));

    expect(filtered).toBe(`${at}&gap=beaten`);
    expect(shown()).toBe(at);
  });

  it('requests one step and another sort order', async () => {
    const api = analyticsApi();
    api.answer(
      getPriceCompetitiveness,
      buildCompetitiveness({ items: [buildPricePosition({ best: null })] }),
    );
    const { user, address: shown } = renderMerchant(at, api);

    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Price difference' }), 'same');
    await user.click(screen.getByRole('button', { name: 'Show results' }));
    await user.click(screen.getByRole('button', { name: 'Difference' }));

    expect(shown()).toBe(`${at}&gap=same&order=dearest`);
    await waitFor(() =>
      expect(lastAddress(api, '/api/business/analytics/price')).toMatch(/sort=dearest&step=same$/),
    );
  });

  it('searches while typing, and removes each filter by its chip', async () => {
    const api = analyticsApi();
    api.answer(getPriceCompetitiveness, buildCompetitiveness());
    const { user, address: shown } = renderMerchant(`${at}&gap=beaten`, api);

    await user.type(await screen.findByRole('searchbox', { name: 'Search' }), 'lamp');
    await waitFor(() =>
      expect(lastAddress(api, '/api/business/analytics/price')).toMatch(
        /q=lamp.*step=beaten|step=beaten.*q=lamp/,
      ),
    );
    const searched = shown();
    await user.click(screen.getByRole('button', { name: /^Remove filter Price difference: Beaten/ }));
    const unfiltered = shown();
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));

    expect(searched).toBe(`${at}&gap=beaten&q=lamp`);
    expect(unfiltered).toBe(`${at}&q=lamp`);
    expect(shown()).toBe(at);
  });

  it('filters the table by a step of the distribution', async () => {
    const api = analyticsApi();
    api.answer(getPriceCompetitiveness, buildCompetitiveness());
    const { user, address: shown } = renderMerchant(at, api);

    const steps = await screen.findByRole('list', { name: 'Products by price difference' });
    await user.click(within(steps).getByRole('link', { name: 'Same price' }));

    expect(shown()).toBe(`${at}&gap=same`);
  });

  it('shows that nothing was ranked yet', async () => {
    const api = analyticsApi();
    api.answer(getPriceCompetitiveness, buildCompetitiveness({ rankedAt: null, items: [] }));

    renderMerchant(at, api);

    expect(await screen.findByRole('heading', { name: 'No price comparison yet' })).toBeInTheDocument();
  });
});

describe('demand', () => {
  const at = `${address}?view=wanted`;

  it('shows searches with the number of searchers and prices', async () => {
    const api = analyticsApi();
    api.answer(listUnmetSearches, {
      success: true,
      period,
      searchersMin: 5,
      nextCursor: null,
      items: [
        {
          kind: 'words',
          words: 'reading light',
          product: null,
          searches: 41,
          searchers: 23,
          goingPrice: {
            lowest: { amountMinor: 1_900, currency: 'EUR' },
            median: { amountMinor: 2_490, currency: 'EUR' },
            offerCount: 4,
          },
        },
      ],
    });

    renderMerchant(at, api);

    expect(await screen.findByRole('row', { name: /“reading light”/ })).toHaveTextContent(
      /41.*23.*€24\.90.*from €19\.00.*4/,
    );
    expect(screen.getByText(/at least 5 visitors/)).toBeInTheDocument();
  });

  it('shows an empty state when the catalog has no gaps', async () => {
    const api = analyticsApi();
    api.answer(listUnmetSearches, { success: true, period, searchersMin: 5, nextCursor: null, items: [] });

    renderMerchant(at, api);

    expect(await screen.findByRole('heading', { name: 'No gaps in your catalog' })).toBeInTheDocument();
  });
});
