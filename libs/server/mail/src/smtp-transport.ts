import { createTransport } from 'nodemailer';
import { checkedMessage, UnsendableMail } from './mail-transport';
import type { MailTransport } from './mail-transport';

/** Sends by SMTP with smtp:// (STARTTLS if available) or smtps:// URLs. Times out after ten seconds. */
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

/** A 5xx response to the recipient or message. Wrong credentials are retried, because the operator can fix them. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  const { code, responseCode } = error;
  return (
    (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500
  );
}
