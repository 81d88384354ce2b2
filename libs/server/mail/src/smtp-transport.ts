import { createTransport } from 'nodemailer';
import { checkedMessage, UnsendableMail } from './mail-transport';
import type { MailTransport } from './mail-transport';

/**
 * Sends by SMTP. `url` is smtp:// (STARTTLS where the server has it) or smtps://, with user and password where it asks for
 * them; `from` is the sender, such as `PriceHunt <mail@pricehunt.example>`. A server that does not answer is given up after
 * ten seconds.
 */
export function createSmtpTransport(options: { readonly url: string; readonly from: string }): MailTransport {
  const transporter = createTransport({
    url: options.url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      const message = checkedMessage(mail, options.from);
      try {
        await transporter.sendMail(message);
      } catch (error) {
        throw isRefusedForGood(error) ? new UnsendableMail('The mail server rejected the e-mail.') : error;
      }
    },
    close: async () => transporter.close(),
  };
}

/** A 5xx answer to the recipient or the message; a wrong password of ours is mended by the operator, and tried again. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  const { code, responseCode } = error;
  return (
    (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500
  );
}
