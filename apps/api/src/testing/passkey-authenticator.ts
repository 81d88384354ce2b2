import type { NewPasskey, PasskeyAssertion } from '@pricehunt/api-contract/passkeys';
import { createSign, generateKeyPairSync, hash, randomBytes } from 'node:crypto';

interface Site {
  /** Where the browser is. */
  readonly origin: string;
  readonly rpId: string;
  readonly challenge: string;
}

/** An authenticator with one discoverable ES256 credential and user verification, as WebAuthn level 2 describes it. */
export interface PasskeyAuthenticator {
  readonly register: (site: Site & { readonly userId: string }) => NewPasskey['credential'];
  readonly sign: (site: Site, counter?: number) => PasskeyAssertion;
}

const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

export function openPasskeyAuthenticator({ isVerifying = true } = {}): PasskeyAuthenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const known = flags.present | (isVerifying ? flags.verified : 0);
  let userHandle: string | null = null;
  return {
    register: ({ origin, rpId, challenge, userId }) => {
      userHandle = userId;
      const key = cborMap([
        [cborInt(1), cborInt(2)],
        [cborInt(3), cborInt(-7)],
        [cborInt(-1), cborInt(1)],
        [cborInt(-2), cborBytes(Buffer.from(x, 'base64url'))],
        [cborInt(-3), cborBytes(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, key]);
      const authData = Buffer.concat([dataOf(rpId, known | flags.attested, 0), attested]);
      const attestation = cborMap([
        [cborText('fmt'), cborText('none')],
        [cborText('attStmt'), cborMap([])],
        [cborText('authData'), cborBytes(authData)],
      ]);
      return {
        id: id.toString('base64url'),
        clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      };
    },
    sign: ({ origin, rpId, challenge }, counter = 0) => {
      const client = clientData('webauthn.get', challenge, origin);
      const authenticatorData = dataOf(rpId, known, counter);
      const signature = createSign('sha256')
        .update(authenticatorData)
        .update(hash('sha256', client, 'buffer'))
        .sign(privateKey);
      return {
        id: id.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle,
      };
    },
  };
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function dataOf(rpId: string, flagBits: number, counter: number): Buffer {
  const rest = Buffer.alloc(5);
  rest.writeUInt8(flagBits);
  rest.writeUInt32BE(counter, 1);
  return Buffer.concat([hash('sha256', rpId, 'buffer'), rest]);
}

function cborHead(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 0x100) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 0xff]);
}

function cborInt(value: number): Buffer {
  return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
}

function cborText(text: string): Buffer {
  return Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([cborHead(2, bytes.length), bytes]);
}

function cborMap(entries: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([cborHead(5, entries.length), ...entries.flat()]);
}
