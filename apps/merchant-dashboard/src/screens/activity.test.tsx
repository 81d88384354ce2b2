import { listActivity } from '@pricehunt/api-contract/activity';
import { act, screen, waitFor } from '@testing-library/react';
import { buildEntry, scriptedStream } from '../features/activity/testing-activity';
import { reopenAfterMs } from '../features/activity/requests/use-live-activity';
import { german } from '../messages/german';
import { apiFor, owner, renderMerchant } from '../testing';

const address = '/business/dashboard/activity';

function openActivity(at = address, items = [buildEntry(2), buildEntry(1)]) {
  const api = apiFor(owner);
  api.answer(listActivity, { success: true, items, nextCursor: null, total: null, lastSequence: 2 });
  const stream = scriptedStream();
  return { ...renderMerchant(at, api, { followEvents: stream.followEvents }), stream };
}

const shownLamps = () => screen.getAllByRole('link', { name: /^Lamp/ }).map(({ textContent }) => textContent);

afterEach(() => {
  scrollTo(0);
});

function scrollTo(top: number): void {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}

it('shows past entries and puts new ones on top', async () => {
  const { stream } = openActivity();
  await screen.findByText('Lamp 2');

  stream.open();
  stream.send(buildEntry(3));

  expect(shownLamps()).toEqual(['Lamp 3', 'Lamp 2', 'Lamp 1']);
  expect(screen.getByText('Live')).toBeInTheDocument();
});

it('streams entries after the loaded list with the same filters', async () => {
  const { stream } = openActivity(`${address}?kind=click&visit=person`);
  await screen.findByText('Lamp 2');

  await waitFor(() =>
    expect(stream.followed).toEqual(['/api/business/activity/events?kind=click&visit=person&after=2']),
  );
});

it('holds back new entries while scrolled down, and shows them on request', async () => {
  const { stream, user } = openActivity();
  await screen.findByText('Lamp 2');
  stream.open();
  scrollTo(900);

  stream.send(buildEntry(3));
  const before = shownLamps();
  await user.click(screen.getByRole('button', { name: 'Show 1 new' }));

  expect(before).toEqual(['Lamp 2', 'Lamp 1']);
  expect(shownLamps()).toEqual(['Lamp 3', 'Lamp 2', 'Lamp 1']);
});

it('resumes at the top of the list', async () => {
  const { stream } = openActivity();
  await screen.findByText('Lamp 2');
  scrollTo(900);
  stream.send(buildEntry(3));

  scrollTo(0);

  expect(shownLamps()).toContain('Lamp 3');
});

it('pauses and resumes', async () => {
  const { stream, user } = openActivity();
  await screen.findByText('Lamp 2');
  stream.open();

  await user.click(screen.getByRole('button', { name: 'Pause' }));
  stream.send(buildEntry(3));

  expect(screen.getByText('Paused')).toBeInTheDocument();
  expect(shownLamps()).not.toContain('Lamp 3');
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  expect(shownLamps()).toContain('Lamp 3');
});

it('shows that the stream broke and reopens it after the last entry', async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['queueMicrotask', 'Date'] });
  try {
    const { stream } = openActivity();
    await screen.findByText('Lamp 2');
    stream.open();
    stream.send(buildEntry(7));

    stream.breakOff(true);
    expect(screen.getByText('Reconnecting…')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(reopenAfterMs));

    expect(stream.followed.at(-1)).toBe('/api/business/activity/events?visit=all&after=7');
  } finally {
    jest.useRealTimers();
  }
});

it('labels bots, and shows why a click is not billed', async () => {
  openActivity(address, [
    buildEntry(2, { visit: 'bot', botReason: 'bot-user-agent', exclusion: 'bot' }),
    buildEntry(1, { exclusion: 'repeat' }),
  ]);

  expect(await screen.findByText('Bot: self-identified bot')).toBeInTheDocument();
  expect(screen.getByText('Repeat click within an hour, not billed')).toBeInTheDocument();
});

it('shows an order with its amount and a link to its receipt, and a refund as negative', async () => {
  const order = { orderId: 'o1', name: '#1001', isCredited: true };
  const none = { product: null, source: null, device: null };
  openActivity(address, [
    buildEntry(2, {
      kind: 'refund',
      id: 'r1',
      order,
      amount: { amountMinor: 500, currency: 'EUR' },
      ...none,
    }),
    buildEntry(1, {
      kind: 'order',
      id: 'o1',
      order,
      amount: { amountMinor: 2000, currency: 'EUR' },
      ...none,
    }),
  ]);

  const [link] = await screen.findAllByRole('link', { name: '#1001' });
  expect(link).toHaveAttribute('href', '/business/dashboard/orders/o1');
  expect(screen.getByText('€20.00')).toBeInTheDocument();
  expect(screen.getByText('-€5.00')).toBeInTheDocument();
});

it('names events in words instead of their codes', async () => {
  const event = { product: null, source: null, device: null, kind: 'event' as const };
  openActivity(address, [
    buildEntry(1, { ...event, eventType: 'add_to_cart' }),
    buildEntry(2, { ...event, eventType: 'newsletter_signup' }),
  ]);

  expect(await screen.findByText('Added to cart')).toBeInTheDocument();
  expect(screen.getByText('Newsletter signup')).toBeInTheDocument();
});

it.each([
  ['product_search', 'Produktsuche'],
  ['price_comparison', 'Preisvergleich'],
  ['product_click', 'Produktklick'],
])("names PriceHunt's own event %s in German too", (eventType, name) => {
  expect(german.activity.eventNames.get(eventType)).toBe(name);
});

it.each([
  ['__proto__', 'Proto'],
  ['constructor', 'Constructor'],
  ['toString', 'To string'],
])('spells out the event type %s, which anybody may send', async (eventType, spelled) => {
  const event = { product: null, source: null, device: null, kind: 'event' as const };
  openActivity(address, [buildEntry(1, { ...event, eventType })]);

  expect(await screen.findByText(spelled)).toBeInTheDocument();
});

it('filters by a value in a row that is clicked, and keeps the other filters', async () => {
  const { user, address: at } = openActivity(`${address}?visit=person`);
  await screen.findByText('Lamp 2');

  const [first] = screen.getAllByRole('link', { name: 'Click' });
  if (first !== undefined) await user.click(first);

  expect(at()).toBe(`${address}?visit=person&kind=click`);
});

it('stores a filter in the URL', async () => {
  const { user, address: at } = openActivity();
  await screen.findByText('Lamp 2');

  await user.selectOptions(screen.getByRole('combobox', { name: 'Activity' }), 'Order');

  expect(at()).toBe(`${address}?kind=order`);
});

it('downloads the filtered entries', async () => {
  openActivity(`${address}?visit=bot`);

  expect(await screen.findByRole('link', { name: 'Download CSV' })).toHaveAttribute(
    'href',
    '/api/business/activity.csv?visit=bot',
  );
});

it.each([
  ['No activity yet', address],
  ['No matching activity', `${address}?kind=order`],
])('shows "%s" when the list is empty', async (title, at) => {
  openActivity(at, []);

  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
});

it('breaks within its own boundary: the frame stays', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
  openActivity(address, [buildEntry(1, { country: 'no country' })]);

  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Orders' })).toBeInTheDocument();
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();
});

it('shows how many entries a figure counts, with its filters, in the business’s time zone', async () => {
  const at = `${address}?measure=billable-clicks&by=device&value=mobile&from=2026-10-23&to=2026-11-21`;
  const api = apiFor({ ...owner, timeZone: 'America/New_York' });
  const items = [{ ...buildEntry(1), at: '2026-11-21T02:30:00.000Z' }];
  api.answer(listActivity, { success: true, items, nextCursor: null, total: 291, lastSequence: 1 });
  const { user, address: addressNow } = renderMerchant(at, api);

  expect(await screen.findByText('291 entries')).toBeInTheDocument();
  expect(screen.getByText(/^9:30:00/)).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: 'Friday, November 20' })).toBeInTheDocument();
  expect(
    screen.getByRole('button', { name: 'Remove filter Billable clicks', pressed: true }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove filter Device: Phone' }));

  expect(addressNow()).toBe(`${address}?measure=billable-clicks&from=2026-10-23&to=2026-11-21`);
});

it('shows the error and retries', async () => {
  const api = apiFor(owner);
  api.refuse(listActivity, 'server.failed');
  const { user } = renderMerchant(address, api);
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.answer(listActivity, {
    success: true,
    items: [buildEntry(1)],
    nextCursor: null,
    total: null,
    lastSequence: 1,
  });

  await user.click(again);

  expect(await screen.findByText('Lamp 1')).toBeInTheDocument();
});
