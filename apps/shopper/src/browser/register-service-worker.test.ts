import { registerAtRest } from './register-service-worker';

const register = jest.fn(async () => undefined);
let readyState: DocumentReadyState = 'complete';

beforeEach(() => {
  register.mockClear();
  jest.useFakeTimers();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => readyState });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(document, 'readyState');
});

it('registers when the page loaded before the script', () => {
  readyState = 'complete';

  registerAtRest(window);
  jest.runAllTimers();

  expect(register).toHaveBeenCalledWith('/service-worker.js');
});

it('waits for a page that is still loading', () => {
  readyState = 'interactive';

  registerAtRest(window);
  jest.runAllTimers();
  const before = register.mock.calls.length;
  window.dispatchEvent(new Event('load'));
  jest.runAllTimers();

  expect(before).toBe(0);
  expect(register).toHaveBeenCalledTimes(1);
});
