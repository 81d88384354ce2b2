import { fakeApi } from '@pricehunt/api-client/testing';
import { ToastContext, toastPolicies } from '@pricehunt/ui-toasts';
import { screen } from '@testing-library/react';
import { useContext } from 'react';
import { renderShopper } from './testing';

function ShownPolicy() {
  const policy = useContext(ToastContext)?.policy;
  return <p>{Object.entries(toastPolicies).find(([, each]) => each === policy)?.[0]}</p>;
}

it('shows toasts by the accessible policy of S§9', async () => {
  renderShopper('/', fakeApi(), { routes: [{ path: '/', element: <ShownPolicy /> }] });

  expect(await screen.findByText('accessible')).toBeInTheDocument();
});
