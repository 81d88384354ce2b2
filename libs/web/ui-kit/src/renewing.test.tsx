import { render, screen } from '@testing-library/react';
import { Renewing } from './renewing';

it('marks its content as busy until the next response arrives', () => {
  const { rerender } = render(<Renewing isStale>Orders of May</Renewing>);
  expect(screen.getByText('Orders of May')).toHaveAttribute('aria-busy', 'true');

  rerender(<Renewing isStale={false}>Orders of June</Renewing>);

  expect(screen.getByText('Orders of June')).not.toHaveAttribute('aria-busy');
});
