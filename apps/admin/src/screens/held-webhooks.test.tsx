import {
  confirmHeldDelivery,
  dismissHeldDelivery,
  listHeldDeliveries,
} from '@pricehunt/api-contract/admin-deliveries';
import { screen, within } from '@testing-library/react';
import { germanPack } from '../messages/german-pack';
import { admin, apiFor, renderAdmin } from '../testing';
import { buildHeldDelivery } from '../testing-rows';

const held = buildHeldDelivery();
const shop = held.shop ?? '';

function apiWithHeld() {
  const api = apiFor(admin);
  api.answer(listHeldDeliveries, { success: true, items: [held], nextCursor: null });
  return api;
}

it('lists held webhooks with store, request, time and reason', async () => {
  renderAdmin('/admin/held-webhooks', apiWithHeld());

  const row = within(await screen.findByRole('row', { name: new RegExp(shop) }));
  expect(row.getByText('Delete the store’s customer data')).toBeInTheDocument();
  expect(row.getByText(/isn’t connected through the Admin API/)).toBeInTheDocument();
  expect(row.getByText(/21/)).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'Klangwerk' })).toHaveAttribute('href', '/admin/business/b1');
});

it('requires a reason to confirm a request, and shows what is deleted', async () => {
  const api = apiWithHeld();
  api.answer(confirmHeldDelivery, { success: true });
  const { user } = renderAdmin('/admin/held-webhooks', api);
  await user.click(await screen.findByRole('button', { name: `Confirm the request from ${shop}` }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete the store’s customer data?' }));
  expect(dialog.getByText(/can’t be undone/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Delete customer data' }));
  expect(dialog.getByText('Enter at least three characters.')).toBeInTheDocument();

  await user.type(dialog.getByLabelText('Reason'), 'Asked the owner');
  await user.click(dialog.getByRole('button', { name: 'Delete customer data' }));

  expect(await screen.findByText('Customer data deleted.')).toBeInTheDocument();
  expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([
    {
      method: 'POST',
      address: '/api/admin/held-deliveries/d1/confirm',
      body: { reason: 'Asked the owner' },
    },
  ]);
});

it('dismisses a request with a reason', async () => {
  const api = apiWithHeld();
  api.answer(dismissHeldDelivery, { success: true });
  const { user } = renderAdmin('/admin/held-webhooks', api);
  await user.click(await screen.findByRole('button', { name: `Dismiss the request from ${shop}` }));
  const dialog = within(screen.getByRole('dialog', { name: 'Dismiss this request?' }));

  await user.type(dialog.getByLabelText('Reason'), 'Sent again by somebody');
  await user.click(dialog.getByRole('button', { name: 'Dismiss' }));

  expect(await screen.findByText('Request dismissed.')).toBeInTheDocument();
  expect(api.calls).toContainEqual({
    method: 'POST',
    address: '/api/admin/held-deliveries/d1/dismiss',
    body: { reason: 'Sent again by somebody' },
  });
});

it('shows that another admin already decided', async () => {
  const api = apiWithHeld();
  api.refuse(dismissHeldDelivery, 'delivery.not-held');
  const { user } = renderAdmin('/admin/held-webhooks', api);
  await user.click(await screen.findByRole('button', { name: `Dismiss the request from ${shop}` }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'Sent again');

  await user.click(dialog.getByRole('button', { name: 'Dismiss' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent('This webhook is no longer on hold.');
});

it('shows an empty state in English and German', async () => {
  const api = apiFor(admin);
  api.answer(listHeldDeliveries, { success: true, items: [], nextCursor: null });

  renderAdmin('/admin/held-webhooks', api, { language: germanPack });

  expect(await screen.findByText(/beim Shop nicht überprüfen konnten\.$/)).toBeInTheDocument();
});
