export { HopelessJob, defineJob, handleJob } from './job-definition';
export type { JobAttempt, JobHandler } from './job-definition';
export type { JobCounts, JobQueue, QueuedJob } from './job-queue';
export { openPostgresJobQueue } from './open-postgres-job-queue';
export { openSqliteJobQueue } from './open-sqlite-job-queue';
