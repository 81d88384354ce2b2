import type { WorldProduct } from '../world/product';
import { fractionFrom } from '../world/seeded';
import { nouns } from '../world/nouns';
import { colours } from '../world/words';
import { electronics } from './electronics';
import { household } from './household';
import { mixed } from './pencil';
import type { Drawing, Paints } from './pencil';
import { smartHome } from './smart-home';
import { workshopAndPlay } from './workshop-and-play';

const drawings: Readonly<Record<string, Drawing>> = {
  ...electronics,
  ...household,
  ...smartHome,
  ...workshopAndPlay,
};
const accents = ['#d9643a', '#2f8f83', '#c99a2e', '#4a78b5', '#a8506b'] as const;
const plainGoods = '#8d949c';

/** Without a background, so that pictures of several shops look alike on one page. */
export function drawProduct(product: WorldProduct): string {
  const paint = product.colour === null ? plainGoods : colours[product.colour].paint;
  const drawing = drawings[nouns[product.noun].picture];
  if (drawing === undefined) throw new Error(`No drawing for ${product.noun}`);
  const paints = paintsFrom(paint, product.familyKey);
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" width="800" height="800">',
    '<defs>',
    `<linearGradient id="body" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${mixed(paint, '#ffffff', 0.2)}"/><stop offset=".55" stop-color="${paint}"/><stop offset="1" stop-color="${mixed(paint, '#000000', 0.16)}"/></linearGradient>`,
    '<linearGradient id="glass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#5c7288"/><stop offset="1" stop-color="#222d3a"/></linearGradient>',
    '<radialGradient id="floor"><stop offset="0" stop-opacity=".28"/><stop offset="1" stop-opacity="0"/></radialGradient>',
    '</defs>',
    '<ellipse cx="200" cy="342" rx="150" ry="17" fill="url(#floor)"/>',
    `<g stroke="#00000026" stroke-width="1.2">${drawing(paints, labelOf(product))}</g>`,
    '</svg>',
  ].join('');
}

function paintsFrom(paint: string, seed: string): Paints {
  const accent = accents[Math.floor(fractionFrom(`${seed}/accent`) * accents.length)] ?? accents[0];
  return {
    body: 'url(#body)',
    flat: paint,
    dark: mixed(paint, '#000000', 0.22),
    deep: mixed(paint, '#0b0d10', 0.62),
    light: mixed(paint, '#ffffff', 0.42),
    accent,
    glass: '#3d4f61',
    metal: '#b6bdc4',
  };
}

function labelOf(product: WorldProduct): string {
  const picture = nouns[product.noun].picture;
  if (picture === 'brickSet') return product.mpn;
  return picture === 'boardGame' ? (product.name.split(' ')[0] ?? product.name) : product.brand;
}
