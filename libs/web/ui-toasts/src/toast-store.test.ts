import * as fc from 'fast-check';
import { toastPolicies } from './toast-policy';
import { createToastStore } from './toast-store';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const titles = (store: ReturnType<typeof createToastStore>) => store.list().map(({ title }) => title);

it('has the numbers of S§9', () => {
  expect(toastPolicies.single).toMatchObject({ visibleMax: 1, removalDelayMs: 1_000_000 });
  expect(toastPolicies.stacked).toMatchObject({
    visibleMax: 3,
    durationMs: 4000,
    widthPx: 356,
    gapPx: 14,
    swipeThresholdPx: 20,
  });
  expect(toastPolicies.accessible).toMatchObject({ durationMs: 5000, swipeThresholdPx: 50 });
});

it('removes a toast of the single policy 1,000,000 ms after dismissal, not earlier', () => {
  const store = createToastStore(toastPolicies.single);
  const id = store.show({ title: 'Saved' });

  store.dismiss(id);
  jest.advanceTimersByTime(999_999);

  expect(store.list()).toMatchObject([{ title: 'Saved', state: 'dismissed' }]);
  jest.advanceTimersByTime(1);
  expect(store.list()).toEqual([]);
});

it('shows one toast at a time under the single policy', () => {
  const store = createToastStore(toastPolicies.single);

  store.show({ title: 'First' });
  store.show({ title: 'Second' });

  expect(titles(store)).toEqual(['Second']);
});

it('does not remove the toast that replaced another', () => {
  const store = createToastStore(toastPolicies.single);
  store.dismiss(store.show({ title: 'First' }));
  store.show({ title: 'Second' });

  jest.advanceTimersByTime(2_000_000);

  expect(store.list()).toMatchObject([{ title: 'Second', state: 'shown' }]);
  expect(jest.getTimerCount()).toBe(0);
});

it('lists all toasts under the stacked policy, newest first', () => {
  const store = createToastStore(toastPolicies.stacked);

  for (const title of ['1', '2', '3', '4']) store.show({ title });

  expect(titles(store)).toEqual(['4', '3', '2', '1']);
});

it('dismisses all without an id', () => {
  const store = createToastStore(toastPolicies.stacked);
  store.show({ title: '1' });
  store.show({ title: '2' });

  store.dismiss();
  jest.runAllTimers();

  expect(store.list()).toEqual([]);
});

it('notifies subscribers until they unsubscribe', () => {
  const store = createToastStore(toastPolicies.accessible);
  const onChange = jest.fn();
  const stop = store.subscribe(onChange);

  store.show({ title: '1' });
  stop();
  store.show({ title: '2' });

  expect(onChange).toHaveBeenCalledTimes(1);
});

it('removes every dismissed toast in time, and no other', () => {
  const step = fc.oneof(
    fc.constant({ kind: 'show' } as const),
    fc.record({ kind: fc.constant('dismiss' as const), nth: fc.nat(5) }),
    fc.record({ kind: fc.constant('wait' as const), ms: fc.nat(2_000_000) }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(toastPolicies)), fc.array(step), (policy, steps) => {
      const store = createToastStore(policy);
      for (const each of steps) {
        if (each.kind === 'show') store.show({ title: 'x' });
        else if (each.kind === 'wait') jest.advanceTimersByTime(each.ms);
        else store.dismiss(store.list()[each.nth]?.id ?? 'none');
      }
      const shown = store.list().filter(({ state }) => state === 'shown');

      jest.runAllTimers();

      expect(store.list()).toEqual(shown);
    }),
  );
});
