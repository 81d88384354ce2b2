import { checkFirstAdminLink, createFirstAdmin } from '@pricehunt/api-contract/admin-identity';
import { screen, waitFor } from '@testing-library/react';
import { germanPack } from '../messages/german-pack';
import { admin, apiFor, renderAdmin } from '../testing';

const token = 'a'.repeat(43);
const at = `/first-admin#token=${token}`;

it('creates the first admin and opens the console', async () => {
  const api = apiFor(null);
  api.answer(checkFirstAdminLink, { success: true });
  api.answer(createFirstAdmin, { success: true, business: admin, isSecondFactorMissing: false });
  const { user, address } = renderAdmin(at, api);

  await user.type(await screen.findByLabelText('E-mail address'), admin.email);
  await user.type(screen.getByLabelText('Password'), 'copper kettle on the stove{Enter}');

  await waitFor(() => expect(address()).toBe('/admin/set-up'));
  expect(api.calls).toContainEqual(
    expect.objectContaining({
      address: '/api/admin/auth/first-admin',
      body: { token, email: admin.email, password: 'copper kettle on the stove', locale: 'en' },
    }),
  );
});

it.each([
  ['the server refuses it', at],
  ['it has no token', '/first-admin'],
])('shows that the link has expired when %s', async (_why, address) => {
  const api = apiFor(null);
  api.refuse(checkFirstAdminLink, 'auth.token-invalid');

  renderAdmin(address, api);

  expect(await screen.findByText('This link is no longer valid')).toBeInTheDocument();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
});

it('shows that the link has expired when it was used while the form was open', async () => {
  const api = apiFor(null);
  api.answer(checkFirstAdminLink, { success: true });
  api.refuse(createFirstAdmin, 'auth.token-invalid');
  const { user } = renderAdmin(at, api);

  await user.type(await screen.findByLabelText('E-mail address'), admin.email);
  await user.type(screen.getByLabelText('Password'), 'copper kettle on the stove{Enter}');

  expect(await screen.findByText('This link is no longer valid')).toBeInTheDocument();
});

it('shows a short password and a taken address as form errors in German', async () => {
  const api = apiFor(null);
  api.answer(checkFirstAdminLink, { success: true });
  api.refuse(createFirstAdmin, 'auth.email-taken');
  const { user } = renderAdmin(at, api, { language: germanPack });
  await user.type(await screen.findByLabelText('E-Mail-Adresse'), admin.email);
  const password = screen.getByLabelText('Passwort');

  await user.type(password, 'kurz{Enter}');
  await waitFor(() => expect(password).toBeInvalid());
  await user.type(password, ' copper kettle on the stove{Enter}');

  expect(await screen.findByRole('alert')).toHaveTextContent('verwendet diese Adresse bereits');
});
