import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { checkedMessage } from './mail-transport';
import type { MailTransport } from './mail-transport';

export interface StoredMail {
  readonly file: string;
  readonly to: string;
  readonly subject: string;
  readonly links: readonly string[];
}

export interface MailboxFolderOptions {
  readonly folder: string;
  readonly from: string;
  /** The file name: a random id that sorts by time. */
  readonly newId: () => string;
  readonly onStored: (mail: StoredMail) => void;
}

/** Stores e-mails as .eml files, for an installation without a mail server. */
export function createMailboxFolder(options: MailboxFolderOptions): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await composer.sendMail({
        ...checkedMessage(mail, options.from),
        textEncoding: 'quoted-printable',
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await mkdir(options.folder, { recursive: true, mode: 0o700 });
      const file = join(options.folder, `${options.newId()}.eml`);
      try {
        await writeFile(`${file}.part`, message, { mode: 0o600 });
        await rename(`${file}.part`, file);
      } catch (failure) {
        await rm(`${file}.part`, { force: true });
        throw failure;
      }
      options.onStored({ file, to: mail.to, subject: mail.subject, links: linksIn(mail.text) });
    },
    close: () => Promise.resolve(),
  };
}

export interface MailboxMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly links: readonly string[];
}

/** Oldest first. Empty if there is no folder yet. */
export async function readMailboxFolder(folder: string): Promise<readonly MailboxMail[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(files.map(async (name) => mailOf(await readFile(join(folder, name), 'utf8'))));
}

function mailOf(source: string): MailboxMail {
  const header = (name: string) =>
    new RegExp(`^${name}: (.*(?:\r\n[ \t].*)*)`, 'im').exec(source)?.[1]?.replaceAll(/\r\n[ \t]/g, ' ') ?? '';
  const body = /Content-Type: text\/plain[^]*?\r\n\r\n([^]*?)\r\n--/.exec(source)?.[1] ?? '';
  const text = fromQuotedPrintable(body);
  return { to: header('To'), subject: fromEncodedWords(header('Subject')), text, links: linksIn(text) };
}

function fromQuotedPrintable(text: string): string {
  const joined = text.replaceAll('=\r\n', '');
  const bytes = joined.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n');
}

function fromEncodedWords(text: string): string {
  const joined = text.replaceAll(/\?=\s+=\?/g, '?==?');
  return joined.replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, content: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(content, 'base64').toString('utf8')
      : fromQuotedPrintable(content.replaceAll('_', ' ')),
  );
}

function linksIn(text: string): readonly string[] {
  return text.match(/https?:\/\/\S+/g) ?? [];
}
