import type { ShopProfile } from './shops';
import type { WorldProduct } from './product';
import { fractionFrom } from './seeded';
import { nouns } from './nouns';
import { colours } from './words';

/** A shop's title of a product: the line's name, the variant, and both together. */
export interface Title {
  readonly group: string;
  /** Option values in the shop's language, such as ["Black", "256 GB"]; empty for a line with one variant. */
  readonly options: readonly string[];
  readonly full: string;
}

/** The title in the shop's own language, word order and style of model codes. */
export function titleIn(shop: ShopProfile, product: WorldProduct, isRefurbished: boolean): Title {
  const options = optionValuesOf(shop, product);
  const group = groupTitleIn(shop, product);
  const full = fullTitleIn(shop, product, group, options, isRefurbished);
  return { group: isRefurbished ? full : group, options, full };
}

/** Colour, capacity and size, in that order, as the shop prints them. */
export function optionValuesOf(shop: ShopProfile, product: WorldProduct): readonly string[] {
  return [colourIn(shop, product), product.capacity, product.size].filter((value) => value !== null);
}

function colourIn(shop: ShopProfile, { colour }: WorldProduct): string | null {
  if (colour === null) return null;
  return shop.country === 'US' && colour === 'grey' ? 'Gray' : colours[colour][shop.language];
}

function groupTitleIn(shop: ShopProfile, product: WorldProduct): string {
  const { brand, name } = product;
  const noun = nouns[product.noun];
  const called = noun[shop.language];
  const isAccessory = noun.category === 'accessories';
  switch (shop.id) {
    case 'brandt':
    case 'klotz':
      return isAccessory ? `${brand} ${called} – ${name}` : `${brand} ${name} ${called}`;
    case 'nordlys':
      return `${brand} ${name.replace(/(?<=[A-Z0-9])-(?=[A-Z0-9])/g, '')} ${called}`;
    case 'gracht':
      return `${brand} ${name} ${called.toLowerCase()}`;
    case 'kettle':
      return `${name} by ${brand}`;
    case 'barn':
      return isAccessory ? `${name} (${brand})` : withNoun(`${brand.toUpperCase()} ${name}`, called);
    case 'pennywick': {
      const leavesBrandOut = fractionFrom(`pennywick/${product.familyKey}/brand`) < 0.35 && !isAccessory;
      return isAccessory ? `${brand} ${name}` : withNoun(leavesBrandOut ? name : `${brand} ${name}`, called);
    }
    case 'lumen':
      return isAccessory
        ? `${name} – ${brand}`
        : withNoun(`${brand} ${name}`, called.replace('Cancelling', 'Canceling'));
  }
}

function withNoun(title: string, noun: string): string {
  const lastWord = noun.split(' ').at(-1) ?? noun;
  return title.toLowerCase().includes(lastWord.toLowerCase()) ? title : `${title} ${noun}`;
}

function fullTitleIn(
  shop: ShopProfile,
  product: WorldProduct,
  group: string,
  options: readonly string[],
  isRefurbished: boolean,
): string {
  const traits = options.join(', ');
  switch (shop.id) {
    case 'brandt':
      return `${group}${traits === '' ? '' : ` (${traits})`}${isRefurbished ? ' – generalüberholt' : ''}`;
    case 'nordlys':
      return [group, ...options].join(' - ');
    case 'gracht':
      return `${group}${
        traits === ''
          ? ''
          : ` ${traits
              .toLowerCase()
              .replace(/\bgb\b/g, 'GB')
              .replace(/\btb\b/g, 'TB')
              .replace(/\beu\b/g, 'EU')}`
      }${isRefurbished ? ' (refurbished)' : ''}`;
    case 'barn':
      return `${isRefurbished ? 'REFURBISHED ' : ''}${product.mpn} ${group}${traits === '' ? '' : ` ${traits.toUpperCase()}`}`;
    case 'pennywick':
      return [group, ...options].join(', ');
    default:
      return options.length === 0 ? group : `${group} - ${options.join(' / ')}`;
  }
}
