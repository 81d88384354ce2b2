/** The text of theme.css, from jest.config.js. */
declare const themeSource: string;

const tokens = new Map(
  [...themeSource.matchAll(/--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
);

const grounds = ['paper', 'surface', 'shade'];
const textPairs: readonly (readonly [text: string, ground: string])[] = [
  ...grounds.flatMap((ground) =>
    ['ink', 'ink-muted', 'accent', 'accent-strong', 'warn', 'danger', 'info'].map(
      (text) => [text, ground] as const,
    ),
  ),
  ['ink', 'accent-soft'],
  ['ink-muted', 'accent-soft'],
  ['accent', 'accent-soft'],
  ['warn', 'accent-soft'],
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-strong'],
  ['danger-ink', 'danger'],
];

describe.each(['light', 'dark'] as const)('the %s theme', (scheme) => {
  it.each(textPairs)('has text %s on %s with a contrast of 4.5 to 1 or better', (text, ground) => {
    const ratio = contrast(colour(text, scheme), colour(ground, scheme));

    expect(ratio).toBeGreaterThanOrEqual(4.5);
  });

  it.each(grounds)('has control borders on %s with a contrast of 3 to 1 or better', (ground) => {
    const ratio = contrast(colour('line-strong', scheme), colour(ground, scheme));

    expect(ratio).toBeGreaterThanOrEqual(3);
  });
});

it('measures black on white as 21 to 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});

function colour(name: string, scheme: 'light' | 'dark'): string {
  const found = tokens.get(name);
  if (found === undefined) throw new Error(`theme.css has no token ${name} for light and dark`);
  return found[scheme];
}

/** WCAG 2.2. */
function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
