/** A mail to one person. */
export interface OutgoingMail {
  /** One address, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Further headers, such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The way out for mail. */
export interface MailTransport {
  /**
   * Hands the mail over; when it resolves the server, or the folder, has it. Throws UnsendableMail for a mail that no try
   * can send, and the transport's own error when another try may help.
   */
  send(mail: OutgoingMail): Promise<void>;
  /** Lets go of connections. */
  close(): Promise<void>;
}

/** Thrown for a mail that trying again cannot send: a bad address, or one that the server refuses for good. */
export class UnsendableMail extends Error {}

/** The mail as nodemailer takes it. Throws UnsendableMail where an address, the subject or a header would break out of its line. */
export function checkedMessage(mail: OutgoingMail, from: string) {
  checkMail(mail);
  const { to, subject, text, html, headers } = mail;
  return { from, to: { name: '', address: to }, subject, text, html, headers: { ...headers } };
}

function checkMail(mail: OutgoingMail): void {
  if (!/^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/.test(mail.to))
    throw new UnsendableMail('This is not a valid e-mail address.');
  const lines = [mail.subject, ...Object.entries(mail.headers ?? {}).flat()];
  if (lines.some((line) => /[\r\n]/.test(line))) throw new UnsendableMail('A header contains a line break.');
}
