import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Socket } from 'node:net';

const host = '127.0.0.1';

export interface MailServer {
  readonly url: string;
  /** The receivers of the accepted mails. */
  readonly receivers: ReadonlySet<string>;
  readonly accept: () => void;
  readonly stop: () => void;
}

/** The part of SMTP that an e-mail needs. Rejects every receiver for good until it is told to accept them. */
export async function openMailServer(): Promise<MailServer> {
  const receivers = new Set<string>();
  const sockets = new Set<Socket>();
  let accepts = false;
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    socket.write('220 journeys\r\n');
    let isMessage = false;
    let text = '';
    socket.on('data', (part) => {
      text += String(part);
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end);
        text = text.slice(end + 2);
        if (isMessage && line !== '.') continue;
        isMessage = line === 'DATA';
        const [, receiver] = /^RCPT TO:<(.+?)>/i.exec(line) ?? [];
        if (receiver !== undefined && accepts) receivers.add(receiver);
        if (receiver !== undefined && !accepts) socket.write('550 no such mailbox\r\n');
        else socket.write(isMessage ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  });
  server.listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The mail server has no port.');
  return {
    url: `smtp://${host}:${address.port}`,
    receivers,
    accept: () => {
      accepts = true;
    },
    stop: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
