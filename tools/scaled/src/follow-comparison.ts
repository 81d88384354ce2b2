import { ask as askDatabase } from './postgres-server';
import { newAddress, ownPage } from './visitor';

export interface HeardEvent {
  readonly kind: string;
  readonly heardAtMs: number;
}

/** Reads a comparison's events until it settles. Rejects when the stream ends early or after 30 seconds. */
export async function followComparison(origin: string, requestId: string): Promise<readonly HeardEvent[]> {
  const ask = () =>
    fetch(`${origin}/api/comparisons/${requestId}/events`, {
      headers: { ...ownPage(newAddress()), accept: 'text/event-stream' },
      signal: AbortSignal.timeout(30_000),
    });
  let response = await ask();
  // Retries when the API is busy, as EventSource does.
  for (let left = 20; response.status === 503 && left > 0; left -= 1) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    response = await ask();
  }
  if (!response.ok || response.body === null) throw new Error(`following: ${response.status}`);
  const events: HeardEvent[] = [];
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of response.body) {
    text += decoder.decode(part, { stream: true });
    const lines = text.split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) {
      const [, kind] = /^event: (.+)$/.exec(line) ?? [];
      if (kind === undefined) continue;
      events.push({ kind, heardAtMs: Date.now() });
      if (kind === 'settled') return events;
    }
  }
  throw new Error(`the stream ended after ${events.map(({ kind }) => kind).join(', ')}`);
}

/** How long after the comparison settled its last event was received, in milliseconds. */
export async function settledLateMs(
  databaseUrl: string,
  requestId: string,
  events: readonly HeardEvent[],
): Promise<number> {
  const [settled] = await askDatabase(
    databaseUrl,
    'SELECT settled_at FROM comparisons WHERE request_id = $1',
    [requestId],
  );
  return (events.at(-1)?.heardAtMs ?? 0) - Date.parse(String(settled?.['settled_at']));
}
