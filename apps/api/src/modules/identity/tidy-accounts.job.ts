import { defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import { dayMs } from '@pricehunt/offers';
import * as z from 'zod/mini';
import type { Needs } from '../../services';

export const tidyAccounts = defineJob('tidy-accounts', z.object({}), {
  schedules: [{ when: { everyMs: 60 * 60_000 }, payload: {} }],
});

/** PRIV-5: the addresses of people who were invited to the console. */
const invitationsStoredMs = 90 * dayMs;

/** Attempt counts are stored as long as the longest block lasts. */
const attemptsStoredMs = 31 * dayMs;

export function handleTidyAccounts(services: Needs<'storage' | 'now'>): JobHandler {
  return handleJob(tidyAccounts, async () => {
    const now = services.now();
    await services.storage.sessions.purgeSessions(now.toISOString());
    await services.storage.accountTokens.purgeTokens(now.toISOString());
    await services.storage.passkeys.purgeChallenges(now.toISOString());
    await services.storage.adminInvitations.purgeInvitations(
      new Date(now.getTime() - invitationsStoredMs).toISOString(),
    );
    await services.storage.attempts.purgeAttempts(new Date(now.getTime() - attemptsStoredMs).toISOString());
  });
}
