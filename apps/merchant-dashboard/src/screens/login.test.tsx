import { createApiClient } from '@pricehunt/api-client';
import { authSentences } from '@pricehunt/api-contract';
import { getBusinessSession, signInBusiness } from '@pricehunt/api-contract/business-identity';
import { screen, waitFor, within } from '@testing-library/react';
import { germanPack } from '../messages/german-pack';
import { apiFor, owner, renderMerchant } from '../testing';

const email = () => screen.findByRole('textbox', { name: 'E-mail address' });
const password = () => screen.getByLabelText('Password');

async function enter(user: ReturnType<typeof renderMerchant>['user']) {
  await user.type(await email(), 'owner@lamp.example');
  await user.type(password(), 'copper kettle morning{Enter}');
}

it('signs in and continues to the return path', async () => {
  const api = apiFor(null);
  api.answer(signInBusiness, { success: true, business: owner });
  const { user, address } = renderMerchant('/business-login?return=%2Fbusiness%2Fdashboard%2Fproducts', api);

  await enter(user);

  await waitFor(() => expect(address()).toBe('/business/dashboard/products'));
});

it.each(['//evil.example', 'https://evil.example/', '/\\evil.example'])(
  'continues to the dashboard instead of %s',
  async (elsewhere) => {
    const { address } = renderMerchant(
      `/business-login?return=${encodeURIComponent(elsewhere)}`,
      apiFor(owner),
    );

    await waitFor(() => expect(address()).toBe('/business/dashboard'));
  },
);

it('shows that the session failed to load, and continues after a retry', async () => {
  const api = apiFor(null);
  api.refuse(getBusinessSession, 'server.failed');
  const { user, address } = renderMerchant('/business/dashboard/products', api);
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('We couldn’t reach the server')).toBeVisible();
  api.answer(getBusinessSession, { success: true, business: owner });

  await user.click(again);

  await waitFor(() => expect(address()).toBe('/business/dashboard/products'));
});

it('shows no server error when nobody is signed in', async () => {
  renderMerchant('/business-login', apiFor(null));

  await email();

  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

it('allows password managers and pasting', async () => {
  const { user } = renderMerchant('/business-login', apiFor(null));
  const field = await email();

  await user.click(password());
  await user.paste('copper kettle morning');

  expect(field).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  expect(password()).toHaveValue('copper kettle morning');
});

it('shows missing values at their fields and focuses the first', async () => {
  const { user, api } = renderMerchant('/business-login', apiFor(null));
  const field = await email();

  await user.click(within(screen.getByRole('form')).getByRole('button', { name: 'Sign in' }));

  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription('Enter an e-mail address, such as name@example.com.');
  expect(password()).toHaveAccessibleDescription('Enter your password.');
  expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
});

it('shows the server’s message when the password is wrong, and preserves the input', async () => {
  const api = apiFor(null);
  api.refuse(signInBusiness, 'auth.wrong-credentials');
  const { user } = renderMerchant('/business-login', api);

  await enter(user);

  expect(await screen.findByRole('alert')).toHaveTextContent('Wrong e-mail address or password.');
  expect(await email()).toHaveValue('owner@lamp.example');
});

it('shows "Network error occurred" without a response', async () => {
  const api = apiFor(null);
  const { user } = renderMerchant('/business-login', {
    ...api,
    client: {
      ...api.client,
      call: async (endpoint, input) => {
        if (endpoint.name !== signInBusiness.name) return api.client.call(endpoint, input);
        const broken = createApiClient({ baseUrl: '', fetch: () => Promise.reject(new TypeError('gone')) });
        return broken.call(endpoint, input);
      },
    },
  });

  await enter(user);

  expect(await screen.findByRole('alert')).toHaveTextContent(authSentences.networkFailure);
});

describe('an account with two-factor authentication', () => {
  function halfwayApi() {
    const api = apiFor(null);
    api.refuse(signInBusiness, 'auth.totp-required');
    return api;
  }

  it('asks for the code only, and signs in with it', async () => {
    const api = halfwayApi();
    const { user, address } = renderMerchant('/business-login', api);
    await enter(user);
    const code = await screen.findByLabelText('Authentication code');
    api.answer(signInBusiness, { success: true, business: owner });

    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await user.type(code, '123 456{Enter}');

    await waitFor(() => expect(address()).toBe('/business/dashboard'));
    expect(api.calls).toContainEqual(
      expect.objectContaining({
        body: { email: 'owner@lamp.example', password: 'copper kettle morning', totp: '123456' },
      }),
    );
  });

  it('accepts a backup code instead', async () => {
    const api = halfwayApi();
    const { user } = renderMerchant('/business-login', api);
    await enter(user);

    await user.click(await screen.findByRole('button', { name: 'Use a backup code instead' }));
    await user.type(screen.getByLabelText('Backup code'), 'abcd-efgh-ijkl{Enter}');

    await waitFor(() =>
      expect(api.calls.at(-1)?.body).toEqual({
        email: 'owner@lamp.example',
        password: 'copper kettle morning',
        recoveryCode: 'abcd-efgh-ijkl',
      }),
    );
  });

  it('shows at the field that a code is wrong', async () => {
    const api = halfwayApi();
    const { user } = renderMerchant('/business-login', api);
    await enter(user);
    const code = await screen.findByLabelText('Authentication code');
    api.refuse(signInBusiness, 'auth.wrong-code');

    await user.type(code, '000000{Enter}');

    await waitFor(() => expect(code).toHaveAccessibleDescription(/This code is wrong/));
  });
});

it('speaks German', async () => {
  const api = apiFor(null);
  api.refuse(signInBusiness, 'auth.wrong-credentials');
  const { user } = renderMerchant('/business-login', api, { language: germanPack });

  await user.type(await screen.findByRole('textbox', { name: 'E-Mail-Adresse' }), 'owner@lamp.example');
  await user.type(screen.getByLabelText('Passwort'), 'copper kettle morning{Enter}');

  expect(await screen.findByRole('alert')).toHaveTextContent('E-Mail-Adresse oder Passwort ist falsch.');
});
