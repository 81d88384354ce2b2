import { renderRoute } from '@pricehunt/web-shell/testing';
import { screen } from '@testing-library/react';
import { AccountMenu } from './account-menu';

it('clears cached data on sign-out', async () => {
  const logout = jest.fn(async () => {});
  const menu = (
    <AccountMenu
      name="Lamps"
      email="owner@lamp.example"
      label="Account of Lamps"
      items={[]}
      signOutLabel="Sign out"
      logout={logout}
    />
  );
  const { user, queryClient } = renderRoute([{ path: '/', element: menu }], { at: '/' });
  queryClient.setQueryData(['orders'], ['one']);

  await user.click(screen.getByRole('button', { name: 'Account of Lamps' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));

  expect(logout).toHaveBeenCalledTimes(1);
  expect(queryClient.getQueryData(['orders'])).toBeUndefined();
});
