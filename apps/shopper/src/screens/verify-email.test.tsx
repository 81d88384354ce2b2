import { fakeApi } from '@pricehunt/api-client/testing';
import { verifyShopperEmail } from '@pricehunt/api-contract';
import { screen } from '@testing-library/react';
import { renderShopper } from '../testing';

/** The pages are there before the first test: reading them for the first time takes longer than a test waits. */
beforeAll(() => import('./account-pages'));

const token = 'abcdefghijklmnopqrstuvwx';

it('proves the address by one POST', async () => {
  const api = fakeApi();
  api.answer(verifyShopperEmail, { success: true, email: 'ada@example.com' });
  renderShopper(`/verify-email#token=${token}`, api);

  expect(await screen.findByText('Your address is confirmed')).toBeInTheDocument();
  expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([
    expect.objectContaining({ address: '/api/shopper/auth/verify-email', body: { token } }),
  ]);
});

it('says so while it asks', async () => {
  const api = fakeApi();
  api.hang(verifyShopperEmail);
  renderShopper(`/verify-email#token=${token}`, api);

  expect(await screen.findByText('Checking the link')).toBeInTheDocument();
});

it.each([
  ['a link that was used already', `#token=${token}`],
  ['no link at all', ''],
])('says what to do with %s', async (_what, fragment) => {
  const api = fakeApi();
  api.refuse(verifyShopperEmail, 'auth.token-invalid');
  renderShopper(`/verify-email${fragment}`, api);

  expect(await screen.findByText('This link does not work any more')).toBeInTheDocument();
});

it('asks again on request where the server does not answer', async () => {
  const { user, api } = renderShopper(`/verify-email#token=${token}`);
  await screen.findByRole('alert');
  api.answer(verifyShopperEmail, { success: true, email: 'ada@example.com' });

  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByText('Your address is confirmed')).toBeInTheDocument();
});
