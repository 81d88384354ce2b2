import { request } from 'node:http';
import { request as requestByTls } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly text: string;
}

export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** The Host header, if it isn't the port's name. */
  readonly host?: string;
  readonly body?: string;
}

/** Requests a loopback port. The path is sent as written; a TLS port may have a self-signed certificate. */
export async function ask(
  port: number,
  path: string,
  question: Question & { readonly isTls?: boolean } = {},
) {
  return await new Promise<Answer>((resolve, reject) => {
    const options = {
      port,
      path,
      host: '127.0.0.1',
      method: question.method ?? 'GET',
      headers: { host: question.host ?? `127.0.0.1:${port}`, ...question.headers },
      agent: false as const,
    };
    const asked = question.isTls
      ? requestByTls({ ...options, rejectUnauthorized: false, servername: question.host ?? '' })
      : request(options);
    asked.on('error', reject);
    asked.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString('utf8'),
        }),
      );
    });
    asked.end(question.body);
  });
}

/** Waits until a path returns 200. Throws after the given seconds. */
export async function untilAnswered(port: number, path: string, seconds = 60): Promise<void> {
  const until = Date.now() + seconds * 1_000;
  while (Date.now() < until) {
    const answer = await ask(port, path).catch(() => null);
    if (answer?.status === 200) return;
    await pause(200);
  }
  throw new Error(`Port ${port} did not answer ${path} within ${seconds} s`);
}

/** Throws when the response isn't the expected one. */
export function expectAnswer(
  answer: Answer,
  expected: {
    readonly status: number;
    readonly text?: RegExp;
    readonly headers?: Readonly<Record<string, RegExp>>;
  },
): void {
  if (answer.status !== expected.status) {
    throw new Error(`status ${answer.status} instead of ${expected.status}: ${answer.text.slice(0, 400)}`);
  }
  if (expected.text !== undefined && !expected.text.test(answer.text)) {
    throw new Error(`the body does not fit ${expected.text}: ${answer.text.slice(0, 400)}`);
  }
  for (const [name, pattern] of Object.entries(expected.headers ?? {})) {
    const value = String(answer.headers[name] ?? '');
    if (!pattern.test(value)) throw new Error(`${name}: "${value}" does not fit ${pattern}`);
  }
}
