import { createECDH, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface DemoSecrets {
  readonly redirectSigningKey: string;
  readonly sessionSecret: string;
  readonly encryptionKey: string;
  readonly demoMerchantPassword: string;
  /** Of the app that the demo's Shopify stores can install. */
  readonly shopifyAppSecret: string;
  /** Of PriceHunt at the demo's OpenID Connect provider. */
  readonly signInClientSecret: string;
  /** Keys of push messages (VAPID, RFC 8292). */
  readonly pushKeys: { readonly publicKey: string; readonly privateKey: string };
}

export function readDemoSecrets(dataFolder: string): DemoSecrets {
  const file = join(dataFolder, 'secrets.json');
  const existing: Partial<DemoSecrets> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const secrets: DemoSecrets = {
    redirectSigningKey: existing.redirectSigningKey ?? randomText(32),
    sessionSecret: existing.sessionSecret ?? randomText(32),
    encryptionKey: existing.encryptionKey ?? randomText(32),
    demoMerchantPassword: existing.demoMerchantPassword ?? randomText(9),
    shopifyAppSecret: existing.shopifyAppSecret ?? `shpss_${randomText(24)}`,
    signInClientSecret: existing.signInClientSecret ?? randomText(24),
    pushKeys: existing.pushKeys ?? newPushKeys(),
  };
  const text = JSON.stringify(secrets);
  if (text !== JSON.stringify(existing)) writeFileSync(file, text, { mode: 0o600 });
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
