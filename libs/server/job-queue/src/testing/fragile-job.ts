import * as z from 'zod/mini';
import { defineJob } from '../job-definition';

/** The job whose worker is killed; its lease is short enough to wait for. */
export const fragileJob = defineJob('fragile-things', z.object({ number: z.number() }), { leaseMs: 1_000 });
