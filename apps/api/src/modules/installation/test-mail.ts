import type { SetUp } from '@pricehunt/api-contract/installation';
import { writeMail } from '@pricehunt/mail';
import type { AccountRow } from '@pricehunt/storage';
import * as z from 'zod/mini';
import type { Needs } from '../../services';

type MailTest = NonNullable<SetUp['mail']['lastTest']>;

const key = 'test-mail';
const testSchema = z.object({
  at: z.string(),
  outcome: z.enum(['sent', 'stored', 'failed']),
  error: z.nullable(z.string()),
});

const words = {
  en: {
    subject: 'PriceHunt test e-mail',
    paragraphs: [
      'This is the test e-mail you requested. PriceHunt can send sign-up, password and price alert e-mails.',
    ],
  },
  de: {
    subject: 'PriceHunt: Test-E-Mail',
    paragraphs: [
      'Das ist die Test-E-Mail, die Sie angefordert haben. PriceHunt kann E-Mails zu Registrierung, Passwort und Preisalarmen senden.',
    ],
  },
} as const;

export async function readMailTest({ storage }: Needs<'storage'>): Promise<MailTest | null> {
  return z.safeParse(testSchema, await storage.settings.findSetting(key)).data ?? null;
}

/** Sends without the queue, so that the admin sees the server's response. */
export async function testMail(
  services: Needs<'storage' | 'mail' | 'isMailSent' | 'now'>,
  { email, locale }: AccountRow,
): Promise<void> {
  const language = locale === 'de' ? 'de' : 'en';
  const mail = writeMail({ ...words[language], notes: [], language });
  const outcome = await services.mail.send({ to: email, ...mail }).then(
    () => ({ outcome: services.isMailSent ? 'sent' : 'stored', error: null }) as const,
    (failure: unknown) =>
      ({ outcome: 'failed', error: failure instanceof Error ? failure.message.slice(0, 300) : '' }) as const,
  );
  await services.storage.settings.saveSetting(key, { at: services.now().toISOString(), ...outcome });
}
