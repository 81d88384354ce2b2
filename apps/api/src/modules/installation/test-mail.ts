import type { SetUp } from '@pricehunt/api-contract';
import { writeMail } from '@pricehunt/mail';
import type { AccountRow } from '@pricehunt/storage';
import * as z from 'zod/mini';
import type { Services } from '../../services';

type MailTest = NonNullable<SetUp['mail']['lastTest']>;

const key = 'test-mail';
const testSchema = z.object({
  at: z.string(),
  outcome: z.enum(['sent', 'stored', 'failed']),
  error: z.nullable(z.string()),
});

const words = {
  en: {
    subject: 'PriceHunt can send mail',
    paragraphs: [
      'This is the test mail that you asked for. Sign-up, password and price alert mails work too.',
    ],
  },
  de: {
    subject: 'PriceHunt kann E-Mails senden',
    paragraphs: [
      'Das ist die Test-Mail, die Sie angefordert haben. Auch Mails zu Anmeldung, Passwort und Preisalarmen kommen an.',
    ],
  },
} as const;

/** How the last test mail ended; null before the first. */
export async function readMailTest({ storage }: Pick<Services, 'storage'>): Promise<MailTest | null> {
  return z.safeParse(testSchema, await storage.settings.findSetting(key)).data ?? null;
}

/** Sends a mail to the account at once, past the queue, so that the admin sees what the server says, and stores how it ended. */
export async function testMail(services: Services, { email, locale }: AccountRow): Promise<void> {
  const language = locale === 'de' ? 'de' : 'en';
  const mail = writeMail({ ...words[language], notes: [], language });
  const outcome = await services.mail.send({ to: email, ...mail }).then(
    () => ({ outcome: services.isMailSent ? 'sent' : 'stored', error: null }) as const,
    (failure: unknown) =>
      ({ outcome: 'failed', error: failure instanceof Error ? failure.message.slice(0, 300) : '' }) as const,
  );
  await services.storage.settings.saveSetting(key, { at: services.now().toISOString(), ...outcome });
}
