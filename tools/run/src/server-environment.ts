import { join } from 'node:path';
import type { Origins } from './origins';
import { host } from './places';
import type { Ports } from './ports';
import type { Environment } from './programs';

export interface ServerSettings {
  readonly ports: Ports;
  readonly origins: Origins;
  readonly dataFolder: string;
  readonly secrets: {
    readonly redirectSigningKey: string;
    readonly sessionSecret: string;
    readonly encryptionKey: string;
  };
}

/** The ports, folders, origins and keys of the API and the worker, in the demo and in an installation. */
export function serverEnvironment({ ports, origins, dataFolder, secrets }: ServerSettings): Environment {
  return {
    HOST: host,
    PORT: String(ports.api),
    METRICS_PORT: String(ports.metrics),
    WORKER_METRICS_PORT: String(ports.workerMetrics),
    CLICK_JOURNAL_FOLDER: join(dataFolder, 'click-journal'),
    MAILBOX_FOLDER: join(dataFolder, 'mailbox'),
    SHOPPER_ORIGIN: origins.shopper,
    MERCHANT_ORIGIN: origins['merchant-dashboard'],
    ADMIN_ORIGIN: origins.admin,
    REDIRECT_SIGNING_KEYS: secrets.redirectSigningKey,
    SESSION_SECRETS: secrets.sessionSecret,
    ENCRYPTION_KEYS: secrets.encryptionKey,
    TRUST_PROXY: host,
  };
}
