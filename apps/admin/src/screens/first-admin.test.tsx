import { checkFirstAdminLink, createFirstAdmin } from '@pricehunt/api-contract';
import { screen, waitFor } from '@testing-library/react';
import { germanPack } from '../messages/german-pack';
import { admin, apiFor, renderAdmin } from '../testing';

const token = 'a'.repeat(43);
const at = `/first-admin#token=${token}`;

it('creates the first admin with an address and a password and goes on into the console', async () => {
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
])('says that the link does not work when %s', async (_why, address) => {
  const api = apiFor(null);
  api.refuse(checkFirstAdminLink, 'auth.token-invalid');

  renderAdmin(address, api);

  expect(await screen.findByText('This link has expired')).toBeInTheDocument();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
});

it('says so when another browser used the link while the form was open', async () => {
  const api = apiFor(null);
  api.answer(checkFirstAdminLink, { success: true });
  api.refuse(createFirstAdmin, 'auth.token-invalid');
  const { user } = renderAdmin(at, api);

  await user.type(await screen.findByLabelText('E-mail address'), admin.email);
  await user.type(screen.getByLabelText('Password'), 'copper kettle on the stove{Enter}');

  expect(await screen.findByText('This link has expired')).toBeInTheDocument();
});

it('tells a password that is too short, and an address of a merchant, at the form in German', async () => {
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
