import { ToastContext, toastPolicies } from '@pricehunt/ui-toasts';
import { screen } from '@testing-library/react';
import { useContext } from 'react';
import { apiFor, renderAdmin } from './testing';

function ShownPolicy() {
  const policy = useContext(ToastContext)?.policy;
  return <p>{Object.entries(toastPolicies).find(([, each]) => each === policy)?.[0]}</p>;
}

it('shows toasts by the single policy of S§9', async () => {
  renderAdmin('/', apiFor(null), { routes: [{ path: '/', element: <ShownPolicy /> }] });

  expect(await screen.findByText('single')).toBeInTheDocument();
});
