import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { RunningProduct } from './running-product';

/** In milliseconds: time limit and polling interval. */
const mailMsMax = 60_000;
const lookEveryMs = 100;

/** Waits for the latest e-mail with this subject; throws when none arrives. */
export async function mailedLink(
  { dataFolder }: RunningProduct,
  to: string,
  subject: RegExp,
): Promise<string> {
  const until = Date.now() + mailMsMax;
  for (;;) {
    const link = linksOf(join(dataFolder, 'mailbox'), to, subject).at(-1);
    if (link !== undefined) return link;
    if (Date.now() > until) throw new Error(`no mail to ${to} with a subject like ${String(subject)}`);
    await wait(lookEveryMs);
  }
}

function linksOf(folder: string, to: string, subject: RegExp): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${to}`) && subject.test(subjectOf(mail)))
    .flatMap((mail) => /^https?:\/\/\S+/m.exec(plainText(mail))?.[0] ?? []);
}

/** Decodes quoted-printable. */
function plainText(mail: string): string {
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

/** Unfolds the subject and decodes its encoded words (RFC 2047). */
function subjectOf(mail: string): string {
  const folded = /^Subject: (.*(?:\r?\n[ \t].*)*)$/m.exec(mail)?.[1] ?? '';
  return folded
    .replace(/\?=\r?\n[ \t]+=\?/g, '?==?')
    .replace(/\r?\n[ \t]/g, ' ')
    .replace(/=\?UTF-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString() : wordOf(text),
    );
}

function wordOf(text: string): string {
  return decodeURIComponent(
    text
      .replace(/_/g, ' ')
      .replace(/%/g, '%25')
      .replace(/=([0-9A-F]{2})/gi, '%$1'),
  );
}
