export { describeJobQueue } from './testing/describe-job-queue';
export type { OpenedJobQueue } from './testing/describe-job-queue';
export { findPostgres, startPostgres } from './testing/real-postgres';
export type { RealPostgres } from './testing/real-postgres';
