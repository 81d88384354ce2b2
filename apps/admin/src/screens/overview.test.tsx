import { getAdminOverview, getViewAs, stopViewAs } from '@pricehunt/api-contract';
import { screen, within } from '@testing-library/react';
import { admin, apiFor, renderAdmin } from '../testing';
import { buildOverview } from '../testing-rows';

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
      ...{ pendingBusinesses: 2, openPriceReports: 1, heldItems: 3, heldDeliveries: 1 },
      ...{ deadJobs: 0, unsentMails: 3 },
    },
    failures: [
      {
        kind: 'job',
        at: '2026-11-21T09:00:00Z',
        id: 'j 1',
        name: 'send-mail',
        message: 'the mail server refused',
      },
    ],
  });
  api.answer(getAdminOverview, { success: true, overview });

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

it('shows paused sources', async () => {
  const api = apiFor(admin);
  api.answer(getAdminOverview, { success: true, overview: buildOverview() });

  renderAdmin('/admin', api);

  const row = within(await screen.findByRole('row', { name: /Keepa/ }));
  expect(row.getByText('Paused after errors')).toBeInTheDocument();
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
