import {
  changeTrackedOffer,
  changeTrackingBudget,
  listTrackedHosts,
  listTrackedOffers,
} from '@pricehunt/api-contract/admin-tracking';
import type { TrackedHost, TrackedOffer } from '@pricehunt/api-contract/admin-tracking';
import { screen, within } from '@testing-library/react';
import { germanPack } from '../messages/german-pack';
import { admin, apiFor, renderAdmin } from '../testing';

const kettle: TrackedOffer = {
  offerId: 'pasted:https://tea.example/p/1',
  productId: 'p1',
  title: 'Kettle K100',
  shopName: 'Tea',
  link: 'https://tea.example/p/1',
  price: { amountMinor: 4_990, currency: 'EUR' },
  host: 'tea.example',
  interest: 'watched',
  intervalMinutes: 150,
  pinnedMinutes: null,
  isStopped: false,
  lastReadAt: '2026-11-21T08:00:00.000Z',
  nextReadAt: '2026-11-21T10:30:00.000Z',
  lastOutcome: 'moved',
  readings: 12,
  moves: 3,
  lastMovedAt: '2026-11-21T08:00:00.000Z',
};
const today = {
  requests: 1_234,
  offers: 2,
  hosts: 1,
  budget: { perHost: 200, inAll: 20_000, changed: null },
};
const host: TrackedHost = {
  host: 'tea.example',
  offers: 2,
  stopped: 1,
  requestsToday: 40,
  lastReadAt: '2026-11-21T08:00:00.000Z',
  refusal: 'rate-limited',
  refusedAt: '2026-11-21T08:00:00.000Z',
  restsUntil: '2026-11-21T12:00:00.000Z',
};

function apiWith(offer = kettle) {
  const api = apiFor(admin);
  api.answer(listTrackedOffers, { success: true, items: [offer], nextCursor: null });
  api.answer(listTrackedHosts, { success: true, items: [host], nextCursor: null, today });
  return api;
}

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

describe('price tracking', () => {
  it('shows the interval, reason, last result and price changes of each offer', async () => {
    renderAdmin('/admin/price-tracking', apiWith());

    const offer = await row(/Kettle K100/);
    for (const text of ['tea.example', 'Price alert', '3 hours', 'Price or stock changed', '3 in 12 checks'])
      expect(offer.getByText(text)).toBeInTheDocument();
  });

  it('filters by host and last result', async () => {
    const api = apiWith();
    const { user } = renderAdmin('/admin/price-tracking?host=tea.example', api);

    await user.selectOptions(await screen.findByLabelText('Last result'), 'Blocked');

    await screen.findByRole('row', { name: /Kettle K100/ });
    expect(api.calls.map(({ address }) => address)).toContain(
      '/api/admin/tracked-offers?state=blocked&host=tea.example',
    );
  });

  it('sets a fixed interval within bounds, with a reason', async () => {
    const api = apiWith();
    api.answer(changeTrackedOffer, { success: true, offer: { ...kettle, pinnedMinutes: 60 } });
    const { user } = renderAdmin('/admin/price-tracking', api);
    await user.click(await screen.findByRole('button', { name: 'Edit tracking for Kettle K100' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit tracking for “Kettle K100”' }));
    await user.selectOptions(dialog.getByLabelText('Schedule'), 'Fixed interval');
    const minutes = dialog.getByLabelText('Interval (minutes)');
    await user.type(dialog.getByLabelText('Reason'), 'the shop asked for it');
    await user.clear(minutes);
    await user.type(minutes, '5');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(dialog.getByText('Enter a whole number from 15 to 2,880.')).toBeInTheDocument();

    await user.clear(minutes);
    await user.type(minutes, '60');
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Tracking for “Kettle K100” updated.')).toBeInTheDocument();
    const { offerId } = kettle;
    const reason = 'the shop asked for it';
    expect(api.calls).toContainEqual({
      method: 'PUT',
      address: '/api/admin/tracked-offers',
      body: { offerId, reason, isStopped: false, pinnedMinutes: 60 },
    });
  });

  it('resumes a stopped offer', async () => {
    const api = apiWith({ ...kettle, isStopped: true, nextReadAt: null });
    api.answer(changeTrackedOffer, { success: true, offer: kettle });
    const { user } = renderAdmin('/admin/price-tracking', api);
    expect((await row(/Kettle K100/)).getByText('Stopped')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Edit tracking for Kettle K100' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByLabelText('Schedule')).toHaveValue('stopped');
    await user.selectOptions(dialog.getByLabelText('Schedule'), 'Automatic, based on price changes');
    await user.type(dialog.getByLabelText('Reason'), 'it answers again');

    await user.click(dialog.getByRole('button', { name: 'Save' }));

    await screen.findByText('Tracking for “Kettle K100” updated.');
    expect(api.calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      isStopped: false,
      pinnedMinutes: null,
    });
  });

  it("shows each host's requests and pauses, and changes the limits", async () => {
    const api = apiWith();
    api.answer(changeTrackingBudget, { success: true, today });
    const { user } = renderAdmin('/admin/price-tracking?show=hosts', api);
    const listed = await row(/tea\.example/);
    for (const text of ['Rate limited', '2, 1 stopped', '40 of 200'])
      expect(listed.getByText(text)).toBeInTheDocument();
    expect(screen.getByText('1,234 of 20,000 requests used')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Edit limits' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.clear(dialog.getByLabelText('Requests per host per day'));
    await user.type(dialog.getByLabelText('Requests per host per day'), '50');
    await user.type(dialog.getByLabelText('Reason'), 'be gentler');

    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Request limits updated.')).toBeInTheDocument();
    expect(api.calls.find(({ method }) => method === 'PUT')).toEqual({
      method: 'PUT',
      address: '/api/admin/tracking-budget',
      body: { perHost: 50, inAll: 20_000, reason: 'be gentler' },
    });
  });

  it('shows an empty state in English and German', async () => {
    const api = apiWith();
    api.answer(listTrackedOffers, { success: true, items: [], nextCursor: null });
    renderAdmin('/admin/price-tracking', api, { language: germanPack });

    expect(await screen.findByText('Noch keine verfolgten Angebote')).toBeInTheDocument();
  });
});
