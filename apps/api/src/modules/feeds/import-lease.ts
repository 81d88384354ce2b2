import type { JobAttempt } from '@pricehunt/job-queue';

/** Lasts while the run makes progress. A throw of `prolong` means that another worker has the run. */
export type ImportLease = Pick<JobAttempt, 'signal' | 'prolong'>;
