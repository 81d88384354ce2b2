import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SourceProgress } from './source-progress';
import type { SourceStatus } from './source-progress';

const sources: readonly SourceStatus[] = [
  { id: 'a', name: 'Catalog', state: 'found', found: 3 },
  { id: 'b', name: 'Klangwerk', state: 'nothing', found: 0 },
  { id: 'c', name: 'Soundhaus', state: 'searching', found: 0 },
  { id: 'd', name: 'Bay', state: 'timed-out', found: 0 },
  { id: 'e', name: 'Mart', state: 'waiting', found: 0 },
  { id: 'f', name: 'Shop', state: 'failed', found: 0 },
];

it('counts only sources that responded, in words and as progress', () => {
  render(<SourceProgress sources={sources} settled={false} />);

  expect(screen.getByRole('status')).toHaveTextContent('2 of 6 sources searched');
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '2');
});

it('shows the status of each source on request', async () => {
  render(<SourceProgress sources={sources} settled={false} />);

  await userEvent.click(screen.getByText('All sources'));

  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Catalog3 found',
    'Klangwerkno results',
    'Soundhaussearching',
    'Baytimed out',
    'Martwaiting',
    'Shopfailed',
  ]);
});

it('summarises the result when done, including failures', () => {
  render(<SourceProgress sources={sources} settled />);

  expect(screen.getByRole('status')).toHaveTextContent('2 sources searched');
  expect(screen.getByText('3 offers found, 2 sources didn’t respond')).toBeInTheDocument();
});
