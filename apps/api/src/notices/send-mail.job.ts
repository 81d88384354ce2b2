import { HopelessJob, defineJob, handleJob } from '@pricehunt/job-queue';
import type { JobHandler } from '@pricehunt/job-queue';
import { UnsendableMail } from '@pricehunt/mail';
import type { OutgoingMail } from '@pricehunt/mail';
import * as z from 'zod/mini';
import type { Needs } from '../services';

/** Retries for more than a day, at last about twice an hour, so that somebody can fix the mail server. */
export const mailTries = { attemptsMax: 80, retry: { firstMs: 30_000, maxMs: 60 * 60_000 } } as const;

/** A mail with a token is written by the job that creates the token instead. */
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

/** A mail that no attempt can send becomes a dead letter at once. */
export function handleSendMail(services: Needs<'mail'>): JobHandler {
  return handleJob(sendMail, (mail) => deliver(services, mail));
}

export async function deliver(services: Needs<'mail'>, mail: OutgoingMail): Promise<void> {
  try {
    await services.mail.send(mail);
  } catch (error) {
    throw error instanceof UnsendableMail ? new HopelessJob(error.message) : error;
  }
}
