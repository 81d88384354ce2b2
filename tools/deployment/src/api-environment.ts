import { randomBytes } from 'node:crypto';

/** The settings of the API and the worker in every deployment, with new secrets each time. */
export function apiEnvironment(form: {
  readonly origins: Readonly<Record<'SHOPPER_ORIGIN' | 'MERCHANT_ORIGIN' | 'ADMIN_ORIGIN', string>>;
  readonly ports: {
    readonly api: number;
    readonly metrics: number;
    readonly workerMetrics: number;
    readonly adminApi: number;
  };
}): Readonly<Record<string, string>> {
  const { origins, ports } = form;
  const secret = () => randomBytes(32).toString('base64');
  return {
    ...origins,
    HOST: '127.0.0.1',
    PORT: String(ports.api),
    METRICS_PORT: String(ports.metrics),
    WORKER_METRICS_PORT: String(ports.workerMetrics),
    ADMIN_LISTEN: `127.0.0.1:${ports.adminApi}`,
    REDIRECT_SIGNING_KEYS: secret(),
    SESSION_SECRETS: secret(),
    ENCRYPTION_KEYS: secret(),
    TRUST_PROXY: '127.0.0.1',
    UCP_CATALOGS: ',',
  };
}
