import { home } from './products/home';
import { kitchen } from './products/kitchen';
import { phonesAndComputers } from './products/phones-and-computers';
import { picturesAndPlay } from './products/pictures-and-play';
import { sound } from './products/sound';
import { toolsAndShoes } from './products/tools-and-shoes';
import type { Family, WorldProduct } from './product';

/** In the order of the data files. */
export const everyFamily: readonly Family[] = [
  ...sound,
  ...phonesAndComputers,
  ...picturesAndPlay,
  ...kitchen,
  ...home,
  ...toolsAndShoes,
];

export const everyProduct: readonly WorldProduct[] = everyFamily.flatMap(({ models }) => models);

/** Product lines that every shop with their category has in stock: the ones to paste first. */
export const staples: readonly string[] = [
  'sony-wh-1000xm5',
  'lego-technic-42143-ferrari-daytona-sp3',
  'philips-airfryer-xxl-hd9650-90',
];
