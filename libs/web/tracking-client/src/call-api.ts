import { callTimeoutMs } from './tracking-services';
import type { TrackingServices } from './tracking-services';

export type CallOutcome =
  | { readonly kind: 'answered'; readonly body: unknown }
  /** The API refused the request; a retry wouldn't help. */
  | { readonly kind: 'refused'; readonly status: number; readonly body: unknown }
  /** No response, or one that asks to retry later. */
  | { readonly kind: 'unreachable'; readonly reason: string };

/** Posts JSON with keepalive and a time-out. Never rejects. */
export async function postJson(
  services: Pick<TrackingServices, 'fetch'>,
  path: string,
  payload: unknown,
): Promise<CallOutcome> {
  try {
    const response = await services.fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      keepalive: true,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(payload),
      signal: AbortSignal.timeout(callTimeoutMs),
    });
    const body: unknown = await response.json().catch(() => null);
    if (response.ok) return { kind: 'answered', body };
    const isForLater = response.status >= 500 || response.status === 429 || response.status === 408;
    return isForLater
      ? { kind: 'unreachable', reason: `status ${response.status}` }
      : { kind: 'refused', status: response.status, body };
  } catch (failure) {
    return { kind: 'unreachable', reason: failure instanceof Error ? failure.message : String(failure) };
  }
}
