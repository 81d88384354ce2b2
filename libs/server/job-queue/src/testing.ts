export { findPostgres, startPostgres } from './testing/real-postgres';
export type { RealPostgres } from './testing/real-postgres';
