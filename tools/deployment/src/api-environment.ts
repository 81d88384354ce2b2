import { randomBytes } from 'node:crypto';

type SiteOrigins = Readonly<Record<'SHOPPER_ORIGIN' | 'MERCHANT_ORIGIN' | 'ADMIN_ORIGIN', string>>;
type ContainerEnvironment = Readonly<Record<string, string>>;

/** The settings of the API and the worker in every deployment, with new secrets each time. */
export function apiEnvironment(form: {
  readonly origins: SiteOrigins;
  readonly ports: {
    readonly api: number;
    readonly metrics: number;
    readonly workerMetrics: number;
    readonly adminApi: number;
  };
}): ContainerEnvironment {
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

/** The settings of the renderer of pages. */
export function pagesEnvironment(form: {
  readonly origins: SiteOrigins;
  readonly ports: { readonly pages: number; readonly api: number };
}): ContainerEnvironment {
  const { origins, ports } = form;
  return {
    ...origins,
    HOST: '127.0.0.1',
    PORT: String(ports.pages),
    API_ADDRESS: `127.0.0.1:${ports.api}`,
  };
}
