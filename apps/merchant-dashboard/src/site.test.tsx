import { ToastContext, toastPolicies } from '@pricehunt/ui-toasts';
import { screen } from '@testing-library/react';
import { useContext } from 'react';
import { apiFor, renderMerchant } from './testing';

function ShownPolicy() {
  const policy = useContext(ToastContext)?.policy;
  return <p>{Object.entries(toastPolicies).find(([, each]) => each === policy)?.[0]}</p>;
}

it('shows toasts by the stacked policy of S§9', async () => {
  renderMerchant('/', apiFor(null), { routes: [{ path: '/', element: <ShownPolicy /> }] });

  expect(await screen.findByText('stacked')).toBeInTheDocument();
});
