import { box, disc, oval, shape, stroke, words } from './pencil';
import type { Drawing } from './pencil';

export const smartHome: Readonly<Record<string, Drawing>> = {
  smartSpeaker: (p) =>
    oval(200, 216, 190, 184, p.body) +
    oval(200, 216, 170, 164, p.dark) +
    oval(200, 290, 150, 36, p.accent) +
    oval(200, 286, 148, 34, p.deep) +
    Array.from({ length: 5 }, (_, i) =>
      stroke(`M${128 + i * 6} ${170 + i * 22} H${272 - i * 6}`, p.light, 1.5),
    ).join(''),
  securityCamera: (p) =>
    box(96, 108, 208, 116, 54, p.body) +
    disc(244, 166, 44, '#14181e') +
    disc(244, 166, 26, p.glass) +
    disc(150, 166, 20, '#14181e') +
    disc(150, 166, 9, p.glass) +
    stroke('M190 224 V270', p.metal, 18) +
    box(132, 270, 136, 26, 13, p.dark) +
    disc(194, 138, 4, p.accent),
  doorbell: (p) =>
    box(146, 64, 108, 272, 30, p.body) +
    box(158, 78, 84, 130, 20, '#14181e') +
    disc(200, 122, 30, p.glass) +
    disc(200, 122, 13, '#0b0e13') +
    disc(200, 262, 36, p.light) +
    stroke('M200 234 A28 28 0 1 1 199.9 234', p.accent, 5),
  plug: (p) =>
    box(110, 110, 180, 180, 70, p.body) +
    disc(200, 200, 62, p.dark) +
    disc(176, 200, 10, '#14181e') +
    disc(224, 200, 10, '#14181e') +
    stroke('M200 142 V154 M200 246 V258', p.metal, 8) +
    disc(268, 140, 6, p.accent),
  thermostat: (p) =>
    disc(200, 200, 122, p.body) +
    disc(200, 200, 100, '#15181d') +
    stroke('M134 258 A90 90 0 1 1 266 258', '#3a4048', 8) +
    stroke('M134 258 A90 90 0 0 1 200 110', p.accent, 8) +
    words('21°', 208, 224, 66, '#fff', 500),
  bulb: (p) =>
    shape(
      'M200 72 C262 72 292 116 288 164 C284 208 248 226 244 264 H156 C152 226 116 208 112 164 C108 116 138 72 200 72z',
      '#fdf6e0',
    ) +
    shape(
      'M200 72 C262 72 292 116 288 164 C286 186 276 200 266 214 C220 190 180 150 200 72z',
      p.accent + '55',
    ) +
    box(154, 262, 92, 26, 6, '#f3f3f3') +
    box(162, 288, 76, 14, 5, p.metal) +
    box(166, 302, 68, 12, 5, p.dark) +
    box(172, 314, 56, 14, 7, p.metal),
};
