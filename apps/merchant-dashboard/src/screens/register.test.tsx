import { registerBusiness } from '@pricehunt/api-contract/business-identity';
import { screen, waitFor } from '@testing-library/react';
import { apiFor, owner, renderMerchant } from '../testing';

const email = () => screen.findByRole('textbox', { name: 'E-mail address' });
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Create account' });

it('creates an account and opens the dashboard', async () => {
  const api = apiFor(null);
  api.answer(registerBusiness, { success: true, business: owner });
  const { user, address } = renderMerchant('/business/register', api);

  await user.type(await email(), 'owner@lamp.example');
  await user.type(password(), 'copper kettle morning');
  await user.type(screen.getByLabelText('Store domain'), 'lamp.example');
  await user.click(submit());

  await waitFor(() => expect(address()).toBe('/business/dashboard'));
  expect(api.calls).toContainEqual(
    expect.objectContaining({
      address: '/api/business/auth/register',
      body: {
        email: 'owner@lamp.example',
        password: 'copper kettle morning',
        storeDomain: 'lamp.example',
        locale: 'en',
        timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    }),
  );
});

it('shows password strength while typing', async () => {
  const { user } = renderMerchant('/business/register', apiFor(null));
  await email();

  await user.type(password(), 'abcd');
  expect(screen.getByText('Strength: weak')).toBeInTheDocument();
  await user.type(password(), ' copper kettle Morning 7');

  expect(screen.getByText('Strength: strong')).toBeInTheDocument();
});

it('requires twelve characters and a valid domain, with errors at the fields', async () => {
  const { user, api } = renderMerchant('/business/register', apiFor(null));

  await user.type(await email(), 'owner@lamp.example');
  await user.type(password(), 'short');
  await user.type(screen.getByLabelText('Store domain'), 'no domain');
  await user.click(submit());

  await waitFor(() => expect(password()).toHaveAccessibleDescription(/Use at least 12 characters\./));
  expect(screen.getByLabelText('Store domain')).toHaveAccessibleDescription(/such as shop\.example/);
  expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
});

it('shows at the field that the server refused a common password', async () => {
  const api = apiFor(null);
  api.refuse(registerBusiness, 'auth.password-refused');
  const { user } = renderMerchant('/business/register', api);

  await user.type(await email(), 'owner@lamp.example');
  await user.type(password(), 'correct horse battery staple{Enter}');

  await waitFor(() => expect(password()).toHaveAccessibleDescription(/This password is too common/));
});

it('sends one registration for two clicks', async () => {
  const api = apiFor(null);
  api.hang(registerBusiness);
  const { user } = renderMerchant('/business/register', api);
  await user.type(await email(), 'owner@lamp.example');
  await user.type(password(), 'copper kettle morning');

  await user.dblClick(submit());

  await waitFor(() => expect(submit()).toHaveAttribute('aria-busy', 'true'));
  expect(api.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
