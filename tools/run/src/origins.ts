import { host } from './places';
import type { WebApp } from './places';
import type { Ports } from './ports';

export type Origins = Readonly<Record<WebApp, string>>;

export function originsOf(ports: Ports): Origins {
  return {
    shopper: originOf(ports.shopper),
    'merchant-dashboard': originOf(ports['merchant-dashboard']),
    admin: originOf(ports.admin),
  };
}

export function originOf(port: number): string {
  return `http://${host}:${port}`;
}

export function configOf(origins: Origins): string {
  return JSON.stringify({
    shopperOrigin: origins.shopper,
    merchantOrigin: origins['merchant-dashboard'],
    adminOrigin: origins.admin,
  });
}
