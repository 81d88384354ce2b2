import {
  approveBusiness,
  askBusiness,
  getAdminBusiness,
  listAdminBusinesses,
  mergeBusiness,
  rejectBusiness,
  startViewAs,
  suspendBusiness,
  verifyDomainByHand,
} from '@pricehunt/api-contract/admin-businesses';
import type { AdminBusinessDetail } from '@pricehunt/api-contract/admin-businesses';
import { screen, waitFor, within } from '@testing-library/react';
import { admin, apiFor, renderAdmin } from '../testing';
import { buildBusiness } from '../testing-rows';

const counts = { pending: 1, active: 12, suspended: 0 };

function apiWith(business: AdminBusinessDetail) {
  const api = apiFor(admin);
  api.answer(listAdminBusinesses, { success: true, items: [business], nextCursor: null, counts });
  api.answer(getAdminBusiness, { success: true, business });
  return api;
}

it('lists businesses by status with their counts', async () => {
  renderAdmin('/admin/business', apiWith(buildBusiness()));

  const row = await screen.findByRole('row', { name: /Klangwerk/ });

  expect(within(row).getByText('Pending approval')).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'Active (12)' })).toBeInTheDocument();
});

it('stores search and filters in the URL and sends them to the API', async () => {
  const { user, address, api } = renderAdmin('/admin/business', apiWith(buildBusiness()));
  await screen.findByRole('row', { name: /Klangwerk/ });

  await user.type(screen.getByRole('searchbox'), 'klang{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'pending');

  await waitFor(() => expect(address()).toBe('/admin/business?q=klang&status=pending'));
  await waitFor(() =>
    expect(api.calls).toContainEqual(
      expect.objectContaining({ address: '/api/admin/businesses?query=klang&status=pending' }),
    ),
  );
});

it('shows a filter as a chip that removes it', async () => {
  const { user, address } = renderAdmin('/admin/business?status=active', apiWith(buildBusiness()));
  await screen.findByRole('row', { name: /Klangwerk/ });

  await user.click(screen.getByRole('button', { name: /^Remove filter Status: Active/ }));

  await waitFor(() => expect(address()).toBe('/admin/business'));
  expect(screen.queryByRole('button', { name: /^Remove filter/ })).not.toBeInTheDocument();
});

it('shows an empty state for filters without results, and clears them', async () => {
  const api = apiFor(admin);
  api.answer(listAdminBusinesses, { success: true, items: [], nextCursor: null, counts });
  const { user, address } = renderAdmin('/admin/business?q=zzz', api);
  await screen.findByRole('heading', { name: 'No matching businesses' });

  await user.click(screen.getByRole('button', { name: 'Clear filters' }));

  expect(address()).toBe('/admin/business');
  expect(await screen.findByRole('heading', { name: 'No businesses yet' })).toBeInTheDocument();
});

it('shows that the account has no access', async () => {
  const api = apiFor(admin);
  api.refuse(listAdminBusinesses, 'auth.not-allowed');

  renderAdmin('/admin/business', api);

  expect(
    await screen.findByRole('heading', { name: 'You don’t have access to this page' }),
  ).toBeInTheDocument();
});

it('shows why the list failed to load, and loads it on retry', async () => {
  const api = apiFor(admin);
  api.refuse(listAdminBusinesses, 'server.failed');
  const { user } = renderAdmin('/admin/business', api);
  await screen.findByText('We couldn’t load this');
  api.answer(listAdminBusinesses, { success: true, items: [buildBusiness()], nextCursor: null, counts });

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('row', { name: /Klangwerk/ })).toBeInTheDocument();
});

it('approves a business from the list after confirmation', async () => {
  const api = apiWith(buildBusiness());
  api.answer(approveBusiness, { success: true, business: buildBusiness({ status: 'active' }) });
  const { user } = renderAdmin('/admin/business', api);
  await user.click(await screen.findByRole('button', { name: 'Approve: Klangwerk' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Approve Klangwerk?' }));
  expect(dialog.getByText(/appear in results within a minute/)).toBeInTheDocument();

  await user.click(dialog.getByRole('button', { name: 'Approve' }));

  expect(await screen.findByText(/Klangwerk approved/)).toBeInTheDocument();
  expect(api.calls).toContainEqual({
    method: 'POST',
    address: '/api/admin/businesses/b1/approve',
    body: {},
  });
});

it('shows the checklist before approval, on the page and in the dialog of the list', async () => {
  const business = buildBusiness({
    storeDomain: 'klangwerk.example',
    duplicateCount: 2,
    review: {
      isEmailVerified: false,
      samples: [
        {
          offerId: 'o1',
          title: 'Kettle K3',
          link: 'https://klangwerk.example/k3',
          imageUrl: null,
          price: { amountMinor: 4_900, currency: 'EUR' },
        },
      ],
      issues: [
        { code: 'gtin.missing', severity: 'warning', sentence: 'The GTIN is missing.', itemCount: 12 },
      ],
      questions: [
        { at: '2026-11-21T08:00:00Z', by: 'ada@pricehunt.example', reason: 'Please add an imprint.' },
      ],
    },
  });
  const { user } = renderAdmin('/admin/business', apiWith(business));
  await user.click(await screen.findByRole('button', { name: 'Approve: Klangwerk' }));

  const list = within(await screen.findByRole('list', { name: 'Before you approve' }));

  for (const text of [
    /Not verified yet, so the owner receives no e-mails./,
    'klangwerk.example isn’t verified.',
    /1,240 items/,
    'The GTIN is missing. (12 items)',
    'Please add an imprint.',
  ]) {
    expect(list.getByText(text)).toBeInTheDocument();
  }
  expect(list.getByRole('link', { name: 'Kettle K3' })).toHaveAttribute(
    'href',
    'https://klangwerk.example/k3',
  );
});

it.each([
  ['Ask for more', 'Send message', '/ask', askBusiness, 'Message sent to the owners of Klangwerk.'],
  ['Reject', 'Reject', '/reject', rejectBusiness, 'Klangwerk rejected.'],
] as const)('sends the owners a message: %s', async (label, submit, path, endpoint, done) => {
  const api = apiWith(buildBusiness());
  api.answer(endpoint, { success: true, business: buildBusiness() });
  const { user } = renderAdmin('/admin/business/b1', api);
  await user.click(await screen.findByRole('button', { name: label }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Message'), 'Please add an imprint.');

  await user.click(dialog.getByRole('button', { name: submit }));

  expect(await screen.findByText(done)).toBeInTheDocument();
  expect(api.calls).toContainEqual({
    method: 'POST',
    address: `/api/admin/businesses/b1${path}`,
    body: { message: 'Please add an imprint.' },
  });
});

it('asks nobody whose e-mail address is unverified', async () => {
  const review = { ...buildBusiness().review, isEmailVerified: false };
  renderAdmin('/admin/business/b1', apiWith(buildBusiness({ review })));

  expect(await screen.findByRole('button', { name: 'Ask for more' })).toBeDisabled();
});

it('suspends with a reason only', async () => {
  const api = apiWith(buildBusiness({ status: 'active' }));
  api.answer(suspendBusiness, { success: true, business: buildBusiness({ status: 'suspended' }) });
  const { user } = renderAdmin('/admin/business/b1', api);
  await user.click(await screen.findByRole('button', { name: 'Suspend' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Suspend Klangwerk?' }));
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));
  expect(dialog.getByText('Enter at least three characters.')).toBeInTheDocument();

  await user.type(dialog.getByLabelText('Reason'), 'sells what it does not have');
  await user.click(dialog.getByRole('button', { name: 'Suspend' }));

  expect(await screen.findByText(/Klangwerk suspended/)).toBeInTheDocument();
  expect(api.calls.filter(({ address }) => address.endsWith('/suspend'))).toEqual([
    {
      method: 'POST',
      address: '/api/admin/businesses/b1/suspend',
      body: { reason: 'sells what it does not have' },
    },
  ]);
});

it("shows the server's error in the dialog", async () => {
  const api = apiWith(buildBusiness({ status: 'active' }));
  api.refuse(suspendBusiness, 'server.busy');
  const { user } = renderAdmin('/admin/business/b1', api);
  await user.click(await screen.findByRole('button', { name: 'Suspend' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Suspend Klangwerk?' }));
  await user.type(dialog.getByLabelText('Reason'), 'no stock');

  await user.click(dialog.getByRole('button', { name: 'Suspend' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent('The server is busy right now.');
});

it('verifies a domain manually, and shows why one is rejected', async () => {
  const api = apiWith(buildBusiness({ storeDomain: null }));
  api.refuse(verifyDomainByHand, 'domain.not-a-domain');
  const { user } = renderAdmin('/admin/business/b1', api);
  await user.click(await screen.findByRole('button', { name: 'Verify a domain' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Verify a domain for Klangwerk' }));
  await user.type(dialog.getByLabelText('Reason'), 'confirmed by phone');
  await user.click(dialog.getByRole('button', { name: 'Verify a domain' }));
  expect(dialog.getByText('Enter a domain, for example shop.example.')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Domain'), 'no domain');
  await user.click(dialog.getByRole('button', { name: 'Verify a domain' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('This isn’t a valid domain.');

  api.answer(verifyDomainByHand, { success: true, business: buildBusiness() });
  await user.clear(dialog.getByLabelText('Domain'));
  await user.type(dialog.getByLabelText('Domain'), 'klangwerk.example');
  await user.click(dialog.getByRole('button', { name: 'Verify a domain' }));

  expect(await screen.findByText('klangwerk.example is verified.')).toBeInTheDocument();
  expect(api.calls).toContainEqual(
    expect.objectContaining({ body: { domain: 'klangwerk.example', reason: 'confirmed by phone' } }),
  );
});

it('links to the dashboard of the business after a reason was entered', async () => {
  const api = apiWith(buildBusiness());
  api.answer(startViewAs, {
    success: true,
    viewing: {
      businessId: 'b1',
      businessName: 'Klangwerk',
      adminEmail: admin.email,
      reason: 'a question about a feed',
      startedAt: '2026-11-21T10:00:00Z',
      until: '2026-11-21T11:00:00Z',
    },
    openLink: 'https://merchants.pricehunt.example/view-as#token=abc',
  });
  const { user } = renderAdmin('/admin/business/b1', api);
  await user.click(await screen.findByRole('button', { name: 'View as' }));
  const dialog = within(screen.getByRole('dialog', { name: 'View as Klangwerk?' }));
  await user.type(dialog.getByLabelText('Reason'), 'a question about a feed');

  await user.click(dialog.getByRole('button', { name: 'Start viewing' }));

  expect(await screen.findByRole('link', { name: 'Open dashboard' })).toHaveAttribute(
    'href',
    'https://merchants.pricehunt.example/view-as#token=abc',
  );
});

describe('other registrations of the merchant', () => {
  const duplicate: AdminBusinessDetail['duplicates'][number] = {
    id: 'b2',
    name: 'Klangwerk GmbH',
    storeDomain: 'klangwerk.example',
    createdAt: '2026-11-21T08:00:00Z',
    people: [
      { email: 'bo@klangwerk.example', isVerified: true, isOnTeam: false },
      { email: 'cleo@klangwerk.example', isVerified: false, isOnTeam: false },
    ],
    sourceCount: 2,
    keyCount: 1,
    mergeProblem: null,
  };

  it('are listed with their people and connections, and merged with a reason', async () => {
    const api = apiWith(buildBusiness({ duplicates: [duplicate] }));
    api.answer(mergeBusiness, { success: true });
    const { user } = renderAdmin('/admin/business/b1', api);
    const row = await screen.findByRole('row', { name: /Klangwerk GmbH/ });
    expect(row).toHaveTextContent('bo@klangwerk.example');
    expect(row).toHaveTextContent('cleo@klangwerk.example (not verified)');
    expect(row).toHaveTextContent('2 sources, 1 key or webhook');

    await user.click(screen.getByRole('button', { name: 'Merge Klangwerk GmbH into this business' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Merge Klangwerk GmbH into Klangwerk?' }));
    await user.type(dialog.getByRole('textbox'), 'The same shop');
    await user.click(dialog.getByRole('button', { name: 'Merge' }));

    expect(await screen.findByText('Klangwerk GmbH merged.')).toBeInTheDocument();
    expect(api.calls).toContainEqual({
      method: 'POST',
      address: '/api/admin/businesses/b1/merge',
      body: { otherId: 'b2', reason: 'The same shop' },
    });
  });

  it('cannot be merged when they have products, and the page says so', async () => {
    renderAdmin(
      '/admin/business/b1',
      apiWith(buildBusiness({ duplicates: [{ ...duplicate, mergeProblem: 'has-data' }] })),
    );

    expect(await screen.findByText('It has products or orders, so it can’t be merged.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Merge / })).toBeDisabled();
  });

  it('are named in the checklist before approving', async () => {
    const { user } = renderAdmin('/admin/business', apiWith(buildBusiness({ duplicates: [duplicate] })));

    await user.click(await screen.findByRole('button', { name: 'Approve: Klangwerk' }));

    const link = await screen.findByRole('link', { name: '1 other registration' });
    expect(link).toHaveAttribute('href', '/admin/business/b1');
  });
});

it('has the filters in a sheet too, for phones', async () => {
  const { user, address } = renderAdmin('/admin/business', apiWith(buildBusiness()));
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));

  await user.selectOptions(sheet.getByRole('combobox', { name: 'Status' }), 'pending');
  await user.click(sheet.getByRole('button', { name: 'Show results' }));

  expect(address()).toBe('/admin/business?status=pending');
  expect(screen.getByRole('button', { name: 'Filters (1)' })).toBeInTheDocument();
});
