import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts secrets before they are stored: a copy of the database alone reveals none of them. */
export interface SecretBox {
  /** `purpose` must match on opening, so that a secret can't be moved to another row. */
  seal(text: string, purpose: string): string;
  /** Uses the newest key or an older one. Throws when the text was changed or no key fits. */
  open(sealed: string, purpose: string): string;
}

/** AES-256-GCM. The first key seals and all of them open, so that keys can be rotated. */
export function createSecretBox(keys: readonly string[]): SecretBox {
  const byId = new Map(keys.map((key) => [idOf(key), keyOf(key)] as const));
  const [newest] = [...byId];
  if (newest === undefined) throw new Error('A secret box needs a key.');
  return {
    seal(text, purpose) {
      const [keyId, key] = newest;
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose));
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const parts = [nonce, content, cipher.getAuthTag()].map((part) => part.toString('base64url'));
      return [keyId, ...parts].join('.');
    },
    open(sealed, purpose) {
      const [keyId = '', nonce = '', content = '', tag = ''] = sealed.split('.');
      const key = byId.get(keyId);
      if (key === undefined) throw new Error('No encryption key can decrypt this value.');
      const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), {
        authTagLength: 16,
      })
        .setAAD(Buffer.from(purpose))
        .setAuthTag(Buffer.from(tag, 'base64url'));
      return decipher.update(content, 'base64url', 'utf8') + decipher.final('utf8');
    },
  };
}

function keyOf(key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'pricehunt secret box', 32));
}

function idOf(key: string): string {
  return hash('sha256', `pricehunt key id ${key}`, 'base64url').slice(0, 8);
}
