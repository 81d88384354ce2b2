import type { Comparison } from '@pricehunt/api-contract/comparisons';
import { randomUUID } from 'node:crypto';
import type { TestApi } from './test-api';

interface ComparisonInput {
  readonly requestId?: string;
  readonly query?: string;
  readonly url?: string;
}

/** Starts a comparison, waits for its end, and returns it with prices for the place. */
export async function settledComparison(
  api: TestApi,
  input: ComparisonInput,
  place: { readonly country?: string; readonly currency?: string } = {},
): Promise<Comparison> {
  const payload = { requestId: randomUUID(), ...input, ...place };
  const url = `/api/comparisons/${payload.requestId}`;
  await api.app.inject({ method: 'POST', url: '/api/comparisons', payload });
  await api.app.inject({ url: `${url}/events` });
  const answer = await api.app.inject({ url, query: { ...place } });
  if (answer.statusCode !== 200) throw new Error(answer.body + api.reported.join());
  return answer.json<{ comparison: Comparison }>().comparison;
}
