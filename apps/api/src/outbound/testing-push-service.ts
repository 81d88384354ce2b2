import { dayMs } from '@pricehunt/offers';
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { ECDH } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';

interface AcceptedPush {
  readonly path: string;
  readonly words: unknown;
  readonly ttl: string | undefined;
  readonly topic: string | undefined;
  readonly urgency: string | undefined;
}

export interface PushServiceDouble {
  readonly origin: string;
  readonly hostAndPort: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly accepted: readonly AcceptedPush[];
  readonly refused: readonly string[];
  answerWith(path: string, status: number, headers?: Readonly<Record<string, string>>): void;
  stop(): Promise<void>;
}

/** Accepts messages per RFC 8030, RFC 8292 and RFC 8291, and decrypts them without the sender's code. */
export async function startPushService(vapidPublicKey: string): Promise<PushServiceDouble> {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const accepted: AcceptedPush[] = [];
  const refused: string[] = [];
  const answers = new Map<string, readonly [status: number, headers: Readonly<Record<string, string>>]>();
  let origin = '';

  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const path = request.url ?? '';
      const problem = vapidProblem(request, vapidPublicKey, origin) ?? deliveryProblem(request, body);
      if (problem !== null) {
        refused.push(problem);
        response.writeHead(400).end();
        return;
      }
      const [status, headers] = answers.get(path) ?? [201, {}];
      if (status === 201) {
        accepted.push({
          path,
          words: JSON.parse(decrypted(body, browser, auth)),
          ttl: headerOf(request, 'ttl'),
          topic: headerOf(request, 'topic'),
          urgency: headerOf(request, 'urgency'),
        });
      }
      response.writeHead(status, headers).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    hostAndPort: `127.0.0.1:${port}`,
    keys: { p256dh: browser.getPublicKey('base64url'), auth: auth.toString('base64url') },
    accepted,
    refused,
    answerWith: (path, status, headers = {}) => void answers.set(path, [status, headers]),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
}

function vapidProblem(request: IncomingMessage, publicKey: string, origin: string): string | null {
  const [, token = '', key] = /^vapid t=([^,]+), *k=(.+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (key !== publicKey) return 'another key';
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const verifying = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33, 65).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: verifying, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return 'not signed';
  const { typ, alg } = JSON.parse(Buffer.from(head, 'base64url').toString());
  if (typ !== 'JWT' || alg !== 'ES256') return 'another kind of token';
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  if (aud !== origin) return `for ${String(aud)}`;
  if (!(exp * 1000 > Date.now() && exp * 1000 <= Date.now() + dayMs)) return 'out of its time';
  return typeof sub === 'string' && /^(mailto:|https:)/.test(sub) ? null : 'from nobody';
}

/** The problem with the request itself (RFC 8030 §5, §7.2; RFC 8188 §2); null for none. */
function deliveryProblem(request: IncomingMessage, body: Buffer): string | null {
  if (request.method !== 'POST') return 'not sent';
  if (headerOf(request, 'content-encoding') !== 'aes128gcm') return 'another encoding';
  if (!/^\d+$/.test(headerOf(request, 'ttl') ?? '')) return 'no valid TTL';
  if (!/^(very-low|low|normal|high)$/.test(headerOf(request, 'urgency') ?? 'normal')) return 'not so urgent';
  if (!/^[\w-]{1,32}$/.test(headerOf(request, 'topic') ?? 'none')) return 'another topic';
  if (body.length > 4096) return 'too large';
  return body.readUInt32BE(16) >= 18 && body.readUInt8(20) === 65 ? null : 'another head';
}

function headerOf(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** RFC 8188, RFC 8291. */
function decrypted(body: Buffer, browser: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const cipher = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const secret = derived(browser.computeSecret(sender), auth, info, 32);
  const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(cipher.subarray(-16));
  const plain = Buffer.concat([decipher.update(cipher.subarray(0, -16)), decipher.final()]);
  const end = plain.findLastIndex((byte) => byte !== 0);
  if (plain[end] !== 2) throw new Error('the last record does not end as one');
  return plain.subarray(0, end).toString();
}

function derived(material: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', material, salt, info, length));
}
