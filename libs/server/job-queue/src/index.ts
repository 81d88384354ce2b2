export { HopelessJob, defineJob, handleJob } from './job-definition';
export type { JobAttempt, JobDefinition, JobHandler } from './job-definition';
export type { JobCounts, JobQueue, QueuedJob } from './job-queue';
export { openJobQueue } from './open-job-queue';
export { renewTurns } from './renew-turns';
