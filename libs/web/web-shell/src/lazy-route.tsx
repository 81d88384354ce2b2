import { DefaultSkeleton } from '@pricehunt/ui-kit';
import { Suspense, lazy } from 'react';
import type { ComponentType, ReactElement, ReactNode } from 'react';

/** S§4: a failed asset fires a cancelable `vite:preloadError` on the window before it reaches the boundary. */
export function lazyRoute<Name extends string>(
  load: () => Promise<Readonly<Record<NoInfer<Name>, ComponentType>>>,
  name: Name,
  skeleton: ReactNode = <DefaultSkeleton />,
): ReactElement {
  const Screen = lazy(async (): Promise<{ default: ComponentType }> => {
    return { default: (await (isOnServer ? load() : loadAnnounced(load)))[name] };
  });
  return (
    <Suspense fallback={skeleton}>
      <Screen />
    </Suspense>
  );
}

/** The server has no window to fire events on. */
const isOnServer = typeof window === 'undefined';

async function loadAnnounced<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const announced = new Set<unknown>();
  const remember = (event: Event) => {
    if ('payload' in event) announced.add(event.payload);
  };
  window.addEventListener(preloadError, remember);
  try {
    const loaded: Loaded | undefined = await load();
    // Vite's loader returns undefined for a cancelled failure.
    return loaded === undefined ? await neverAnswers() : loaded;
  } catch (error) {
    if (announced.has(error) || announce(error)) throw error;
    return await neverAnswers();
  } finally {
    window.removeEventListener(preloadError, remember);
  }
}

const preloadError = 'vite:preloadError';

/** Fires the event as Vite does, for failures outside its loader; false when a listener cancelled it. */
function announce(error: unknown): boolean {
  const event = Object.assign(new Event(preloadError, { cancelable: true }), { payload: error });
  return window.dispatchEvent(event);
}

function neverAnswers(): Promise<never> {
  return new Promise(() => {});
}
