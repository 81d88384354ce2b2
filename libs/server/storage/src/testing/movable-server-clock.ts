import { execute } from './postgres-storage';

/** Overrides the server's clock for connections that search the schema public first. */
export const movableServerClock = `
  CREATE TABLE public.passed AS SELECT 0::bigint AS ms;
  CREATE FUNCTION public.now() RETURNS timestamptz LANGUAGE sql STABLE AS $$
    SELECT pg_catalog.now() + (SELECT ms FROM public.passed) * interval '1 millisecond'
  $$`;

/** Sets the overridden clock of a database, in milliseconds since 1970; it goes on from there. */
export function setServerClock(url: string, nowMs: number): Promise<void> {
  return execute(url, `UPDATE public.passed SET ms = ${Math.round(nowMs - Date.now())}`);
}
