import {
  changeAdminSource,
  listAdminShops,
  listAdminSources,
  removeSourceKey,
  resetSourceCircuit,
  setSourceKey,
} from '@pricehunt/api-contract';
import { screen, within } from '@testing-library/react';
import { admin, apiFor, renderAdmin } from '../testing';
import { buildSource } from '../testing-rows';

function apiWith(source = buildSource()) {
  const api = apiFor(admin);
  api.answer(listAdminSources, { success: true, items: [source], nextCursor: null });
  api.answer(listAdminShops, { success: true, items: [], nextCursor: null });
  return api;
}

it('shows how each source is doing, and how often it was asked today', async () => {
  renderAdmin('/admin/sources', apiWith());

  const row = within(await screen.findByRole('row', { name: /Keepa/ }));
  expect(row.getByText('asked')).toBeInTheDocument();
  expect(row.getByText('found, 420 ms')).toBeInTheDocument();
  expect(row.getByText('120 of 1,000')).toBeInTheDocument();
});

it('turns a source off after saying what that does', async () => {
  const api = apiWith();
  api.answer(changeAdminSource, { success: true, source: buildSource({ isOn: false }) });
  const { user } = renderAdmin('/admin/sources', api);
  await user.click(await screen.findByRole('button', { name: 'Turn off: Keepa' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Turn Keepa off?' }));
  await user.type(dialog.getByLabelText('Reason'), 'answers nonsense');

  await user.click(dialog.getByRole('button', { name: 'Turn off' }));

  expect(await screen.findByText('Keepa is off.')).toBeInTheDocument();
  expect(api.calls).toContainEqual({
    method: 'PUT',
    address: '/api/admin/sources/keepa',
    body: { isOn: false, reason: 'answers nonsense' },
  });
});

it('sets a key in a field that hides it, and never shows one', async () => {
  const api = apiWith();
  api.answer(setSourceKey, { success: true, source: buildSource() });
  const { user } = renderAdmin('/admin/sources/keepa', api);
  expect(await screen.findByText('set, ends with 9f3c')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Set apiKey' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Set apiKey' }));
  const field = dialog.getByLabelText('Key');
  expect(field).toHaveAttribute('type', 'password');
  await user.type(field, 'short');
  await user.click(dialog.getByRole('button', { name: 'Set' }));
  expect(dialog.getByText('A key has at least eight characters.')).toBeInTheDocument();

  await user.type(field, ' but long enough');
  await user.click(dialog.getByRole('button', { name: 'Set' }));

  expect(await screen.findByText('apiKey is set.')).toBeInTheDocument();
  expect(api.calls).toContainEqual({
    method: 'PUT',
    address: '/api/admin/sources/keepa/keys/apiKey',
    body: { value: 'short but long enough' },
  });
});

it('takes a key away after asking', async () => {
  const api = apiWith();
  api.answer(removeSourceKey, { success: true, source: buildSource({ keys: [] }) });
  const { user } = renderAdmin('/admin/sources/keepa', api);
  await user.click(await screen.findByRole('button', { name: 'Take apiKey away' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Take apiKey away?' }));

  await user.click(dialog.getByRole('button', { name: 'Take away' }));

  expect(await screen.findByText('apiKey is gone.')).toBeInTheDocument();
});

it('asks a source again that was held back, and offers that for no other', async () => {
  const api = apiWith(buildSource({ circuit: 'open' }));
  api.answer(resetSourceCircuit, { success: true, source: buildSource() });
  const { user } = renderAdmin('/admin/sources/keepa', api);
  await user.click(await screen.findByRole('button', { name: 'Ask it again' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Ask Keepa again?' }));
  api.answer(listAdminSources, { success: true, items: [buildSource()], nextCursor: null });

  await user.click(dialog.getByRole('button', { name: 'Ask it again' }));

  expect(await screen.findByText('Keepa is asked again.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Ask it again' })).not.toBeInTheDocument();
});

it('limits the calls of a day, or frees them', async () => {
  const api = apiWith();
  api.answer(changeAdminSource, { success: true, source: buildSource() });
  const { user } = renderAdmin('/admin/sources/keepa', api);
  const field = await screen.findByLabelText('Calls a day at most');
  await user.clear(field);
  await user.type(field, 'many');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Write a whole number, or nothing.')).toBeInTheDocument();
  await user.clear(field);

  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Saved.')).toBeInTheDocument();
  expect(api.calls).toContainEqual(expect.objectContaining({ body: { callsPerDayMax: null } }));
});
