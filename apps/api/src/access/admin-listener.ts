import type { Config } from '../config';

export function adminListenerOf(
  config: Pick<Config, 'ADMIN_LISTEN' | 'ADMIN_ORIGIN' | 'NODE_ENV'>,
): 'public' | 'none' | { readonly host: string; readonly port: number } {
  const isHardened = config.NODE_ENV === 'production' && config.ADMIN_ORIGIN.startsWith('https:');
  const address = config.ADMIN_LISTEN ?? (isHardened ? '127.0.0.1:4002' : 'public');
  if (address === 'public' || address === 'none') return address;
  const colon = address.lastIndexOf(':');
  return {
    host: address.slice(0, colon).replace(/^\[(.*)\]$/, '$1'),
    port: Number(address.slice(colon + 1)),
  };
}

export function isAdminTotpRequired(config: Pick<Config, 'ADMIN_TOTP' | 'NODE_ENV'>): boolean {
  return (config.ADMIN_TOTP ?? (config.NODE_ENV === 'production' ? 'required' : 'optional')) === 'required';
}
