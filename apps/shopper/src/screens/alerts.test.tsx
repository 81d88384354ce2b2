import { fakeApi } from '@pricehunt/api-client/testing';
import {
  changeAlert,
  createAlert,
  deleteAlert,
  listAlertFirings,
  listAlerts,
  previewAlert,
  requestAlertByEmail,
} from '@pricehunt/api-contract/alerts';
import {
  changeSearchAlert,
  createSearchAlert,
  listSearchAlerts,
  simulateSearchAlert,
} from '@pricehunt/api-contract/search-alerts';
import type { SearchAlertSimulation, SearchAlertView } from '@pricehunt/api-contract/search-alerts';
import { getProduct, listProductOffers, searchProducts } from '@pricehunt/api-contract/browsing';
import {
  connectNotificationService,
  getNotificationTimes,
  listNotificationServices,
  saveNotificationTimes,
  testNotificationChannel,
  testNotificationService,
} from '@pricehunt/api-contract/notifications';
import { getShopperSession, registerShopper } from '@pricehunt/api-contract/shopper-identity';
import { buildComparedOffer, buildProduct, buildShopperAccount } from '@pricehunt/api-contract/testing';
import type { AlertSimulation, AlertView } from '@pricehunt/api-contract/alerts';
import type { NotificationServiceView } from '@pricehunt/api-contract/notifications';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { nothingFound, renderShopper } from '../testing';

/** Loads the chunk first, because loading it takes longer than a test waits. */
beforeAll(() => import('./account-pages'));

const shopper = buildShopperAccount({ email: 'ada@example.com' });
const at = '2026-11-21T10:00:00.000Z';
const phone: NotificationServiceView = {
  id: 'n1',
  kind: 'ntfy',
  name: 'My phone',
  place: 'ntfy.sh/drops',
  createdAt: at,
};
const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const dollars = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const product = { id: 'lamp', title: 'Lamp', imageUrl: null };

function alertOf(more: Partial<AlertView> = {}): AlertView {
  return {
    id: 'a1',
    product,
    rule: { kind: 'target-price', targetMinor: 9_000 },
    currency: 'EUR',
    country: 'DE',
    condition: 'new',
    shippingCounted: false,
    shops: null,
    channels: ['email'],
    state: 'active',
    createdAt: '2026-11-20T10:00:00.000Z',
    priceAtCreation: euros(10_000),
    threshold: euros(9_000),
    current: { price: euros(9_900), inStock: true, at },
    lastFiredAt: null,
    firingCount: 0,
    ...more,
  };
}

function simulationOf(more: Partial<AlertSimulation> = {}): AlertSimulation {
  return {
    days: 180,
    daysOfData: 180,
    canTell: true,
    firings: [],
    threshold: euros(9_000),
    isMetNow: false,
    lowest: euros(8_800),
    suggestedTarget: null,
    points: [],
    ...more,
  };
}

function apiOf(account: typeof shopper | null, items: AlertView[] = []) {
  const api = fakeApi();
  api.answer(getShopperSession, { success: true, shopper: account });
  api.answer(listAlerts, {
    success: true,
    items,
    nextCursor: null,
    isEmailVerified: true,
    pushSubscriptions: 0,
  });
  api.answer(listSearchAlerts, { success: true, items: [], nextCursor: null });
  api.answer(listAlertFirings, { success: true, items: [], nextCursor: null });
  api.answer(previewAlert, { success: true, simulation: simulationOf() });
  api.answer(listNotificationServices, { success: true, items: [], nextCursor: null });
  api.answer(getNotificationTimes, { success: true, times: null });
  return api;
}

const open = (api = apiOf(shopper)) => renderShopper('/alerts', api, { hasAccounts: true });

afterEach(() => window.localStorage.clear());

describe('the alerts page', () => {
  it('explains why an account is needed and links to sign-in', async () => {
    const { user } = open(apiOf(null));

    await user.click(await screen.findByRole('button', { name: 'Create account' }));

    expect(await screen.findByRole('dialog', { name: 'Create account' })).toBeInTheDocument();
  });

  it('shows the next step when there are no alerts', async () => {
    open();

    expect(await screen.findByText('No price alerts yet')).toBeInTheDocument();
  });

  it('shows that the list is loading', async () => {
    const api = apiOf(shopper);
    api.hang(listAlerts);
    open(api);

    expect(await screen.findByText('Loading your price alerts')).toBeInTheDocument();
  });

  it('shows that alerts failed to load', async () => {
    const api = apiOf(shopper);
    api.refuse(listAlerts, 'server.failed');
    open(api);

    expect(await screen.findByText('We couldn’t load your price alerts')).toBeInTheDocument();
  });

  it("shows each alert's rule, current price and status", async () => {
    const priceHolds = { kind: 'item-only', tax: 'excluded', currency: 'USD' } as const;
    open(apiOf(shopper, [alertOf({ current: { price: euros(9_900), priceHolds, inStock: true, at } })]));

    expect(await screen.findByText('€90.00 or less')).toBeInTheDocument();
    expect(screen.getByText('before shipping, plus sales tax')).toBeInTheDocument();
    expect(screen.getByText('Active')).toBeInTheDocument();
    expect(screen.getByText('€99.00')).toBeInTheDocument();
  });

  it.each([
    ['fired', null, 'Already met'],
    ['fired', '2026-11-21T10:00:00.000Z', 'Sent'],
    ['awaiting-rate', null, 'Waiting for an exchange rate'],
  ] as const)(
    'shows the status of an alert that is %s and was sent at %s as %s',
    async (state, lastFiredAt, standing) => {
      open(apiOf(shopper, [alertOf({ state, lastFiredAt })]));

      expect(await screen.findByText(standing)).toBeInTheDocument();
    },
  );

  it('lists sent alerts and offers exports', async () => {
    const api = apiOf(shopper, [alertOf({ state: 'fired' })]);
    api.answer(listAlertFirings, {
      success: true,
      items: [
        {
          id: 'f1',
          alertId: 'a1',
          product,
          kind: 'target-price',
          firedAt: '2026-11-21T08:00:00.000Z',
          price: euros(8_900),
          priceHolds: { kind: 'item-only', tax: 'excluded', currency: 'USD' },
          previous: euros(9_900),
          threshold: euros(9_000),
        },
      ],
      nextCursor: null,
    });
    open(api);

    expect(
      await screen.findByRole('row', { name: /Lamp.*€99\.00.*€89\.00.*plus sales tax/ }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'CSV' })).toHaveAttribute(
      'href',
      '/api/shopper/alerts/export?format=csv',
    );
  });

  it('pauses an alert', async () => {
    const api = apiOf(shopper, [alertOf()]);
    api.answer(changeAlert, {
      success: true,
      alert: alertOf({ state: 'paused' }),
      isMet: false,
      hasFired: false,
    });
    const { user } = open(api);

    await user.click(await screen.findByRole('button', { name: 'Pause price alert for Lamp' }));

    await waitFor(() =>
      expect(api.calls).toContainEqual(
        expect.objectContaining({
          method: 'PUT',
          address: '/api/shopper/alerts/a1',
          body: { isPaused: true },
        }),
      ),
    );
  });

  it('edits an alert starting from its current values', async () => {
    const api = apiOf(shopper, [alertOf()]);
    api.answer(changeAlert, { success: true, alert: alertOf(), isMet: false, hasFired: false });
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Edit price alert for Lamp' }));
    const target = screen.getByRole('textbox', { name: 'Target price (EUR)' });

    expect(target).toHaveValue('90.00');
    await user.clear(target);
    await user.type(target, '85,50{Enter}');

    await waitFor(() =>
      expect(api.calls).toContainEqual(
        expect.objectContaining({
          method: 'PUT',
          body: expect.objectContaining({ rule: { kind: 'target-price', targetMinor: 8_550 } }),
        }),
      ),
    );
  });

  it('offers an existing alert only the conditions that it can have', async () => {
    const { user } = open(apiOf(shopper, [alertOf({ condition: 'used' })]));
    await user.click(await screen.findByRole('button', { name: 'Edit price alert for Lamp' }));

    const condition = screen.getByRole('combobox', { name: 'Condition' });

    expect(condition).toHaveValue('used');
    const options = within(condition).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ value }) => value)).toEqual(['new', 'used']);
  });

  it('deletes nothing after a timely undo', async () => {
    const api = apiOf(shopper, [alertOf()]);
    api.answer(deleteAlert, { success: true });
    const { user, unmount } = open(api);

    await user.click(await screen.findByRole('button', { name: 'Delete price alert for Lamp' }));
    expect(screen.getByText('No price alerts yet')).toBeInTheDocument();
    (await screen.findByRole('button', { name: 'Undo' })).focus();
    await user.keyboard('{Enter}');

    expect(screen.getByRole('link', { name: 'Lamp' })).toBeInTheDocument();
    unmount();
    expect(api.calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  it('deletes when the page is left without undo', async () => {
    const api = apiOf(shopper, [alertOf()]);
    api.answer(deleteAlert, { success: true });
    const { user, unmount } = open(api);

    await user.click(await screen.findByRole('button', { name: 'Delete price alert for Lamp' }));
    unmount();

    await waitFor(() => expect(api.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1));
  });
});

describe('notifications', () => {
  it('connect a service by its own fields', async () => {
    const api = apiOf(shopper);
    api.answer(connectNotificationService, { success: true, service: phone, secret: null });
    const { user } = open(api);
    await user.click(await screen.findByRole('button', { name: 'Connect service' }));
    const box = within(await screen.findByRole('dialog', { name: 'Connect a notification service' }));

    await user.selectOptions(box.getByRole('combobox', { name: 'Service' }), 'telegram');
    await user.click(box.getByRole('button', { name: 'Connect' }));
    expect(box.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    await user.type(box.getByRole('textbox', { name: 'Name' }), 'Me');
    await user.type(box.getByLabelText('Bot token'), '123456:abcdefghijkl');
    await user.type(box.getByRole('textbox', { name: 'Chat ID' }), '42');
    await user.click(box.getByRole('button', { name: 'Connect' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.calls).toContainEqual(
      expect.objectContaining({
        body: {
          name: 'Me',
          settings: expect.objectContaining({
            kind: 'telegram',
            botToken: '123456:abcdefghijkl',
            chatId: '42',
          }),
        },
      }),
    );
  });

  it('show what a service answered to a test', async () => {
    const api = apiOf(shopper);
    api.answer(listNotificationServices, { success: true, items: [phone], nextCursor: null });
    api.answer(testNotificationService, {
      success: true,
      isDelivered: false,
      status: 403,
      answer: 'forbidden',
    });
    const { user } = open(api);

    await user.click(await screen.findByRole('button', { name: 'Send a test notification to My phone' }));

    expect(await screen.findByText('The test didn’t reach My phone')).toBeVisible();
    expect(screen.getByText('It answered: forbidden (HTTP 403).')).toBeVisible();
  });

  it('test the e-mail address of the account', async () => {
    const api = apiOf(shopper);
    api.answer(testNotificationChannel, { success: true, receivers: 1, delivered: 1 });
    const { user } = open(api);
    const button = await screen.findByRole('button', { name: 'Send a test notification to E-mail' });

    await user.click(button);
    expect(await screen.findByText(`Test sent to ${shopper.email}`)).toBeVisible();
    api.answer(testNotificationChannel, { success: true, receivers: 1, delivered: 0 });
    await user.click(button);

    expect(await screen.findByText(`The test didn’t reach ${shopper.email}`)).toBeVisible();
    expect(api.calls).toContainEqual(
      expect.objectContaining({ address: '/api/shopper/notification-channels/email/test' }),
    );
  });

  it.each([
    [{ receivers: 0, delivered: 0 }, 'No browser receives push notifications yet'],
    [{ receivers: 1, delivered: 1 }, 'Test sent to 1 browser'],
    [{ receivers: 3, delivered: 2 }, 'Test sent to 2 of 3 browsers'],
  ])('test push in every browser: %o', async (result, title) => {
    const api = apiOf(shopper);
    api.answer(testNotificationChannel, { success: true, ...result });
    const { user } = open(api);

    await user.click(await screen.findByRole('button', { name: 'Send a test notification to Push' }));

    expect(await screen.findByText(title)).toBeVisible();
  });

  it('are silent in quiet hours that are saved in the time zone of the device', async () => {
    const api = apiOf(shopper);
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const times = { timeZone, quietHours: { from: '22:00', until: '07:00' }, digestAt: null };
    api.answer(saveNotificationTimes, { success: true, times });
    const { user } = open(api);

    await user.click(await screen.findByRole('checkbox', { name: 'Quiet hours' }));
    await user.click(screen.getByRole('button', { name: 'Save times' }));

    expect(await screen.findByText('Times saved')).toBeVisible();
    expect(api.calls).toContainEqual(expect.objectContaining({ method: 'PUT', body: times }));
  });
});

describe('the alert dialog on a product page', () => {
  function productApi(account: typeof shopper | null) {
    const api = apiOf(account);
    api.answer(getProduct, {
      success: true,
      product: buildProduct({ id: 'lamp', title: 'Lamp' }),
      categoryPath: [],
    });
    api.answer(listProductOffers, {
      success: true,
      currency: 'EUR',
      items: [],
      nextCursor: null,
      bestOfferId: null,
    });
    api.answer(registerShopper, { success: true, shopper });
    api.answer(createAlert, { success: true, alert: alertOf(), isMet: false, hasFired: false });
    return api;
  }

  async function openBox(api: ReturnType<typeof apiOf>) {
    const rendered = renderShopper('/product/lamp', api, { hasAccounts: true });
    await rendered.user.click(await screen.findByRole('button', { name: 'Set price alert' }));
    const box = within(await screen.findByRole('dialog', { name: 'Price alert' }));
    await rendered.user.selectOptions(box.getByRole('combobox', { name: 'Notify me when' }), 'target-price');
    return { ...rendered, box, target: box.getByRole('textbox', { name: /Target price/ }) };
  }

  it('continues with the entered values after sign-in', async () => {
    const api = productApi(null);
    const { user, box, target } = await openBox(api);
    await user.type(target, '89,90');

    await user.click(box.getByRole('button', { name: 'Sign in and set alert' }));
    const door = within(await screen.findByRole('dialog', { name: 'Create account' }));
    await user.type(door.getByRole('textbox', { name: 'E-mail address' }), 'ada@example.com');
    await user.type(door.getByLabelText('Password'), 'copper kettle{Enter}');

    expect(await screen.findByText('Price alert set')).toBeInTheDocument();
    expect(api.calls).toContainEqual(
      expect.objectContaining({
        address: '/api/shopper/alerts',
        body: expect.objectContaining({
          productId: 'lamp',
          rule: { kind: 'target-price', targetMinor: 8_990 },
          channels: ['email'],
        }),
      }),
    );
  });

  it('asks to confirm the e-mail address when it is set without an account', async () => {
    const api = productApi(null);
    api.answer(requestAlertByEmail, { success: true, email: 'ada@example.com' });
    const { user, box, target } = await openBox(api);
    await user.type(target, '89,90');

    await user.click(box.getByRole('button', { name: 'Set alert' }));
    expect(box.getByRole('textbox', { name: 'Your e-mail address' })).toBeInvalid();
    await user.type(box.getByRole('textbox', { name: 'Your e-mail address' }), 'ada@example.com');
    await user.click(box.getByRole('button', { name: 'Set alert' }));

    expect(await screen.findByText('Confirm your e-mail to start')).toBeInTheDocument();
    expect(api.calls).toContainEqual(
      expect.objectContaining({
        address: '/api/alerts/by-email',
        body: expect.objectContaining({ email: 'ada@example.com', productId: 'lamp' }),
      }),
    );
  });

  it('is limited to the chosen shops and condition, also in the simulation', async () => {
    const api = productApi(shopper);
    const offerOf = (domain: string, name: string) =>
      buildComparedOffer({ id: domain, retailer: { name, domain } });
    const items = [offerOf('oak.example', 'Oak'), offerOf('elm.example', 'Elm')];
    api.answer(listProductOffers, {
      success: true,
      currency: 'EUR',
      nextCursor: null,
      bestOfferId: null,
      items,
    });
    const { user, box, target } = await openBox(api);
    await user.type(target, '90');

    await user.click(box.getByText('Limit to shops or condition'));
    await user.selectOptions(box.getByRole('combobox', { name: 'Condition' }), 'used');
    await user.click(await box.findByRole('checkbox', { name: 'Elm' }));
    await user.click(box.getByRole('button', { name: 'Set alert' }));

    await screen.findByText('Price alert set');
    const limits = expect.objectContaining({ condition: 'used', shops: ['elm.example'] });
    expect(api.calls).toContainEqual(
      expect.objectContaining({ address: '/api/shopper/alerts', body: limits }),
    );
    await waitFor(() =>
      expect(api.calls).toContainEqual(
        expect.objectContaining({ address: expect.stringMatching(/condition=used&shops=elm\.example/) }),
      ),
    );
  });

  it('offers the connected services', async () => {
    const api = productApi(shopper);
    api.answer(listNotificationServices, { success: true, items: [phone], nextCursor: null });
    const { user, box, target } = await openBox(api);
    await user.type(target, '90');

    await user.click(await box.findByRole('checkbox', { name: 'My phone (ntfy)' }));
    await user.click(box.getByRole('button', { name: 'Set alert' }));

    await screen.findByText('Price alert set');
    expect(api.calls).toContainEqual(
      expect.objectContaining({
        address: '/api/shopper/alerts',
        body: expect.objectContaining({ channels: ['email', 'service:n1'] }),
      }),
    );
  });

  it('shows the simulated prices with a target that is dragged, and on how many days they were as low', async () => {
    const api = productApi(shopper);
    const lows = [9_900, 8_800, 9_000, 10_000];
    const points = lows.map((low, index) => ({ day: `2026-11-1${index}`, low: dollars(low) }));
    api.answer(previewAlert, { success: true, simulation: simulationOf({ points }) });
    const { user, box, target } = await openBox(api);
    await user.type(target, '90');

    expect(await box.findByText('At or below $90.00 on 2 of 4 days')).toBeVisible();
    const slider = box.getByRole('slider', { name: 'Target price on the chart' });
    fireEvent.change(slider, { target: { value: '8800' } });

    expect(target).toHaveValue('88.00');
    expect(box.getByText('At or below $88.00 on 1 of 4 days')).toBeVisible();
  });

  it.each([
    ['−5%', '95.00'],
    ['−10%', '90.00'],
    ['90-day low', '88.00'],
  ])('sets the target by one click: %s', async (name, amount) => {
    const api = productApi(shopper);
    const points = [
      { day: '2026-01-01', low: dollars(5_000) },
      { day: '2026-11-19', low: dollars(8_800) },
      { day: '2026-11-20', low: dollars(10_000) },
    ];
    api.answer(previewAlert, { success: true, simulation: simulationOf({ points }) });
    const { user, box, target } = await openBox(api);
    await user.type(target, '1');

    await user.click(await box.findByRole('button', { name }));

    expect(target).toHaveValue(amount);
    expect(box.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true');
  });

  it.each([
    [
      'that the first message is on its way when the target is already met',
      true,
      /just sent you the first notification/,
    ],
    ['only that the price is there when the alert was set before', false, /^This is already the case\.$/],
  ])('says %s', async (_what, hasFired, sentence) => {
    const api = productApi(shopper);
    api.answer(createAlert, { success: true, alert: alertOf({ state: 'fired' }), isMet: true, hasFired });
    const { user, target } = await openBox(api);

    await user.type(target, '200{Enter}');

    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it('shows how often it would have notified in the last 180 days', async () => {
    const api = productApi(shopper);
    const days = ['2026-06-01', '2026-08-01', '2026-10-01'];
    api.answer(previewAlert, {
      success: true,
      simulation: simulationOf({ firings: days.map((day) => ({ day, price: euros(8_900) })) }),
    });
    const { user, target, box } = await openBox(api);

    await user.type(target, '90');

    expect(
      await box.findByText('This alert would have notified you 3 times in the last 180 days.'),
    ).toBeInTheDocument();
  });

  it('shows at once that the price is already met', async () => {
    const api = productApi(shopper);
    api.answer(previewAlert, { success: true, simulation: simulationOf({ isMetNow: true }) });
    const { user, target, box } = await openBox(api);

    await user.type(target, '200');

    expect(await box.findByText(/This is already the case/)).toBeInTheDocument();
  });

  it('shows errors at their fields and sends nothing', async () => {
    const api = productApi(shopper);
    const { user, target, box } = await openBox(api);

    await user.type(target, 'cheap');
    await user.click(box.getByRole('button', { name: 'Set alert' }));

    expect(target).toHaveFocus();
    expect(target).toHaveAccessibleDescription(/amount above 0/);
    expect(api.calls.filter(({ address }) => address === '/api/shopper/alerts')).toEqual([]);
  });

  it('explains that this browser does not show notifications', async () => {
    const { user, box } = await openBox(productApi(shopper));

    await user.click(box.getByRole('checkbox', { name: 'Push notification on this device' }));

    expect(await box.findByText('This browser doesn’t support push notifications.')).toBeInTheDocument();
    expect(box.getByRole('checkbox', { name: 'Push notification on this device' })).not.toBeChecked();
  });
});

describe('search alerts', () => {
  beforeAll(async () => {
    await import('./browse');
    await import('../features/price-alerts/components/search-alert-button');
  });

  const search = {
    words: 'kettle',
    category: null,
    brands: ['Aurora'],
    shops: [],
    conditions: [],
    isInStock: false,
    shipsFree: false,
    minMinor: null,
    maxMinor: 5_000,
    dropPercent: null,
  };
  const alert: SearchAlertView = {
    id: 's1',
    search,
    category: null,
    currency: 'EUR',
    country: 'DE',
    channels: ['email'],
    state: 'active',
    createdAt: at,
    matchCount: 2,
    lastFiredAt: null,
    firingCount: 0,
  };
  const found = (day: string, amountMinor: number) => ({
    day,
    product: { id: 'k2', title: 'Kettle K2', imageUrl: null },
    price: { amountMinor, currency: 'EUR' },
    productCount: 1,
  });
  const simulation: SearchAlertSimulation = {
    days: 90,
    daysOfData: 80,
    daysMatched: 12,
    firings: [found('2026-10-02', 4_900), found('2026-11-18', 4_800)],
    lowest: found('2026-11-18', 4_800),
    productCount: 60,
    isCut: true,
  };
  const bodies = (api: ReturnType<typeof apiOf>, method: string) =>
    api.calls
      .filter((call) => call.method === method && call.address.startsWith('/api/shopper/search-alerts'))
      .map(({ body }) => body);

  it('are set where a search finds nothing, with a price limit', async () => {
    const api = apiOf(shopper);
    api.answer(searchProducts, nothingFound);
    api.answer(createSearchAlert, { success: true, alert });
    api.answer(simulateSearchAlert, { success: true, simulation });
    const { user } = renderShopper('/browse?q=kettle&brand=Aurora', api, { hasAccounts: true });

    await user.click(await screen.findByRole('button', { name: 'Alert me when found' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Search alert' }));
    expect(await dialog.findByText('“kettle”, Aurora')).toBeInTheDocument();
    expect(
      await dialog.findByText('Nothing matches yet. We’ll notify you when something does.'),
    ).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/^Price limit \(/), '50');
    expect(await dialog.findByText('In the last 90 days, something matched on 12 days.')).toBeVisible();
    expect(dialog.getByText('This alert would have notified you twice.')).toBeVisible();
    expect(dialog.getByText('Most recently: Kettle K2 for €48.00 on November 18.')).toBeVisible();
    expect(dialog.getByText('Based on the 60 cheapest products of this search.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Set alert' }));

    expect(await screen.findByText('Search alert set')).toBeInTheDocument();
    expect(bodies(api, 'POST')).toMatchObject([{ search, channels: ['email'] }]);
  });

  it('say what is wrong with a limit, and send nothing', async () => {
    const api = apiOf(shopper);
    api.answer(searchProducts, nothingFound);
    const { user } = renderShopper('/browse?q=kettle', api, { hasAccounts: true });

    await user.click(await screen.findByRole('button', { name: 'Alert me when found' }));
    await user.type(await screen.findByLabelText(/^Price limit \(/), 'cheap');
    await user.click(screen.getByRole('button', { name: 'Set alert' }));

    expect(screen.getByLabelText(/^Price limit \(/)).toHaveFocus();
    expect(screen.getByText(/Enter an amount above 0, such as 249.90, or leave/)).toBeInTheDocument();
    expect(bodies(api, 'POST')).toEqual([]);
  });

  it('ask somebody without an account to sign in first', async () => {
    const api = apiOf(null);
    api.answer(searchProducts, nothingFound);
    const { user } = renderShopper('/browse?q=kettle', api, { hasAccounts: true });

    await user.click(await screen.findByRole('button', { name: 'Alert me when found' }));
    await user.click(await screen.findByRole('button', { name: 'Sign in and set alert' }));

    expect(
      await screen.findByText('Search alerts need an account so that we know where to send them.'),
    ).toBeInTheDocument();
  });

  it('show that they wait for an exchange rate', async () => {
    const api = apiOf(shopper);
    const items = [{ ...alert, state: 'awaiting-rate' as const, matchCount: null }];
    api.answer(listSearchAlerts, { success: true, items, nextCursor: null });
    open(api);

    expect(await screen.findByText('Waiting for an exchange rate')).toBeInTheDocument();
  });

  it('are listed with what they look for, and can be paused and edited', async () => {
    const api = apiOf(shopper);
    api.answer(listSearchAlerts, { success: true, items: [alert], nextCursor: null });
    api.answer(changeSearchAlert, { success: true, alert });
    api.answer(searchProducts, nothingFound);
    const { user } = open(api);

    expect(await screen.findByText('“kettle”, Aurora')).toBeInTheDocument();
    expect(screen.getByText('any new product that matches, €50.00 or less')).toBeInTheDocument();
    expect(screen.getByText('2 match now')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Pause price alert for “kettle”, Aurora' }));
    await user.click(screen.getByRole('button', { name: 'Edit price alert for “kettle”, Aurora' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit search alert' }));
    await user.selectOptions(dialog.getByLabelText('Notify me when'), 'A price drops by a percentage');
    await user.click(dialog.getByRole('button', { name: 'Save changes' }));

    expect(await screen.findByText('Search alert updated')).toBeInTheDocument();
    expect(bodies(api, 'PUT')).toMatchObject([
      { isPaused: true },
      { search: { ...search, dropPercent: 20 } },
    ]);
  });
});
