export { HopelessJob, InvalidJobPayload, defineJob, handleJob } from './job-definition';
export type { JobAttempt, JobDefinition, JobHandler } from './job-definition';
export type {
  DeadLetter,
  EnqueuedJob,
  EnqueueOptions,
  JobClock,
  JobCounts,
  JobFilter,
  JobPage,
  JobQueue,
  JobState,
  QueuedJob,
  RunOptions,
  ScheduleTimes,
} from './job-queue';
export { openPostgresJobQueue } from './open-postgres-job-queue';
export type { PostgresJobQueueOptions } from './open-postgres-job-queue';
export { openSqliteJobQueue } from './open-sqlite-job-queue';
export type { SqliteJobQueueOptions } from './open-sqlite-job-queue';
