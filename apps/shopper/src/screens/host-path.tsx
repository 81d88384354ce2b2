import { linkFromPath } from '@pricehunt/product-links';
import type { ReactNode } from 'react';
import { parse } from 'tldts';
import { DirectLink } from './direct-link';

export interface HostPathProps {
  /** Path, query and fragment of the page. */
  readonly address: string;
  /** Shown when the path doesn't start with a public domain name. */
  readonly otherwise: ReactNode;
}

/** The page at /shop.com/…, a product link without its scheme (S§2). */
export function HostPath({ address, otherwise }: HostPathProps) {
  const direct = linkFromPath(address, isPublicName);
  return direct.kind === 'none' ? otherwise : <DirectLink direct={direct} />;
}

export function isPublicName(host: string): boolean {
  const { domain, isIcann } = parse(host);
  return domain !== null && isIcann === true;
}
