import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { toastPolicies } from './toast-policy';
import type { ToastPolicy } from './toast-policy';
import { createToastStore } from './toast-store';
import { Toaster } from './toaster';
import { ToastContext, useToast } from './use-toast';

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no pointer capture.
  Object.assign(HTMLElement.prototype, {
    setPointerCapture: () => {},
    releasePointerCapture: () => {},
    hasPointerCapture: () => false,
  });
});
afterEach(() => jest.useRealTimers());

async function openToaster(policy: ToastPolicy) {
  await import('./toast-list');
  const store = createToastStore(policy);
  render(
    <ToastContext value={store}>
      <Toaster />
    </ToastContext>,
  );
  return {
    store,
    show: async (title: string) => {
      await act(async () => {
        store.show({ title });
        await Promise.resolve();
      });
      await act(async () => {
        await jest.advanceTimersByTimeAsync(0);
      });
    },
  };
}

const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));
const shownTitles = () =>
  screen
    .queryAllByRole('listitem')
    .filter((item) => !item.classList.contains('hidden'))
    .map((item) => item.textContent);

it.each([
  ['stacked', 4000],
  ['accessible', 5000],
] as const)('shows a toast of the %s policy for %d ms', async (name, durationMs) => {
  const { show, store } = await openToaster(toastPolicies[name]);
  await show('Saved');

  await pass(durationMs - 10);
  expect(store.list()).toMatchObject([{ state: 'shown' }]);
  await pass(10);

  expect(store.list()).toMatchObject([{ state: 'dismissed' }]);
});

it('shows three toasts of the stacked policy, and an older one again when there is room', async () => {
  const { show, store } = await openToaster(toastPolicies.stacked);
  for (const title of ['1', '2', '3', '4']) await show(title);
  expect(shownTitles()).toEqual(['2', '3', '4']);

  await act(async () => store.dismiss(store.list()[0]?.id));

  expect(shownTitles()).toEqual(['1', '2', '3']);
});

it('shows the newest lowest, even when several appear at once', async () => {
  const { store } = await openToaster(toastPolicies.stacked);

  await act(async () => {
    for (const title of ['1', '2', '3']) store.show({ title });
    await jest.advanceTimersByTimeAsync(0);
  });

  expect(shownTitles()).toEqual(['1', '2', '3']);
});

it('is 356 px wide with 14 px between two toasts', async () => {
  const { show } = await openToaster(toastPolicies.stacked);
  await show('Saved');

  const list = screen.getByRole('list');

  expect(list).toHaveStyle({ gap: '14px', width: '388px' });
});

it.each([
  ['stacked', 20],
  ['accessible', 50],
] as const)(
  'dismisses a toast of the %s policy that is swiped by more than %d px',
  async (name, threshold) => {
    const { show, store } = await openToaster(toastPolicies[name]);
    await show('Saved');
    const toast = screen.getByRole('listitem');
    // jsdom has no PointerEvent; a MouseEvent has what is read.
    const point = (type: string, clientX: number) =>
      fireEvent(
        toast,
        new MouseEvent(type, { bubbles: true, cancelable: true, button: 0, clientX, clientY: 10 }),
      );
    const swipe = async (distance: number) => {
      await act(async () => {
        point('pointerdown', 100);
        point('pointermove', 105);
        point('pointermove', 100 + distance);
        point('pointerup', 100 + distance);
      });
    };

    await swipe(threshold);
    expect(store.list()).toMatchObject([{ state: 'shown' }]);
    await swipe(threshold + 1);

    expect(store.list()).toMatchObject([{ state: 'dismissed' }]);
  },
);

it('pauses timers while the toasts are hovered', async () => {
  const { show, store } = await openToaster(toastPolicies.stacked);
  await show('Saved');

  fireEvent.pointerMove(screen.getByRole('region', { name: /Notifications/ }));
  await pass(60_000);
  expect(store.list()).toMatchObject([{ state: 'shown' }]);
  fireEvent.pointerLeave(screen.getByRole('region', { name: /Notifications/ }));
  await pass(4000);

  expect(store.list()).not.toMatchObject([{ state: 'shown' }]);
});

it('is announced politely, danger at once', async () => {
  const { store, show } = await openToaster(toastPolicies.accessible);
  await show('Saved');
  await act(async () => {
    store.show({ title: 'Not saved', tone: 'danger' });
    await jest.advanceTimersByTimeAsync(100);
  });

  const read = screen
    .getAllByRole('status')
    .map((each) => [each.textContent, each.getAttribute('aria-live')]);

  expect(read).toEqual(
    expect.arrayContaining([
      ['Notification Saved', 'polite'],
      ['Notification Not saved', 'assertive'],
    ]),
  );
});

it('runs its action and disappears', async () => {
  const { store } = await openToaster(toastPolicies.stacked);
  const onChoose = jest.fn();
  await act(async () => {
    store.show({ title: 'Removed', action: { label: 'Undo', onChoose } });
    await jest.advanceTimersByTimeAsync(0);
  });

  fireEvent.click(within(screen.getByRole('listitem')).getByRole('button', { name: 'Undo' }));

  expect(onChoose).toHaveBeenCalledTimes(1);
  expect(store.list()).toMatchObject([{ state: 'dismissed' }]);
});

it('closes by its button', async () => {
  const { show, store } = await openToaster(toastPolicies.stacked);
  await show('Saved');

  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));

  expect(store.list()).toMatchObject([{ state: 'dismissed' }]);
});

it('writes no style element, which the content security policy would refuse', async () => {
  const { show } = await openToaster(toastPolicies.stacked);

  await show('Saved');

  expect(document.querySelectorAll('style')).toHaveLength(0);
});

it('throws without a store', () => {
  const Lost = () => {
    useToast();
    return null;
  };
  const silenced = jest.spyOn(console, 'error').mockImplementation(() => {});

  expect(() => render(<Lost />)).toThrow('useToast must be used inside ToastContext');

  silenced.mockRestore();
});
