import { act, renderHook } from '@testing-library/react';
import { watchedFetch } from './connection';
import { useIsOnline } from './use-is-online';

const answer = { status: 200 } as Response;
const fetchMock = jest.fn<Promise<Response>, [string]>();
let isUplinkThere = true;

beforeEach(() => {
  jest.useFakeTimers();
  isUplinkThere = true;
  window.fetch = fetchMock as unknown as typeof window.fetch;
  fetchMock.mockReset();
  fetchMock.mockImplementation(() =>
    isUplinkThere ? Promise.resolve(answer) : Promise.reject(new TypeError('Failed to fetch')),
  );
});

afterEach(() => {
  jest.useRealTimers();
});

async function ask(): Promise<void> {
  await act(async () => {
    await watchedFetch('/api/products').catch(() => null);
    await jest.advanceTimersByTimeAsync(0);
  });
}

it('is offline when requests get no response although the browser says online, and online again by itself', async () => {
  const { result } = renderHook(useIsOnline);
  isUplinkThere = false;
  await ask();
  expect(navigator.onLine).toBe(true);
  expect(result.current).toBe(false);

  isUplinkThere = true;
  await act(() => jest.advanceTimersByTimeAsync(10_000));

  expect(result.current).toBe(true);
});

it('stays online when a single request fails and the site can be reached', async () => {
  const { result } = renderHook(useIsOnline);
  fetchMock.mockImplementationOnce(() => Promise.reject(new TypeError('Failed to fetch')));

  await ask();

  expect(fetchMock.mock.calls.map(([address]) => address)).toEqual(['/api/products', '/config.json']);
  expect(result.current).toBe(true);
});

it('checks at once when the browser is back online', async () => {
  const { result } = renderHook(useIsOnline);
  isUplinkThere = false;
  await ask();
  expect(result.current).toBe(false);

  isUplinkThere = true;
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
  });

  expect(result.current).toBe(true);
});
