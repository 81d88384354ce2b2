import { act, render, screen } from '@testing-library/react';
import { ErrorBoundary } from './error-boundary';
import { lazyRoute } from './lazy-route';

const Results = () => <h1>Results</h1>;
const skeleton = <p>Loading</p>;

/** Listens for the event of S§4 during one test. */
function listen(answer: (event: Event) => void = () => {}): Event[] {
  const heard: Event[] = [];
  const listener = (event: Event) => {
    heard.push(event);
    answer(event);
  };
  window.addEventListener('vite:preloadError', listener);
  stopListening = () => window.removeEventListener('vite:preloadError', listener);
  return heard;
}

let stopListening = () => {};
afterEach(() => stopListening());

/** React logs what a boundary caught, as expected here. */
function expectReport(): void {
  jest.spyOn(console, 'error').mockImplementation(() => {});
}

function renderInBoundary(route: ReturnType<typeof lazyRoute>) {
  return act(async () => {
    render(<ErrorBoundary fallback={(error) => <p>Caught: {String(error)}</p>}>{route}</ErrorBoundary>);
  });
}

it('shows the skeleton until the screen has loaded', async () => {
  let arrive: (loaded: { Results: typeof Results }) => void = () => {};
  const load = () =>
    new Promise<{ Results: typeof Results }>((resolve) => {
      arrive = resolve;
    });

  render(lazyRoute(load, 'Results', skeleton));
  expect(screen.getByText('Loading')).toBeInTheDocument();
  await act(async () => arrive({ Results }));

  expect(screen.getByRole('heading', { name: 'Results' })).toBeInTheDocument();
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
});

it('fires a preload-error event with the error and rethrows it', async () => {
  expectReport();
  const heard = listen();
  const error = new TypeError('Failed to fetch dynamically imported module: /assets/results.js');

  await renderInBoundary(lazyRoute(() => Promise.reject(error), 'Results', skeleton));

  expect(heard).toEqual([
    expect.objectContaining({ type: 'vite:preloadError', cancelable: true, payload: error }),
  ]);
  expect(screen.getByText(`Caught: ${String(error)}`)).toBeInTheDocument();
});

it('does not rethrow when a listener cancels the event: the skeleton stays', async () => {
  listen((event) => event.preventDefault());

  await renderInBoundary(
    lazyRoute(() => Promise.reject(new TypeError('Importing a module script failed.')), 'Results', skeleton),
  );

  expect(screen.getByText('Loading')).toBeInTheDocument();
});

it('does not fire a second event for an error that the bundler has announced', async () => {
  expectReport();
  const heard = listen();
  const error = new Error('Unable to preload CSS for /assets/results.css');
  const loadAsBundled = async () => {
    window.dispatchEvent(
      Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error }),
    );
    throw error;
  };

  await renderInBoundary(lazyRoute(loadAsBundled, 'Results', skeleton));

  expect(heard).toHaveLength(1);
  expect(screen.getByText(`Caught: ${String(error)}`)).toBeInTheDocument();
});

it('shows the skeleton when the bundler returns nothing for a cancelled failure', async () => {
  const loadAsBundled = () => Promise.resolve(undefined as never);

  await renderInBoundary(lazyRoute(loadAsBundled, 'Results', skeleton));

  expect(screen.getByText('Loading')).toBeInTheDocument();
});
