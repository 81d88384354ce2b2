export interface OutgoingMail {
  /** Without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface MailTransport {
  /** Resolves once the e-mail was accepted. Throws UnsendableMail if retrying can't help. */
  send(mail: OutgoingMail): Promise<void>;
  close(): Promise<void>;
}

/** A bad address, or one the server rejects permanently. */
export class UnsendableMail extends Error {}

/** Throws UnsendableMail for an invalid address or a line break in a header. */
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
