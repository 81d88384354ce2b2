import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { House } from 'lucide-react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { ConsoleFrame } from './console-frame';
import type { ConsoleNavigationItem } from './console-frame';

const entry = (label: string, isSecondary = false): ConsoleNavigationItem => ({
  to: `/${label}`,
  label,
  icon: House,
  isSecondary,
});

function Here() {
  return <p>{useLocation().pathname}</p>;
}

function draw(navigation: readonly ConsoleNavigationItem[]) {
  render(
    <MemoryRouter initialEntries={['/one']}>
      <ConsoleFrame homePath="/" suffix="for tests" navigation={navigation} account="account">
        <Here />
      </ConsoleFrame>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

it('shows every entry as a link and marks the current one', () => {
  draw(['one', 'two', 'three', 'four', 'five', 'six'].map((label) => entry(label)));

  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(['one', 'two', 'three', 'four', 'five', 'six']);
  expect(links[0]).toHaveAttribute('aria-current', 'page');
});

it('moves secondary entries behind More when a phone’s bar is full', async () => {
  const user = draw([
    entry('one'),
    entry('two', true),
    entry('three'),
    entry('four'),
    entry('five'),
    entry('six'),
  ]);

  await user.click(screen.getByRole('button', { name: 'More' }));
  const choices = screen.getAllByRole('menuitem').map((item) => item.textContent);
  await user.click(screen.getByRole('menuitem', { name: 'two' }));

  expect(choices).toEqual(['two', 'six']);
  expect(await screen.findByText('/two')).toBeInTheDocument();
});

it('has no More when all entries fit', () => {
  draw(['one', 'two', 'three', 'four', 'five'].map((label) => entry(label)));

  expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
});

it('has no navigation when signed out', () => {
  draw([]);

  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(screen.getByText('account')).toBeInTheDocument();
});
