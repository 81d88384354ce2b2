import type { AdminSource } from '@pricehunt/api-contract/admin-sources';

export type SourceState = 'off' | 'paused' | 'failing' | 'unused' | 'healthy';

/** Paused: the circuit breaker stopped requests after errors. Failing: the last request failed. */
export function sourceStateOf({
  isOn,
  circuit,
  health,
}: Pick<AdminSource, 'isOn' | 'circuit' | 'health'>): SourceState {
  if (!isOn) return 'off';
  if (circuit !== null && circuit !== 'closed') return 'paused';
  if (health === null) return 'unused';
  return health.consecutiveFailures > 0 ? 'failing' : 'healthy';
}

const urgency: readonly SourceState[] = ['paused', 'failing', 'healthy', 'unused', 'off'];

/** Sources that need attention first; the order otherwise stays. */
export function byUrgency<Source extends Parameters<typeof sourceStateOf>[0]>(
  sources: readonly Source[],
): readonly Source[] {
  const rank = (source: Source) => urgency.indexOf(sourceStateOf(source));
  return sources.toSorted((one, other) => rank(one) - rank(other));
}
