import type { AdminSource } from '@pricehunt/api-contract/admin-sources';

export type SourceState = 'off' | 'paused' | 'failing' | 'unset' | 'unused' | 'healthy';

/** The keys are known on the pages of sources only. */
export type StatedSource = Pick<AdminSource, 'isOn' | 'circuit' | 'health'> &
  Partial<Pick<AdminSource, 'keys'>>;

/** Paused: the circuit breaker stopped requests after errors. Failing: the last request failed. Unset: a key is missing. */
export function sourceStateOf({ isOn, circuit, health, keys = [] }: StatedSource): SourceState {
  if (!isOn) return 'off';
  if (circuit !== null && circuit !== 'closed') return 'paused';
  if (health !== null && health.consecutiveFailures > 0) return 'failing';
  if (missingKeyOf({ keys }) !== undefined) return 'unset';
  return health === null ? 'unused' : 'healthy';
}

export function missingKeyOf({ keys }: Pick<AdminSource, 'keys'>): AdminSource['keys'][number] | undefined {
  return keys.find(({ isOptional, isSet }) => !isOptional && !isSet);
}

const urgency: readonly SourceState[] = ['paused', 'failing', 'healthy', 'unused', 'unset', 'off'];

/** Sources that need attention first; the order otherwise stays. */
export function byUrgency<Source extends StatedSource>(sources: readonly Source[]): readonly Source[] {
  const rank = (source: Source) => urgency.indexOf(sourceStateOf(source));
  return sources.toSorted((one, other) => rank(one) - rank(other));
}
