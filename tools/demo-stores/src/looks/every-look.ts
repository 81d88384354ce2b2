import type { ShopId } from '../world/shops';
import { barn } from './barn';
import { brandt } from './brandt';
import { gracht } from './gracht';
import { kettle } from './kettle';
import { klotz } from './klotz';
import type { Look } from './look';
import { lumen } from './lumen';
import { nordlys } from './nordlys';
import { pennywick } from './pennywick';

export const looks: Readonly<Record<ShopId, Look>> = {
  lumen,
  brandt,
  pennywick,
  nordlys,
  barn,
  gracht,
  kettle,
  klotz,
};
