import type { KeyValueStore, TrackingServices } from '@pricehunt/tracking-client';

export interface WatchedStep {
  readonly kind: 'call' | 'answer' | 'push' | 'stored' | 'console' | 'outcome';
  readonly text: string;
}

export type ReportStep = (step: WatchedStep) => void;

/** The same services, reporting every request and response. Events are sent by requests with a visible response. */
export function watchedServices(services: TrackingServices, report: ReportStep): TrackingServices {
  return {
    ...services,
    sendBeacon: () => false,
    fetch: async (address, options) => {
      report({ kind: 'call', text: `POST ${String(address)} ${String(options?.body)}` });
      try {
        const response = await services.fetch(address, options);
        report({ kind: 'answer', text: `${response.status} ${await response.clone().text()}` });
        return response;
      } catch (failure) {
        report({ kind: 'answer', text: failure instanceof Error ? failure.message : String(failure) });
        throw failure;
      }
    },
    dataLayer: () => ({
      push: (entry) => {
        report({ kind: 'push', text: JSON.stringify(entry) });
        services.dataLayer().push(entry);
      },
    }),
    log: {
      debug: (...parts: unknown[]) => report({ kind: 'console', text: wordsOf(parts) }),
      error: (...parts: unknown[]) => report({ kind: 'console', text: wordsOf(parts) }),
    },
  };
}

/** Services that send and store nothing: every request succeeds, and storage lasts as long as the page. */
export function dryServices(services: TrackingServices, report: ReportStep): TrackingServices {
  const session = heldStore(report);
  const device = heldStore(report);
  return {
    ...services,
    sessionStorage: () => session,
    deviceStorage: () => device,
    fetch: () => Promise.resolve(new Response(JSON.stringify({ success: true }), { status: 202 })),
    isOnline: () => true,
    dataLayer: () => ({ push: () => 0 }),
    privacySignals: () => ({ gpc: false, dnt: false }),
  };
}

function heldStore(report: ReportStep): KeyValueStore {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value);
      report({ kind: 'stored', text: `${key} = ${value}` });
    },
    removeItem: (key) => void values.delete(key),
  };
}

function wordsOf(parts: readonly unknown[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : JSON.stringify(part))).join(' ');
}
