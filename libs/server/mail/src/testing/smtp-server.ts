import { createServer } from 'node:net';
import type { Socket } from 'node:net';

/** A local mail server that accepts all e-mails except to configured addresses. */
export interface SmtpServer {
  readonly url: string;
  readonly received: readonly string[];
  close(): Promise<void>;
}

export async function startSmtpServer(refuse: (recipient: string) => string | null): Promise<SmtpServer> {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let buffered = '';
    let isBody = false;
    socket.write('220 loopback\r\n');
    socket.on('data', (part) => {
      buffered += String(part);
      for (;;) {
        const end = isBody ? buffered.indexOf('\r\n.\r\n') : buffered.indexOf('\r\n');
        if (end < 0) return;
        const chunk = buffered.slice(0, end);
        buffered = buffered.slice(end + (isBody ? 5 : 2));
        if (isBody) {
          received.push(chunk);
          isBody = false;
          socket.write('250 taken\r\n');
        } else {
          isBody = chunk === 'DATA';
          socket.write(answerTo(chunk, refuse));
        }
      }
    });
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function answerTo(command: string, refuse: (recipient: string) => string | null): string {
  const recipient = /^RCPT TO:<(.*)>/.exec(command)?.[1];
  const refusal = recipient === undefined ? null : refuse(recipient);
  if (refusal !== null) return `${refusal}\r\n`;
  if (command === 'DATA') return '354 go on\r\n';
  return command.startsWith('QUIT') ? '221 bye\r\n' : '250 fine\r\n';
}
