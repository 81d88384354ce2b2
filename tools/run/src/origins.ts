import { host } from './places';
import type { WebApp } from './places';
import type { Ports } from './ports';

/** The origin of each web app. */
export type Origins = Readonly<Record<WebApp, string>>;

/** The origins of the web apps on these ports. */
export function originsOf(ports: Ports): Origins {
  return {
    shopper: originOf(ports.shopper),
    'merchant-dashboard': originOf(ports['merchant-dashboard']),
    admin: originOf(ports.admin),
  };
}

/** The origin of a program on this port. */
export function originOf(port: number): string {
  return `http://${host}:${port}`;
}

/** What /config.json of each web app says. */
export function configOf(origins: Origins): string {
  return JSON.stringify({
    shopperOrigin: origins.shopper,
    merchantOrigin: origins['merchant-dashboard'],
    adminOrigin: origins.admin,
  });
}
