import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newPushKeys, randomText } from './demo-secrets';
import { StartFailure } from './start-failure';

/** The secrets of a real installation, created at its first start and never changed after that. */
export interface InstallationSecrets {
  readonly redirectSigningKey: string;
  readonly sessionSecret: string;
  readonly encryptionKey: string;
  /** Keys of push messages (VAPID, RFC 8292). */
  readonly pushPublicKey: string;
  readonly pushPrivateKey: string;
}

const names = [
  ...['redirectSigningKey', 'sessionSecret', 'encryptionKey', 'pushPublicKey', 'pushPrivateKey'],
] as const;

/** Reads the secrets, or creates them in an empty data folder. Throws a StartFailure if the file is damaged, missing or readable by others. */
export function readInstallationSecrets(dataFolder: string): InstallationSecrets {
  const file = fileIn(dataFolder);
  if (existsSync(join(dataFolder, 'demo-stores.json'))) {
    throw new StartFailure(
      `${dataFolder} contains demo data. Set PRICEHUNT_DATA to another folder for a real installation.`,
    );
  }
  if (existsSync(file)) return readExisting(file);
  if (existsSync(join(dataFolder, 'pricehunt.db'))) {
    throw new StartFailure(
      `${file} is missing, but there is a database encrypted with its secrets. Restore the file from your backup.`,
    );
  }
  const pushKeys = newPushKeys();
  const secrets: InstallationSecrets = {
    redirectSigningKey: randomText(32),
    sessionSecret: randomText(32),
    encryptionKey: randomText(32),
    pushPublicKey: pushKeys.publicKey,
    pushPrivateKey: pushKeys.privateKey,
  };
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx', flush: true });
  return secrets;
}

/** Throws a StartFailure for the folder of a real installation: the demo would import its catalog there. */
export function refuseInstallation(dataFolder: string): void {
  if (!existsSync(fileIn(dataFolder))) return;
  throw new StartFailure(
    `${dataFolder} contains a real installation. Start it with: npm start -- --real (the demo needs another PRICEHUNT_DATA).`,
  );
}

function fileIn(dataFolder: string): string {
  return join(dataFolder, 'installation-secrets.json');
}

function readExisting(file: string): InstallationSecrets {
  if ((statSync(file).mode & 0o077) !== 0) {
    throw new StartFailure(`Other users can read ${file}. Run: chmod 600 ${file}`);
  }
  const existing = parsed(readFileSync(file, 'utf8'));
  const isComplete = (value: unknown): value is InstallationSecrets =>
    names.every((name) => typeof Object(value)[name] === 'string');
  if (isComplete(existing)) return existing;
  throw new StartFailure(
    `${file} is damaged. Restore it from your backup, or delete it if this installation has no data yet.`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
