import type { JobAttempt } from '@pricehunt/job-queue';

/** For how long a worker has a run: as long as the run gets on. Where `prolong` throws, it is another worker's. */
export type ImportLease = Pick<JobAttempt, 'signal' | 'prolong'>;
