import {
  approveBusiness,
  getAdminBusiness,
  getViewAs,
  listAdminBusinesses,
  stopViewAs,
} from '@pricehunt/api-contract/admin-businesses';
import { rerunFeed } from '@pricehunt/api-contract/admin-feeds';
import { retryJob } from '@pricehunt/api-contract/admin-jobs';
import { getAdminOverview } from '@pricehunt/api-contract/admin-overview';
import { resetSourceCircuit } from '@pricehunt/api-contract/admin-sources';
import { screen, within } from '@testing-library/react';
import { admin, apiFor, renderAdmin } from '../testing';
import { buildBusiness, buildFailure, buildJob, buildOverview, buildSource } from '../testing-rows';

const counts = { pending: 2, active: 0, suspended: 0 };

it('shows the figures of the last 24 hours with their change', async () => {
  const api = apiFor(admin);
  api.answer(getAdminOverview, { success: true, overview: buildOverview() });

  renderAdmin('/admin', api);

  const figures = within(await screen.findByRole('list', { name: 'Last 24 hours' }));
  expect(figures.getByText('330')).toBeInTheDocument();
  expect(figures.getByText('+10%')).toBeInTheDocument();
  expect(figures.getByText('12 in the last hour')).toBeInTheDocument();
});

it('links to everything that needs attention and to failures', async () => {
  const api = apiFor(admin);
  const overview = buildOverview({
    waiting: {
      pendingBusinesses: 2,
      openPriceReports: 1,
      heldItems: 3,
      heldDeliveries: 1,
      deadJobs: 0,
      unsentMails: 3,
    },
    failures: [buildFailure()],
  });
  api.answer(getAdminOverview, { success: true, overview });
  api.answer(listAdminBusinesses, { success: true, items: [buildBusiness()], nextCursor: null, counts });

  renderAdmin('/admin', api);

  expect(await screen.findByRole('link', { name: '2 businesses to approve' })).toHaveAttribute(
    'href',
    '/admin/business?status=pending',
  );
  expect(screen.getByRole('link', { name: '1 offer report' })).toHaveAttribute(
    'href',
    '/admin/catalog/reports',
  );
  expect(screen.getByRole('link', { name: '3 unsent e-mails' })).toHaveAttribute(
    'href',
    '/admin/jobs?kind=send-account-mail&state=delayed',
  );
  expect(screen.getByRole('link', { name: '3 items held for review' })).toHaveAttribute(
    'href',
    '/admin/catalog/items',
  );
  expect(screen.getByRole('link', { name: '1 webhook held for review' })).toHaveAttribute(
    'href',
    '/admin/held-webhooks',
  );
  expect(screen.getByRole('link', { name: 'Send e-mail' })).toHaveAttribute('href', '/admin/jobs?job=j%201');
  expect(screen.queryByText(/failed job/)).not.toBeInTheDocument();
});

it('shows what needs review and what fails before the figures', async () => {
  const api = apiFor(admin);
  api.answer(getAdminOverview, { success: true, overview: buildOverview({ failures: [buildFailure()] }) });

  renderAdmin('/admin', api);

  await screen.findByRole('list', { name: 'Last 24 hours' });
  const page = document.body.textContent;
  const places = ['Needs attention', 'Failing now', 'Searches', 'Offer sources'].map((text) =>
    page.lastIndexOf(text),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

it('approves a business from the overview', async () => {
  const api = apiFor(admin);
  const waiting = { ...buildOverview().waiting, pendingBusinesses: 1 };
  api.answer(getAdminOverview, { success: true, overview: buildOverview({ waiting }) });
  api.answer(listAdminBusinesses, { success: true, items: [buildBusiness()], nextCursor: null, counts });
  api.answer(getAdminBusiness, { success: true, business: buildBusiness() });
  api.answer(approveBusiness, { success: true, business: buildBusiness({ status: 'active' }) });
  const { user } = renderAdmin('/admin', api);
  await user.click(await screen.findByRole('button', { name: 'Approve: Klangwerk' }));

  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' }));

  expect(await screen.findByText(/Klangwerk approved/)).toBeInTheDocument();
});

it('retries a failed job, imports a feed again and resumes a source from the overview', async () => {
  const api = apiFor(admin);
  const failures = [
    buildFailure(),
    buildFailure({ kind: 'feed', id: 'i1', name: 'Main feed', feedId: 'f1' }),
    buildFailure({ kind: 'source', id: 'keepa', name: 'Keepa', inARow: 6, cause: 'blocked', status: 401 }),
  ];
  api.answer(getAdminOverview, { success: true, overview: buildOverview({ failures }) });
  api.answer(retryJob, { success: true, job: buildJob({ state: 'due' }) });
  api.refuse(rerunFeed, 'server.busy');
  api.answer(resetSourceCircuit, { success: true, source: buildSource() });
  const { user } = renderAdmin('/admin', api);
  const failing = within(await screen.findByRole('table', { name: 'Failing now' }));
  expect(failing.getByText('6 failures in a row: Blocked (HTTP 401)')).toBeInTheDocument();

  await user.click(failing.getByRole('button', { name: /^Retry Send e-mail, / }));
  await screen.findByText('Job queued again.');
  await user.click(failing.getByRole('button', { name: 'Resume: Keepa' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Resume' }));
  await screen.findByText('Keepa resumed.');
  await user.click(failing.getByRole('button', { name: 'Import Main feed again' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Import again' }));

  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(api.calls.map(({ address }) => address)).toEqual(
    expect.arrayContaining(['/api/admin/jobs/j%201/retry', '/api/admin/feeds/f1/imports']),
  );
});

it('shows paused sources', async () => {
  const api = apiFor(admin);
  api.answer(getAdminOverview, { success: true, overview: buildOverview() });

  renderAdmin('/admin', api);

  const row = within(await screen.findByRole('row', { name: /Keepa/ }));
  expect(row.getByText('Paused')).toBeInTheDocument();
});

it('lists only sources that were used, and leads to all', async () => {
  const api = apiFor(admin);
  const never = { id: 'etsy', name: 'Etsy', isOn: true, circuit: null, health: null };
  const { sources } = buildOverview();
  api.answer(getAdminOverview, { success: true, overview: buildOverview({ sources: [...sources, never] }) });

  renderAdmin('/admin', api);

  const used = within(await screen.findByRole('table', { name: 'Offer sources and their status' }));
  expect(used.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Keepa']);
  expect(screen.getByRole('link', { name: 'View all sources' })).toHaveAttribute('href', '/admin/sources');
});

it('lists running processes with their start time and paused sources', async () => {
  const api = apiFor(admin);
  const [process] = buildOverview().processes;
  if (process === undefined) throw new Error('one process runs');
  const worker = { ...process, id: 'p2', program: 'worker' as const, serverErrors: 3, heldBack: ['Keepa'] };
  const overview = buildOverview({ sources: [], processes: [process, worker] });
  api.answer(getAdminOverview, { success: true, overview });

  renderAdmin('/admin', api);

  const table = within(await screen.findByRole('table', { name: 'Running processes' }));
  expect(table.getByRole('row', { name: /API.*None.*0/ })).toBeInTheDocument();
  expect(table.getByRole('row', { name: /Worker.*Keepa.*3/ })).toBeInTheDocument();
});

it('shows a banner while viewing as a business, and stops viewing', async () => {
  const api = apiFor(admin);
  api.answer(getAdminOverview, { success: true, overview: buildOverview() });
  const viewing = {
    businessId: 'b1',
    businessName: 'Klangwerk',
    adminEmail: admin.email,
    reason: 'a question',
    startedAt: '2026-11-21T10:00:00Z',
    until: '2026-11-21T11:00:00Z',
  };
  api.answer(getViewAs, { success: true, viewing });
  api.answer(stopViewAs, { success: true });
  const { user } = renderAdmin('/admin', api);
  const stop = await screen.findByRole('button', { name: 'Stop viewing' });
  api.answer(getViewAs, { success: true, viewing: null });

  await user.click(stop);

  expect(await screen.findByText('You’ve stopped viewing as a business.')).toBeInTheDocument();
  expect(screen.queryByText('You’re viewing as Klangwerk')).not.toBeInTheDocument();
});
