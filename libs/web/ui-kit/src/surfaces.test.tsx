import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AppFrame } from './app-frame';
import { Button } from './button';
import { ConsoleFrame } from './console-frame';
import { Dialog } from './dialog';
import { ErrorFallback } from './error-fallback';
import { Menu } from './menu';
import { DefaultSkeleton, LandingSkeleton } from './skeleton';
import { Sparkline } from './sparkline';
import { sparklinePath } from './sparkline-path';
import { Tabs } from './tabs';

it('shows the words of S§2 when something broke, with the details folded', async () => {
  const refresh = jest.fn();
  render(<ErrorFallback error={new TypeError('offers is not iterable')} onRefresh={refresh} />);

  await userEvent.click(screen.getByRole('button', { name: 'Refresh Page' }));

  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeInTheDocument();
  expect(
    screen.getByText("We're having trouble loading this page. Please try refreshing."),
  ).toBeInTheDocument();
  expect(screen.getByRole('group')).not.toHaveAttribute('open');
  expect(screen.getByText('TypeError: offers is not iterable')).toBeInTheDocument();
  expect(refresh).toHaveBeenCalledTimes(1);
});

it.each([
  ['landing', <LandingSkeleton key="landing" />],
  ['default', <DefaultSkeleton key="default" />],
])('announces loading once in the %s skeleton', (variant, skeleton) => {
  const { container } = render(skeleton);

  expect(screen.getByRole('status')).toHaveTextContent(/^Loading$/);
  expect(container.querySelector(`[data-skeleton="${variant}"]`)).toBeInTheDocument();
});

it('offers a skip link first', async () => {
  render(
    <MemoryRouter>
      <AppFrame homePath="/" navigation={[{ to: '/browse', label: 'Browse', iconPath: 'M0 0' }]}>
        <h1>Results</h1>
      </AppFrame>
    </MemoryRouter>,
  );

  await userEvent.tab();

  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
});

it('has one navigation, without a menu, and its place is the same with and without a search box', () => {
  const frame = (search?: ReactNode) => (
    <MemoryRouter>
      <AppFrame
        homePath="/"
        navigation={[{ to: '/browse', label: 'Browse', iconPath: 'M0 0' }]}
        {...(search === undefined ? {} : { search })}
      >
        <h1>Results</h1>
      </AppFrame>
    </MemoryRouter>
  );
  const placeOf = () => {
    const navigation = screen.getByRole('navigation');
    return [...(navigation.parentElement?.children ?? [])].indexOf(navigation);
  };
  const { rerender } = render(frame());
  const without = placeOf();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();

  rerender(frame(<input aria-label="Search" />));

  expect(placeOf()).toBe(without);
});

it('marks the current page in a console and has no navigation without entries', () => {
  const { rerender } = render(
    <MemoryRouter initialEntries={['/business/products']}>
      <ConsoleFrame
        homePath="/"
        suffix="for merchants"
        navigation={[{ to: '/business/products', label: 'Products', icon: () => <svg /> }]}
      >
        <h1>Products</h1>
      </ConsoleFrame>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Products' })).toHaveAttribute('aria-current', 'page');

  rerender(
    <MemoryRouter>
      <ConsoleFrame homePath="/" suffix="for merchants" navigation={[]}>
        <h1>Sign in</h1>
      </ConsoleFrame>
    </MemoryRouter>,
  );

  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('moves through tabs by arrow keys', async () => {
  const chosen = jest.fn();
  render(
    <Tabs
      label="What to show"
      chosen="offers"
      onChoose={chosen}
      tabs={[
        { id: 'offers', label: 'Offers', panel: 'Five shops' },
        { id: 'history', label: 'History', panel: '180 days' },
      ]}
    />,
  );
  expect(screen.getByRole('tabpanel', { name: 'Offers' })).toHaveTextContent('Five shops');

  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');

  expect(chosen).toHaveBeenCalledWith('history');
});

it('runs a menu entry by keyboard and closes the menu', async () => {
  const remove = jest.fn();
  render(
    <Menu items={[{ label: 'Delete', onChoose: remove }]}>
      <Button>More</Button>
    </Menu>,
  );

  screen.getByRole('button', { name: 'More' }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Enter}');

  expect(remove).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

it('draws no line for a single value', () => {
  const { rerender } = render(<Sparkline values={[null, 270]} label="30 days" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();

  rerender(<Sparkline values={[300, null, 270]} label="30 days" />);

  expect(screen.getByRole('img', { name: '30 days' })).toBeInTheDocument();
});

describe('a dialog', () => {
  beforeAll(() => {
    // jsdom can't open a <dialog>.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    };
  });

  it('is named by its title, and closes by Close and Escape', async () => {
    const closed = jest.fn();
    render(
      <Dialog open onClose={closed} title="Tell me under">
        <p>A price</p>
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog', { name: 'Tell me under' });

    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));

    expect(closed).toHaveBeenCalledTimes(2);
  });

  it('closes when its owner closes it, without a callback', () => {
    const closed = jest.fn();
    const { rerender } = render(
      <Dialog open onClose={closed} title="Tell me under">
        <p>A price</p>
      </Dialog>,
    );

    rerender(
      <Dialog open={false} onClose={closed} title="Tell me under">
        <p>A price</p>
      </Dialog>,
    );

    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByText('A price')).not.toBeInTheDocument();
    expect(closed).not.toHaveBeenCalled();
  });
});

it.each([
  ['1 % looks like 1 %', [300, 297], 2],
  ['10 % fills the height', [300, 270], 20],
  ['30 % fills the height', [300, 210], 20],
])('draws a sparkline on a span of at least 10 %: %s', (_what, values, pixels) => {
  const heights = [...(sparklinePath(values) ?? '').matchAll(/ ([\d.]+)/g)].map(([, y]) => Number(y));

  expect(Math.max(...heights) - Math.min(...heights)).toBeCloseTo(pixels, 0);
  expect(Math.max(...heights)).toBeLessThanOrEqual(22.01);
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(1.99);
});
