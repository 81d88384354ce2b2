import { render, screen } from '@testing-library/react';
import { Renewing } from './renewing';

it('marks what stands there as busy until the next answer has come', () => {
  const { rerender } = render(<Renewing isStale>Orders of May</Renewing>);
  expect(screen.getByText('Orders of May')).toHaveAttribute('aria-busy', 'true');

  rerender(<Renewing isStale={false}>Orders of June</Renewing>);

  expect(screen.getByText('Orders of June')).not.toHaveAttribute('aria-busy');
});
