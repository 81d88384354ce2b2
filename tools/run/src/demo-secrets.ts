import { createECDH, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The demo's secrets, created at the first start. */
export interface DemoSecrets {
  readonly redirectSigningKey: string;
  readonly sessionSecret: string;
  readonly encryptionKey: string;
  readonly demoMerchantPassword: string;
  /** Keys of push messages (VAPID, RFC 8292). */
  readonly pushKeys: { readonly publicKey: string; readonly privateKey: string };
}

/** Reads the secrets and creates missing ones. */
export function readDemoSecrets(dataFolder: string): DemoSecrets {
  const file = join(dataFolder, 'secrets.json');
  const kept: Partial<DemoSecrets> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const secrets: DemoSecrets = {
    redirectSigningKey: kept.redirectSigningKey ?? randomText(32),
    sessionSecret: kept.sessionSecret ?? randomText(32),
    encryptionKey: kept.encryptionKey ?? randomText(32),
    demoMerchantPassword: kept.demoMerchantPassword ?? randomText(9),
    pushKeys: kept.pushKeys ?? newPushKeys(),
  };
  const text = JSON.stringify(secrets);
  if (text !== JSON.stringify(kept)) writeFileSync(file, text, { mode: 0o600 });
  return secrets;
}

export function randomText(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}

export function newPushKeys(): DemoSecrets['pushKeys'] {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys('base64url');
  const privateKey = pair.getPrivateKey();
  const padded = Buffer.concat([Buffer.alloc(32 - privateKey.length), privateKey]);
  return { publicKey, privateKey: padded.toString('base64url') };
}
