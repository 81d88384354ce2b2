import { HopelessJob, defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import { UnsendableMail } from '@pricehunt/mail';
import type { OutgoingMail } from '@pricehunt/mail';
import * as z from 'zod/mini';
import type { Services } from './services';

/**
 * A mail is tried for more than a day, ever more rarely and at last about twice an hour, because a mail server that is away or
 * silent comes back within that time or somebody has to look.
 */
export const mailTries = { attemptsMax: 80, retry: { firstMs: 30_000, maxMs: 60 * 60_000 } } as const;

/**
 * Sends one mail that is written already. It lies in the queue as it is: what holds a token is written by the job that
 * makes the token instead.
 */
export const sendMail = defineJob(
  'send-mail',
  z.object({
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    html: z.string(),
    headers: z.exactOptional(z.record(z.string(), z.string())),
  }),
  mailTries,
);

/** A mail that no try can send becomes a dead letter at once. */
export function handleSendMail(services: Services): JobHandler {
  return handleJob(sendMail, (mail) => deliver(services, mail));
}

/** Hands a mail over within a job: what no try can send is hopeless. */
export async function deliver(services: Services, mail: OutgoingMail): Promise<void> {
  try {
    await services.mail.send(mail);
  } catch (error) {
    throw error instanceof UnsendableMail ? new HopelessJob(error.message) : error;
  }
}
