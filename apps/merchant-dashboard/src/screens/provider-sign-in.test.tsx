import { getBusinessSession, listBusinessSessions } from '@pricehunt/api-contract/business-identity';
import { providerCalls } from '@pricehunt/api-contract/sign-in-providers';
import type { ProviderOutcome } from '@pricehunt/api-contract/sign-in-providers';
import { act, screen, waitFor, within } from '@testing-library/react';
import { germanPack } from '../messages/german-pack';
import { apiFor, owner, renderMerchant } from '../testing';

const calls = providerCalls.business;

const providers = { success: true as const, items: [{ id: 'work', label: 'Klangwerk ID' }] };
const returned = '/provider-sign-in/work?code=c&state=s';
const outcome = (changes: Partial<ProviderOutcome>): ProviderOutcome => ({
  success: true,
  step: 'signed-in',
  email: owner.email,
  hasTotp: false,
  returnTo: null,
  ...changes,
});

describe('the sign-in page', () => {
  it('leads to the chosen provider and says where to return', async () => {
    const api = apiFor(null);
    api.answer(calls.list, providers);
    api.answer(calls.start, { success: true, link: 'https://id.example/auth?x=1' });
    const { user, leftTo } = renderMerchant('/business-login?return=%2Fbusiness%2Fdashboard%2Forders', api);

    await user.click(await screen.findByRole('button', { name: 'Sign in with Klangwerk ID' }));

    await waitFor(() => expect(leftTo).toEqual(['https://id.example/auth?x=1']));
    expect(api.calls.at(-1)?.body).toEqual({ providerId: 'work', returnTo: '/business/dashboard/orders' });
  });

  it('can be used again after Back restores it', async () => {
    const api = apiFor(null);
    api.answer(calls.list, providers);
    api.answer(calls.start, { success: true, link: 'https://id.example/auth' });
    const { user, leftTo } = renderMerchant('/business-login', api);
    const button = await screen.findByRole('button', { name: 'Sign in with Klangwerk ID' });
    await user.click(button);
    await waitFor(() => expect(leftTo).toHaveLength(1));
    expect(button).toHaveAttribute('aria-busy', 'true');

    restorePage();

    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
    await user.click(button);
    await waitFor(() => expect(leftTo).toHaveLength(2));
  });

  it('shows that a provider is down, and the password form stays', async () => {
    const api = apiFor(null);
    api.answer(calls.list, providers);
    api.refuse(calls.start, 'auth.provider-failed');
    const { user, leftTo } = renderMerchant('/business-login', api, { language: germanPack });

    await user.click(await screen.findByRole('button', { name: 'Mit Klangwerk ID anmelden' }));

    expect(await screen.findByText(/Der Anmeldedienst hat nicht wie erwartet geantwortet/)).toBeVisible();
    expect(screen.getByLabelText('Passwort')).toBeVisible();
    expect(leftTo).toEqual([]);
  });
});

describe('the page to which a provider returns', () => {
  it.each([
    ['/business/dashboard/orders', '/business/dashboard/orders'],
    ['https://evil.example/', '/business/dashboard'],
    ['//evil.example', '/business/dashboard'],
  ])('sends the query once, signs in, and opens %s as %s', async (returnTo, opened) => {
    const api = apiFor(owner);
    api.answer(calls.finish, outcome({ returnTo }));

    const { address } = renderMerchant(returned, api);

    await waitFor(() => expect(address()).toBe(opened));
    const sent = api.calls.filter(({ address: called }) => called.endsWith('/providers/finish'));
    expect(sent.map(({ body }) => body)).toEqual([{ providerId: 'work', query: 'code=c&state=s' }]);
  });

  it('asks for the password before it links an account, and shows that it was wrong', async () => {
    const api = apiFor(null);
    api.answer(calls.finish, outcome({ step: 'password' }));
    api.refuse(calls.confirm, 'auth.wrong-password');
    const { user, address } = renderMerchant(returned, api);

    await user.type(await screen.findByLabelText('Enter your password to confirm'), 'a guess{Enter}');
    expect(await screen.findByText('This isn’t your current password.')).toBeVisible();
    api.answer(calls.confirm, outcome({}));
    api.answer(getBusinessSession, { success: true, business: owner });
    await user.click(screen.getByRole('button', { name: 'Link and sign in' }));

    await waitFor(() => expect(address()).toBe('/business/dashboard'));
  });

  it('asks an account with two-factor authentication for its code only', async () => {
    const api = apiFor(null);
    api.answer(calls.finish, outcome({ step: 'code', hasTotp: true }));
    api.answer(calls.confirm, outcome({ hasTotp: true }));
    const { user, address } = renderMerchant(returned, api);
    const code = await screen.findByLabelText('Authentication code');
    api.answer(getBusinessSession, { success: true, business: owner });

    await user.type(code, '123456{Enter}');

    await waitFor(() => expect(address()).toBe('/business/dashboard'));
    expect(api.calls.find(({ address: called }) => called.endsWith('/confirm'))?.body).toEqual({
      totp: '123456',
    });
  });

  it('says why nobody was signed in, and leads back', async () => {
    const api = apiFor(null);
    api.refuse(calls.finish, 'auth.provider-no-account');
    const { user, address } = renderMerchant(returned, api);

    expect(await screen.findByText(/No account here belongs to this sign-in/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to sign in' }));

    await waitFor(() => expect(address()).toBe('/business-login'));
  });
});

describe('the sign-in providers of an account', () => {
  function accountApi(linked: readonly string[] = []) {
    const api = apiFor(owner);
    api.answer(listBusinessSessions, { success: true, items: [] });
    api.answer(calls.list, providers);
    api.answer(calls.listLinked, linkedOf(linked));
    return api;
  }

  it('are linked after the password was entered', async () => {
    const api = accountApi();
    api.answer(calls.link, { success: true, link: 'https://id.example/auth' });
    const { user, leftTo } = renderMerchant('/business/dashboard/settings?tab=security', api);

    await user.click(await screen.findByRole('button', { name: 'Link Klangwerk ID' }));
    await user.type(screen.getByLabelText('Enter your password to confirm'), 'copper kettle{Enter}');

    await waitFor(() => expect(leftTo).toEqual(['https://id.example/auth']));
    expect(api.calls.at(-1)?.body).toEqual({ providerId: 'work', password: 'copper kettle' });
  });

  it('can be linked again after Back restores the page', async () => {
    const api = accountApi();
    api.answer(calls.link, { success: true, link: 'https://id.example/auth' });
    const { user, leftTo } = renderMerchant('/business/dashboard/settings?tab=security', api);
    await user.click(await screen.findByRole('button', { name: 'Link Klangwerk ID' }));
    await user.type(screen.getByLabelText('Enter your password to confirm'), 'copper kettle{Enter}');
    await waitFor(() => expect(leftTo).toHaveLength(1));

    restorePage();
    const form = screen.getByRole('form', { name: 'Link Klangwerk ID' });
    await user.click(within(form).getByRole('button', { name: 'Link Klangwerk ID' }));

    await waitFor(() => expect(leftTo).toHaveLength(2));
  });

  it('are unlinked', async () => {
    const api = accountApi(['l1']);
    api.answer(calls.unlink, { success: true });
    const { user } = renderMerchant('/business/dashboard/settings?tab=security', api);
    const unlink = await screen.findByRole('button', { name: 'Unlink Klangwerk ID' });
    api.answer(calls.listLinked, linkedOf([]));

    await user.click(unlink);

    expect(await screen.findByRole('button', { name: 'Link Klangwerk ID' })).toBeVisible();
    expect((await screen.findAllByText('The provider is unlinked.')).length).toBeGreaterThan(0);
  });

  it('have no section when the operator has set up none', async () => {
    const api = accountApi();
    api.answer(calls.list, { success: true, items: [] });
    renderMerchant('/business/dashboard/settings?tab=security', api);

    await waitFor(() =>
      expect(api.calls.some(({ address }) => address.endsWith('/auth/linked-providers'))).toBe(true),
    );
    expect(await screen.findByRole('button', { name: 'Sign out everywhere' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Sign-in providers' })).not.toBeInTheDocument();
  });
});

function restorePage(): void {
  act(() => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  });
}

function linkedOf(ids: readonly string[]) {
  const at = '2026-11-21T10:00:00.000Z';
  const provider = { providerId: 'work', label: 'Klangwerk ID', email: owner.email };
  return {
    success: true,
    items: ids.map((id) => ({ id, ...provider, linkedAt: at, lastUsedAt: at })),
  } as const;
}
