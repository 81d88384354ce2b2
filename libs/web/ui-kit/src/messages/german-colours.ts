/** The English names of colours that shops state most. */
export const germanColours: Readonly<Record<string, string>> = {
  black: 'schwarz',
  white: 'weiß',
  silver: 'silber',
  gray: 'grau',
  grey: 'grau',
  'light grey': 'hellgrau',
  'dark grey': 'dunkelgrau',
  graphite: 'graphit',
  titanium: 'titan',
  blue: 'blau',
  'light blue': 'hellblau',
  'dark blue': 'dunkelblau',
  navy: 'marineblau',
  red: 'rot',
  green: 'grün',
  yellow: 'gelb',
  pink: 'rosa',
  purple: 'lila',
  violet: 'violett',
  lavender: 'lavendel',
  orange: 'orange',
  brown: 'braun',
  gold: 'gold',
  beige: 'beige',
  cream: 'creme',
  turquoise: 'türkis',
  transparent: 'transparent',
  clear: 'transparent',
  multicolour: 'mehrfarbig',
  multicolor: 'mehrfarbig',
};

/** A colour as a shop states it, in German if it is known. */
export function colourInGerman(colour: string): string {
  return germanColours[colour.toLowerCase()] ?? colour;
}
