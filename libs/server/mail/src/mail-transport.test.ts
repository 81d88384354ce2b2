import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UnsendableMail } from './mail-transport';
import type { MailTransport } from './mail-transport';
import { createMailboxFolder, readMailboxFolder } from './mailbox-folder';
import type { StoredMail } from './mailbox-folder';
import { createSmtpTransport } from './smtp-transport';
import { describeMailTransport } from './testing/describe-mail-transport';
import { startSmtpServer } from './testing/smtp-server';

const from = 'PriceHunt <mail@pricehunt.example>';
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function openSmtp() {
  const refusals: Readonly<Record<string, string>> = {
    'gone@post.example': '550 no such mailbox',
    'full@post.example': '452 mailbox full',
  };
  const server = await startSmtpServer((recipient) => refusals[recipient] ?? null);
  const transport = createSmtpTransport({ url: server.url, from });
  closing.push(server.close, transport.close);
  return { transport, arrived: () => Promise.resolve(server.received) };
}

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'mailbox-'));
  const stored: StoredMail[] = [];
  let counter = 0;
  const newId = () => `0000${(counter += 1)}`;
  const transport = createMailboxFolder({ folder, from, newId, onStored: (mail) => stored.push(mail) });
  closing.push(() => rm(folder, { recursive: true }));
  const arrived = async () =>
    Promise.all((await readdir(folder)).sort().map((file) => readFile(join(folder, file), 'utf8')));
  return { transport, arrived, folder, stored };
}

describeMailTransport('mail by SMTP', openSmtp);
describeMailTransport('mail to a folder', openFolder);

const sendTo = (transport: MailTransport, to: string) =>
  transport.send({ to, subject: 'Hi', text: 'Hi', html: '<p>Hi</p>' });

describe('mail by SMTP', () => {
  it('throws UnsendableMail for a permanent rejection but not for a full mailbox', async () => {
    const { transport } = await openSmtp();

    await expect(sendTo(transport, 'gone@post.example')).rejects.toThrow(UnsendableMail);
    await expect(sendTo(transport, 'full@post.example')).rejects.not.toThrow(UnsendableMail);
  });

  it('throws a retryable error when no server listens', async () => {
    const transport = createSmtpTransport({ url: 'smtp://127.0.0.1:1', from });
    closing.push(transport.close);

    await expect(sendTo(transport, 'jo@post.example')).rejects.not.toThrow(UnsendableMail);
  });
});

describe('mail to a folder', () => {
  it('returns the sent e-mails in order, with intact links', async () => {
    const { transport, folder } = await openFolder();
    const link = `https://pricehunt.example/verify-email#token=${'a1=-_'.repeat(30)}`;
    await transport.send({
      to: 'a@post.example',
      subject: 'Grüße',
      text: `Hällo:\n${link}\n`,
      html: '<p></p>',
    });
    await transport.send({ to: 'b@post.example', subject: 'Hi', text: 'Hi', html: '<p>Hi</p>' });

    const mails = await readMailboxFolder(folder);

    expect(mails.map((mail) => mail.to)).toEqual(['a@post.example', 'b@post.example']);
    expect(mails[0]).toMatchObject({ subject: 'Grüße', text: `Hällo:\n${link}\n`, links: [link] });
  });

  it('reports the links of an e-mail and restricts the file to its owner', async () => {
    const { transport, stored } = await openFolder();

    await transport.send({
      to: 'a@post.example',
      subject: 'Hi',
      text: 'https://a.example/#t',
      html: '<p></p>',
    });

    expect(stored).toMatchObject([{ to: 'a@post.example', subject: 'Hi', links: ['https://a.example/#t'] }]);
    expect((await stat(stored[0]?.file ?? '')).mode & 0o077).toBe(0);
  });

  it('is empty before the first', async () => {
    expect(await readMailboxFolder(join(tmpdir(), 'no-such-mailbox'))).toEqual([]);
  });
});
