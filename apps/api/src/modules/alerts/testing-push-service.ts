import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { ECDH } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';

/** What the push service took: checked and decrypted as a real service and a browser would. */
export interface TakenPush {
  readonly path: string;
  readonly words: unknown;
  readonly ttl: string | undefined;
  readonly topic: string | undefined;
}

/** A push service on loopback with one browser that listens. */
export interface PushServiceDouble {
  readonly origin: string;
  readonly hostAndPort: string;
  /** What a browser would hand over. */
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly taken: readonly TakenPush[];
  /** Why requests were refused. */
  readonly refused: readonly string[];
  /** The status that requests to a path get instead of being taken. */
  answerWith(path: string, status: number): void;
  stop(): Promise<void>;
}

/** Starts it; it takes messages that are signed with this public key (RFC 8292) and encrypted for its browser (RFC 8291). */
export async function startPushService(vapidPublicKey: string): Promise<PushServiceDouble> {
  const browser = createECDH('prime256v1');
  browser.generateKeys();
  const auth = randomBytes(16);
  const taken: TakenPush[] = [];
  const refused: string[] = [];
  const statuses = new Map<string, number>();
  let origin = '';

  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const path = request.url ?? '';
      const problem = vapidProblem(request, vapidPublicKey, origin);
      if (problem !== null) {
        refused.push(problem);
        response.writeHead(403).end();
        return;
      }
      const status = statuses.get(path) ?? 201;
      if (status === 201) {
        const { ttl, topic } = request.headers;
        taken.push({
          path,
          words: JSON.parse(decrypted(body, browser, auth)),
          ttl: typeof ttl === 'string' ? ttl : undefined,
          topic: typeof topic === 'string' ? topic : undefined,
        });
      }
      response.writeHead(status).end();
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
    taken,
    refused,
    answerWith: (path, status) => void statuses.set(path, status),
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

/** What is wrong with the signed token of the request; null for nothing. */
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
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  if (aud !== origin) return `for ${String(aud)}`;
  if (!(exp * 1000 > Date.now() && exp * 1000 <= Date.now() + 86_400_000)) return 'out of its time';
  if (typeof sub !== 'string') return 'from nobody';
  return request.headers['content-encoding'] === 'aes128gcm' ? null : 'another encoding';
}

/** The message as the browser reads it (RFC 8188, RFC 8291). */
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
  return plain.subarray(0, plain.lastIndexOf(2)).toString();
}

function derived(material: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', material, salt, info, length));
}
