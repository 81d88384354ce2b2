import type { AdminJob } from '@pricehunt/api-contract/admin-jobs';
import type { QueuedJob } from '@pricehunt/job-queue';

export function jobView(job: QueuedJob): AdminJob {
  const { id, name, state, attempts, attemptsMax, createdAt, runAt, endedAt, lastError } = job;
  return {
    id,
    name,
    state,
    attempts,
    attemptsMax,
    lastError,
    createdAt: createdAt.toISOString(),
    runAt: runAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
    payload: JSON.stringify(withoutSecrets(job.payload)),
  };
}

/** Ids, hyphenated words and timestamps: text without personal data or secrets. */
const plain = /^[a-zA-Z0-9][a-zA-Z0-9_:.-]{0,63}$/;

/** Replaces every other text in the payload: e-mail addresses, message text and links. */
function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string') return plain.test(value) ? value : `(${value.length} characters)`;
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      secretNames.test(name) ? '(left out)' : withoutSecrets(inner),
    ]),
  );
}

const secretNames = /token|secret|password|code|hash|key$/i;
