import { box, disc, oval, shape, stroke, tilted, words } from './pencil';
import type { Drawing } from './pencil';

const brick = (x: number, y: number, studs: number, colour: string, top: string) =>
  Array.from({ length: studs }, (_, i) => box(x + 7 + i * 28, y - 10, 18, 14, 4, top)).join('') +
  box(x, y, studs * 28 + 4, 34, 4, colour) +
  box(x, y, studs * 28 + 4, 8, 4, top);

export const workshopAndPlay: Readonly<Record<string, Drawing>> = {
  drill: (p) =>
    shape('M92 104 H268 Q286 104 286 128 V150 Q286 172 262 172 H150 L128 172 Q92 172 92 138z', p.body) +
    box(284, 118, 40, 40, 8, p.deep) +
    stroke('M324 138 H366', p.metal, 9) +
    shape('M128 168 H192 L174 288 H116z', p.body) +
    shape('M132 180 H160 L146 272 H124z', '#22252a') +
    box(92, 284, 124, 46, 12, '#22252a') +
    box(104, 294, 100, 12, 5, p.accent) +
    shape('M192 172 H214 L204 204 H188z', '#22252a') +
    box(124, 118, 90, 24, 8, p.dark),
  jigsaw: (p) =>
    shape('M84 120 H268 Q318 122 318 176 V220 H100 Q84 220 84 190z', p.body) +
    shape('M116 96 Q190 60 254 100 L240 128 Q190 96 134 128z', '#22252a') +
    box(64, 220, 272, 20, 6, p.metal) +
    shape('M284 240 H300 V340 L284 324z', p.metal) +
    disc(140, 172, 20, p.deep) +
    box(190, 152, 86, 30, 8, p.dark) +
    disc(294, 150, 5, p.accent),
  sander: (p) =>
    shape('M136 104 Q200 70 270 104 L280 228 H128z', p.body) +
    shape('M150 110 Q200 86 256 110 L250 148 H156z', '#22252a') +
    box(116, 226, 176, 22, 8, '#22252a') +
    oval(204, 264, 240, 42, p.metal) +
    oval(204, 258, 240, 40, '#8a7a66') +
    stroke('M278 180 L348 164', '#22252a', 22) +
    disc(200, 192, 17, p.accent),
  toolSet: (p) =>
    box(70, 132, 260, 176, 16, p.body) +
    box(158, 108, 84, 34, 12, p.deep) +
    box(84, 150, 232, 142, 8, '#22252a') +
    Array.from({ length: 8 }, (_, i) =>
      box(98 + i * 26, 164, 16, 40, 4, i % 3 === 0 ? p.accent : p.metal),
    ).join('') +
    Array.from({ length: 6 }, (_, i) => disc(114 + i * 35, 252, 12 - i * 0.8, p.metal)).join(''),
  pliers: (p) =>
    tilted(
      28,
      shape('M172 50 Q200 44 204 76 L208 160 H170 L158 92z', p.metal) +
        shape('M232 50 Q204 44 200 76 L196 160 H232 L246 92z', p.dark) +
        disc(202, 156, 20, p.metal) +
        disc(202, 156, 8, p.deep) +
        stroke('M192 172 C150 220 150 290 162 346', p.body, 26) +
        stroke('M212 172 C254 220 254 290 242 346', p.body, 26),
    ),
  multiTool: (p) =>
    box(160, 150, 80, 180, 22, p.body) +
    tilted(-34, shape('M192 40 Q214 90 212 168 H190z', p.metal)) +
    tilted(30, shape('M196 66 H212 L216 168 H190z', p.metal)) +
    stroke('M176 176 V306 M224 176 V306', p.dark, 4) +
    disc(200, 170, 9, p.metal) +
    disc(200, 312, 9, p.metal) +
    stroke('M200 214 V250 M182 232 H218', p.light, 8),
  brickSet: (p, label) =>
    box(58, 66, 284, 226, 8, p.dark) +
    box(58, 66, 284, 226, 8, p.body) +
    box(72, 80, 62, 62, 6, '#d8232a') +
    words('LEGO', 103, 117, 18, '#fff', 900) +
    words(label, 326, 108, 30, '#ffffff', 800).replace('middle', 'end') +
    brick(128, 236, 5, p.accent, '#ffffff88') +
    brick(142, 194, 4, '#e6b93d', '#f2d06b') +
    brick(184, 152, 2, '#3f6ea8', '#6b95c9') +
    brick(66, 312, 3, p.body, p.light) +
    brick(276, 312, 2, '#e6b93d', '#f2d06b'),
  boardGame: (p, label) =>
    box(82, 92, 236, 216, 6, p.dark) +
    box(82, 84, 236, 216, 6, p.body) +
    shape('M82 220 Q150 150 210 200 T318 170 V294 a6 6 0 0 1 -6 6 H88 a6 6 0 0 1 -6 -6z', p.accent) +
    disc(262, 134, 22, '#f2d06b') +
    words(label, 200, 262, label.length > 9 ? 26 : 36, '#ffffff', 800) +
    box(296, 286, 46, 46, 8, '#ffffff') +
    disc(308, 298, 4, '#22252a') +
    disc(319, 309, 4, '#22252a') +
    disc(330, 320, 4, '#22252a'),
  toyCar: (p) =>
    shape('M66 246 Q60 196 110 190 Q128 138 186 138 Q214 138 222 190 H300 Q344 194 342 246z', p.body) +
    stroke('M214 186 L240 138', '#22252a', 9) +
    stroke('M224 134 L262 142', '#22252a', 11) +
    disc(122, 256, 40, '#22252a') +
    disc(122, 256, 17, p.metal) +
    disc(288, 256, 40, '#22252a') +
    disc(288, 256, 17, p.metal) +
    disc(326, 214, 10, '#f6e6a6') +
    stroke('M104 208 H300', p.light, 6),
  audioBox: (p) =>
    shape('M134 118 L156 74 L180 118 H220 L244 74 L266 118z', p.dark) +
    box(92, 112, 216, 212, 38, p.body) +
    oval(200, 128, 150, 26, p.dark) +
    shape('M176 122 Q176 74 200 74 T224 122z', '#f2d06b') +
    disc(200, 66, 19, '#f0c9a4') +
    disc(300, 226, 6, p.accent) +
    stroke('M120 160 Q114 240 124 290', p.light, 8),
  shoe: (p) =>
    shape('M58 258 Q52 196 82 150 Q104 172 142 158 Q178 204 236 218 Q336 226 346 266z', p.body) +
    shape('M52 256 Q200 276 350 260 Q356 290 336 298 H70 Q48 294 52 256z', '#f4f2ec') +
    stroke('M58 284 Q200 302 346 282', p.accent, 5) +
    stroke('M148 176 L180 150 M166 194 L198 168 M188 208 L218 184', '#ffffff', 7) +
    stroke('M104 244 Q160 250 214 222', p.light, 9) +
    stroke('M86 164 Q92 212 80 250', p.dark, 5),
  sandal: (p) =>
    shape(
      'M52 262 Q60 228 120 232 Q220 248 330 236 Q356 238 350 268 Q300 296 200 290 Q80 292 52 262z',
      '#b58a5a',
    ) +
    shape(
      'M52 266 Q80 296 200 294 Q300 298 350 270 Q352 292 320 302 Q200 318 84 302 Q54 292 52 266z',
      '#4a3a2c',
    ) +
    stroke('M110 236 Q130 164 180 240', p.body, 30) +
    stroke('M226 240 Q252 164 302 238', p.body, 30) +
    box(134, 184, 22, 18, 4, p.metal) +
    box(256, 184, 22, 18, 4, p.metal),
  boot: (p) =>
    shape('M130 72 H232 V202 Q316 214 330 262 V280 H112 Q130 170 130 72z', p.body) +
    box(106, 276, 228, 24, 8, '#22252a') +
    box(106, 296, 64, 18, 4, '#22252a') +
    stroke('M112 278 H330', '#e6b93d', 3) +
    Array.from({ length: 6 }, (_, i) => stroke(`M206 ${96 + i * 22} H240`, p.accent, 5)).join('') +
    stroke('M148 90 Q150 180 136 260', p.light, 6) +
    box(136, 56, 14, 28, 4, '#22252a'),
  phoneCase: (p) =>
    box(122, 66, 156, 270, 34, p.dark) +
    box(130, 74, 140, 254, 28, p.body) +
    box(142, 86, 66, 84, 20, '#ffffff') +
    box(148, 92, 54, 72, 16, p.light) +
    stroke('M150 300 H250', p.light, 4) +
    words('CASE', 200, 250, 20, p.light),
  hardCase: (p) =>
    box(82, 108, 236, 208, 70, p.body) +
    stroke('M84 214 H316', p.deep, 6) +
    box(184, 204, 34, 22, 6, p.metal) +
    stroke('M156 108 C156 70 244 70 244 108', p.deep, 12) +
    stroke('M122 150 Q150 126 190 124', p.light, 8),
  earPads: (p) =>
    oval(138, 204, 132, 186, p.body) +
    oval(138, 204, 66, 116, '#ffffff') +
    oval(138, 204, 60, 110, p.dark) +
    oval(266, 214, 132, 186, p.body) +
    oval(266, 214, 66, 116, '#ffffff') +
    oval(266, 214, 60, 110, p.dark) +
    stroke('M92 150 Q104 122 130 120', p.light, 6),
  filter: (p, label) =>
    box(140, 90, 120, 230, 24, '#f4f6f8') +
    box(140, 90, 120, 56, 20, p.accent) +
    Array.from({ length: 9 }, (_, i) => stroke(`M${152 + i * 12} 160 V300`, '#cfd6dc', 4)).join('') +
    words(label.slice(0, 10), 200, 126, 15, '#fff'),
  battery: (p, label) =>
    box(132, 96, 136, 224, 22, '#2b2d31') +
    box(152, 74, 96, 30, 8, p.metal) +
    box(146, 150, 108, 110, 10, p.dark) +
    words(label.slice(0, 9), 200, 196, 17, '#fff') +
    Array.from({ length: 3 }, (_, i) => box(160 + i * 28, 216, 20, 26, 4, p.accent)).join(''),
  brushHeads: (p) =>
    Array.from(
      { length: 4 },
      (_, i) =>
        box(96 + i * 56, 170, 28, 160, 12, p.body) +
        disc(110 + i * 56, 148, 23, p.metal) +
        disc(110 + i * 56, 148, 15, i % 2 === 0 ? '#6fb1d8' : '#4cb39a') +
        box(96 + i * 56, 300, 28, 8, 3, p.accent),
    ).join(''),
  charger: (p, label) =>
    box(118, 118, 164, 180, 30, p.body) +
    box(160, 84, 14, 42, 5, p.metal) +
    box(226, 84, 14, 42, 5, p.metal) +
    box(150, 226, 44, 16, 8, '#0d0f12') +
    box(150, 254, 44, 16, 8, '#0d0f12') +
    box(210, 238, 44, 22, 4, p.accent) +
    words(label.slice(0, 10), 200, 186, 24, p.light),
  lightKit: (p) =>
    box(78, 108, 244, 190, 10, '#23262c') +
    stroke('M108 256 C150 150 190 290 220 190 S290 150 300 214', '#5b616b', 4) +
    Array.from(
      { length: 7 },
      (_, i) =>
        disc(116 + i * 29, 226 - ((i * 37) % 60), 8, i % 2 === 0 ? '#ffe08a' : p.accent) +
        disc(116 + i * 29, 226 - ((i * 37) % 60), 15, '#ffe08a33'),
    ).join('') +
    words('LED LIGHT KIT', 200, 142, 20, '#ffe08a'),
};
