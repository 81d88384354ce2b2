/** The colours of a picture, all derived from the product's colour. */
export interface Paints {
  /** The body, with a soft light from the upper left. */
  readonly body: string;
  readonly flat: string;
  readonly dark: string;
  readonly deep: string;
  readonly light: string;
  /** Contrasts with the body: a lamp, a logo, a stitch. */
  readonly accent: string;
  readonly glass: string;
  readonly metal: string;
}

/** Draws a kind of product on a field of 400 × 400; returns SVG elements. */
export type Drawing = (paints: Paints, label: string) => string;

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: string,
): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
}

export function disc(x: number, y: number, radius: number, fill: string): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
}

export function oval(x: number, y: number, width: number, height: number, fill: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${width / 2}" ry="${height / 2}" fill="${fill}"/>`;
}

export function shape(data: string, fill: string): string {
  return `<path d="${data}" fill="${fill}"/>`;
}

export function stroke(data: string, colour: string, width: number): string {
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function words(text: string, x: number, y: number, size: number, fill: string, weight = 700): string {
  const safe = text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return `<text x="${x}" y="${y}" font-family="Helvetica Neue,Arial,sans-serif" font-size="${size}" font-weight="${weight}" text-anchor="middle" fill="${fill}" stroke="none">${safe}</text>`;
}

/** Rotates a drawing about the middle. */
export function tilted(degrees: number, inside: string): string {
  return `<g transform="rotate(${degrees} 200 200)">${inside}</g>`;
}

/** Mixes two colours (#rrggbb); 0 is the first, 1 the second. */
export function mixed(first: string, second: string, share: number): string {
  const channel = (start: number) => {
    const one = Number.parseInt(first.slice(start, start + 2), 16);
    const other = Number.parseInt(second.slice(start, start + 2), 16);
    return Math.round(one + (other - one) * share)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
