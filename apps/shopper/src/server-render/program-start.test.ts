import { startWhenPainted } from './program-start';

const asked = () =>
  [...document.head.querySelectorAll('script[src], link[rel="modulepreload"]')].map(
    (element) => element.getAttribute('src') ?? element.getAttribute('href'),
  );

const isRead = () => document.dispatchEvent(new Event('DOMContentLoaded'));

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '<meta name="program" content="/assets/index-1.js /assets/product-2.js">';
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.head.innerHTML = '';
});

it('requests no script before the first paint, and each once afterwards', () => {
  const beforeFrame: unknown[] = [];
  startWhenPainted(window);

  isRead();
  window.requestAnimationFrame(() => beforeFrame.push(...asked()));
  jest.advanceTimersToNextFrame();
  jest.advanceTimersByTime(10_000);

  expect(beforeFrame).toEqual([]);
  expect(asked()).toEqual(['/assets/product-2.js', '/assets/index-1.js']);
});

it('waits for the paint event in a browser that reports it', () => {
  const observed: PaintObserver[] = [];
  class PaintObserver {
    static readonly supportedEntryTypes = ['paint'];
    constructor(private readonly told: (entries: { getEntriesByName: (name: string) => string[] }) => void) {
      observed.push(this);
    }
    observe(): void {}
    paints(painted: string): void {
      this.told({ getEntriesByName: (name) => [painted].filter((each) => each === name) });
    }
  }
  Object.defineProperty(window, 'PerformanceObserver', { configurable: true, value: PaintObserver });
  startWhenPainted(window);

  isRead();
  jest.advanceTimersByTime(1_000);
  observed[0]?.paints('first-paint');
  const early = asked();
  observed[0]?.paints('first-contentful-paint');

  expect(early).toEqual([]);
  expect(asked()).toEqual(['/assets/product-2.js', '/assets/index-1.js']);
  Reflect.deleteProperty(window, 'PerformanceObserver');
});

it('starts a page that is never painted, such as in a background tab', () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  startWhenPainted(window);

  isRead();
  jest.advanceTimersByTime(2_900);
  const early = asked();
  jest.advanceTimersByTime(200);

  expect(early).toEqual([]);
  expect(asked()).toEqual(['/assets/product-2.js', '/assets/index-1.js']);
});

it('does nothing when the scripts are in the HTML', () => {
  document.head.innerHTML = '';
  startWhenPainted(window);

  isRead();
  jest.advanceTimersByTime(10_000);

  expect(asked()).toEqual([]);
});
