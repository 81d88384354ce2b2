import { createServer } from 'node:net';
import type { Socket } from 'node:net';
import { host, until } from '../child-programs';
import { registerShopper } from '../visitor';
import { guaranteed, measured } from './fault';
import type { Fault } from './fault';
import { openFaultedProduct } from './faulted-product';

const mailCount = 5;

/** A mail server that accepts connections without responding, and recovers later. */
export const mail: Fault = {
  word: 'mail',
  title: 'a mail server that is silent for a while',
  run: async () => {
    const server = await openMailServer();
    const product = await openFaultedProduct({
      environment: { SMTP_URL: `smtp://${host}:${server.port}`, MAIL_FROM: 'faults@example.com' },
    });
    try {
      await product.startApi();
      await product.startWorker();
      const shoppers = await Promise.all(
        Array.from({ length: mailCount }, () => registerShopper(product.origin)),
      );
      const mails = (state: string) =>
        product.rows(
          `SELECT id FROM queued_jobs WHERE name LIKE '%mail%' AND state = '${state}' AND attempts > 0`,
        );
      const isTried = async () => (await mails('waiting')).length + (await mails('dead')).length >= mailCount;
      await until('each mail was tried', isTried, 120_000);
      const dead = (await mails('dead')).length;
      server.speak();
      const begunAt = performance.now();
      const isSent = () => shoppers.every(({ email }) => server.receivers.has(email));
      await until('each mail is sent', isSent, 300_000).catch(() => undefined);
      const sent = shoppers.filter(({ email }) => server.receivers.has(email)).length;
      return [
        guaranteed('mails given up while it was silent', dead, dead === 0),
        guaranteed(`mails sent afterwards, of ${mailCount}`, sent, sent === mailCount),
        measured('the last one after', `${Math.round((performance.now() - begunAt) / 1_000)} s`),
      ];
    } finally {
      await product.stop();
      server.close();
    }
  },
};

/** The part of SMTP that an e-mail needs. Silent until it is switched on. */
async function openMailServer() {
  const receivers = new Set<string>();
  const open = new Set<Socket>();
  let isSilent = true;
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket)).on('error', () => undefined);
    if (isSilent) return;
    let isMessage = false;
    let text = '';
    socket.write('220 faults\r\n');
    socket.on('data', (part) => {
      text += String(part);
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        if (isMessage && line !== '.') continue;
        if (line === 'DATA') isMessage = true;
        else if (line === '.') isMessage = false;
        const [, receiver] = /^RCPT TO:<(.+?)>/i.exec(line) ?? [];
        if (receiver !== undefined) receivers.add(receiver);
        socket.write(line === 'DATA' ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    receivers,
    speak: () => {
      isSilent = false;
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
}
