import type { Money } from '@pricehunt/offers';
import type { ShopProfile } from '../world/shops';

export function printedPrice(shop: ShopProfile, money: Money): string {
  const units = Math.trunc(money.amountMinor / 100);
  const cents = String(money.amountMinor % 100).padStart(2, '0');
  switch (shop.id) {
    case 'nordlys':
      return `${grouped(units, '.')},${cents === '00' ? '-' : cents} kr`;
    case 'brandt':
    case 'klotz':
      return `${grouped(units, '.')},${cents} €`;
    case 'gracht':
      return `€ ${grouped(units, '.')},${cents === '00' ? '-' : cents}`;
    case 'pennywick':
    case 'kettle':
      return `£${grouped(units, ',')}.${cents}`;
    case 'lumen':
    case 'barn':
      return `$${grouped(units, ',')}.${cents}`;
  }
}

/** Major units with a point and two digits, for markup and feeds. */
export function decimalPrice(money: Money): string {
  return (money.amountMinor / 100).toFixed(2);
}

function grouped(units: number, separator: string): string {
  return String(units).replace(/\B(?=(\d{3})+$)/g, separator);
}
