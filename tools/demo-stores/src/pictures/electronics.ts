import { box, disc, oval, shape, stroke, tilted, words } from './pencil';
import type { Drawing } from './pencil';

export const electronics: Readonly<Record<string, Drawing>> = {
  headphones: (p) =>
    stroke('M104 236 C92 92 308 92 296 236', p.dark, 26) +
    stroke('M116 190 C132 112 268 112 284 190', p.light, 7) +
    box(76, 206, 62, 110, 30, p.deep) +
    box(262, 206, 62, 110, 30, p.deep) +
    box(60, 200, 58, 122, 28, p.body) +
    box(282, 200, 58, 122, 28, p.body) +
    disc(89, 300, 4, p.accent) +
    stroke('M74 232 V276', p.light, 4),
  headset: (p) =>
    stroke('M104 230 C92 96 308 96 296 230', p.dark, 22) +
    stroke('M126 176 C146 128 254 128 274 176', p.accent, 10) +
    box(66, 202, 64, 106, 26, p.body) +
    box(270, 202, 64, 106, 26, p.body) +
    box(116, 212, 20, 86, 10, p.deep) +
    box(264, 212, 20, 86, 10, p.deep) +
    stroke('M96 306 C104 346 138 350 168 342', p.dark, 8) +
    oval(176, 340, 34, 22, p.deep),
  earbuds: (p) =>
    box(110, 210, 180, 124, 52, p.body) +
    stroke('M112 254 H288', p.dark, 3) +
    disc(200, 290, 5, p.accent) +
    tilted(
      -14,
      shape('M138 92 q34 -6 38 28 q2 22 -18 30 l-6 44 q-12 6 -20 -2 l4 -48 q-22 -36 2 -52z', p.body) +
        oval(168, 116, 22, 30, p.deep),
    ) +
    tilted(
      14,
      shape('M262 92 q-34 -6 -38 28 q-2 22 18 30 l6 44 q12 6 20 -2 l-4 -48 q22 -36 -2 -52z', p.body) +
        oval(232, 116, 22, 30, p.deep),
    ),
  speaker: (p, label) =>
    box(70, 136, 260, 136, 62, p.body) +
    box(92, 150, 216, 108, 50, p.dark) +
    stroke('M128 204 H272', p.deep, 2) +
    oval(82, 204, 20, 86, p.deep) +
    oval(318, 204, 20, 86, p.deep) +
    box(146, 178, 108, 50, 10, p.accent) +
    words(label.slice(0, 9), 200, 212, 22, '#fff'),
  homeSpeaker: (p) =>
    box(124, 86, 152, 238, 48, p.body) +
    box(136, 118, 128, 190, 36, p.dark) +
    oval(200, 98, 96, 14, p.light) +
    disc(200, 160, 24, p.deep) +
    disc(200, 240, 42, p.deep) +
    disc(200, 240, 18, p.dark) +
    disc(200, 98, 3, p.accent),
  soundbar: (p, label) =>
    box(36, 176, 328, 50, 22, p.body) +
    box(50, 186, 300, 30, 14, p.dark) +
    Array.from({ length: 24 }, (_, i) => disc(70 + i * 11.3, 201, 2, p.light)).join('') +
    disc(336, 201, 4, p.accent) +
    box(258, 236, 74, 88, 12, p.body) +
    words(label.slice(0, 8), 295, 288, 13, p.light),
  phone: (p) =>
    box(82, 74, 128, 262, 24, p.body) +
    box(96, 90, 58, 78, 18, p.dark) +
    disc(114, 110, 13, p.glass) +
    disc(136, 146, 13, p.glass) +
    disc(114, 110, 6, '#10151c') +
    disc(136, 146, 6, '#10151c') +
    box(186, 86, 130, 258, 24, p.deep) +
    box(193, 93, 116, 244, 18, p.glass) +
    shape('M193 250 C230 190 270 300 309 220 V319 a18 18 0 0 1 -18 18 H211 a18 18 0 0 1 -18 -18z', p.accent) +
    box(232, 100, 38, 9, 5, '#10151c'),
  tablet: (p) =>
    box(72, 92, 256, 216, 20, p.body) +
    box(84, 104, 232, 192, 10, p.glass) +
    shape('M84 240 C150 170 220 290 316 190 V286 a10 10 0 0 1 -10 10 H94 a10 10 0 0 1 -10 -10z', p.accent) +
    stroke('M342 120 V290', p.metal, 9),
  reader: (p) =>
    box(108, 68, 184, 264, 18, p.body) +
    box(124, 84, 152, 206, 4, '#e8e6df') +
    Array.from({ length: 11 }, (_, i) =>
      stroke(`M138 ${108 + i * 16} H${i % 4 === 3 ? 220 : 262}`, '#8e8b82', 3),
    ).join(''),
  watch: (p) =>
    box(162, 44, 76, 100, 18, p.dark) +
    box(162, 256, 76, 100, 18, p.dark) +
    box(128, 118, 144, 164, 44, p.body) +
    box(140, 130, 120, 140, 34, '#11151b') +
    stroke('M200 168 A38 38 0 1 1 166 190', p.accent, 10) +
    stroke('M200 186 A20 20 0 1 1 181 200', '#7fd0c0', 8) +
    box(272, 184, 10, 34, 5, p.metal),
  laptop: (p) =>
    box(92, 96, 216, 152, 12, p.body) +
    box(101, 105, 198, 130, 5, p.glass) +
    shape('M101 200 C150 140 220 250 299 160 V230 a5 5 0 0 1 -5 5 H106 a5 5 0 0 1 -5 -5z', p.accent) +
    shape('M60 250 H340 L350 280 Q350 290 338 290 H62 Q50 290 50 280z', p.body) +
    shape('M160 250 H240 L236 260 H164z', p.dark),
  monitor: (p, label) =>
    box(54, 84, 292, 178, 10, p.deep) +
    box(62, 92, 276, 152, 4, p.glass) +
    shape('M62 200 C130 120 220 250 338 150 V244 H62z', p.accent) +
    words(label, 200, 257, 9, '#cfd4da', 600) +
    shape('M180 262 H220 L226 312 H174z', p.metal) +
    box(132, 308, 136, 14, 7, p.dark),
  drive: (p, label) =>
    tilted(
      -12,
      box(106, 96, 188, 218, 26, p.body) +
        box(124, 114, 152, 182, 14, p.dark) +
        stroke('M150 140 H250', p.light, 4) +
        words(label.slice(0, 10), 200, 218, 24, p.light) +
        box(184, 300, 32, 16, 4, p.metal),
    ),
  card: (p, label) =>
    shape('M132 86 H238 L272 122 V300 q0 16 -16 16 H132 q-16 0 -16 -16 V102 q0 -16 16 -16z', p.deep) +
    box(132, 150, 124, 96, 8, p.accent) +
    words(label.slice(0, 8), 194, 206, 22, '#fff') +
    Array.from({ length: 6 }, (_, i) => box(134 + i * 17, 96, 10, 32, 3, '#d8b65a')).join(''),
  mouse: (p) =>
    tilted(
      16,
      shape(
        'M200 78 C270 78 284 150 278 230 C274 300 246 330 204 330 C150 330 128 286 124 226 C118 140 138 78 200 78z',
        p.body,
      ) +
        shape('M124 226 C118 170 124 130 140 106 L150 240z', p.dark) +
        box(192, 108, 18, 52, 9, p.metal) +
        stroke('M200 160 V208', p.dark, 3),
    ),
  keyboard: (p) =>
    tilted(
      -8,
      box(44, 142, 312, 122, 14, p.body) +
        [0, 1, 2, 3]
          .map((row) =>
            Array.from({ length: 13 }, (_, i) =>
              box(56 + i * 22.4, 154 + row * 26, 18, 20, 4, (row * 13 + i) % 17 === 0 ? p.accent : p.dark),
            ).join(''),
          )
          .join(''),
    ),
  router: (p, label) =>
    shape('M64 250 Q80 190 200 190 T336 250 Q340 276 316 278 H84 Q60 276 64 250z', p.body) +
    stroke('M110 196 V112', p.dark, 12) +
    stroke('M290 196 V112', p.dark, 12) +
    Array.from({ length: 5 }, (_, i) => disc(160 + i * 20, 258, 4, p.accent)).join('') +
    words(label, 200, 234, 17, p.deep),
  camera: (p, label) =>
    box(64, 134, 272, 176, 24, p.deep) +
    shape('M146 138 L166 96 H234 L254 138z', p.body) +
    box(64, 134, 272, 42, 20, p.body) +
    disc(200, 232, 78, p.dark) +
    disc(200, 232, 62, '#14181e') +
    disc(200, 232, 44, p.glass) +
    disc(200, 232, 22, '#0b0e13') +
    disc(184, 214, 9, '#ffffffaa') +
    disc(296, 122, 17, p.metal) +
    disc(104, 122, 14, p.metal) +
    words(label, 200, 126, 13, '#fff'),
  instantCamera: (p) =>
    box(96, 116, 208, 190, 46, p.body) +
    box(138, 88, 124, 44, 6, '#fafafa') +
    box(148, 92, 104, 30, 2, p.glass) +
    disc(194, 218, 66, '#f3f3f3') +
    disc(194, 218, 48, p.dark) +
    disc(194, 218, 28, '#14181e') +
    disc(186, 208, 7, '#ffffffaa') +
    disc(272, 152, 13, '#14181e') +
    box(112, 142, 40, 22, 8, '#fff8dc'),
  actionCamera: (p, label) =>
    box(98, 122, 204, 158, 26, p.body) +
    box(116, 140, 74, 74, 16, p.deep) +
    disc(153, 177, 27, p.glass) +
    disc(153, 177, 12, '#0b0e13') +
    box(206, 146, 78, 62, 8, '#11151b') +
    words(label, 198, 258, 22, p.light) +
    box(176, 280, 48, 18, 6, p.dark),
  drone: (p) =>
    stroke('M120 150 L172 196', p.dark, 14) +
    stroke('M280 150 L228 196', p.dark, 14) +
    stroke('M120 262 L172 222', p.dark, 14) +
    stroke('M280 262 L228 222', p.dark, 14) +
    oval(112, 140, 130, 16, p.metal) +
    oval(288, 140, 130, 16, p.metal) +
    oval(112, 268, 130, 16, p.metal) +
    oval(288, 268, 130, 16, p.metal) +
    box(152, 172, 96, 76, 28, p.body) +
    disc(200, 250, 24, p.deep) +
    disc(200, 252, 13, p.glass),
  lens: (p, label) =>
    box(112, 84, 176, 236, 20, p.deep) +
    box(104, 150, 192, 74, 10, p.dark) +
    Array.from({ length: 17 }, (_, i) => stroke(`M${112 + i * 11} 156 V218`, p.light, 2)).join('') +
    oval(200, 88, 176, 40, p.dark) +
    oval(200, 88, 140, 30, p.glass) +
    stroke('M116 248 H284', p.accent, 5) +
    words(label, 200, 286, 18, '#fff'),
  console: (p) =>
    shape('M142 70 Q196 60 196 80 V326 Q190 338 146 330 Q122 200 142 70z', p.body) +
    box(190, 80, 30, 250, 6, '#16181c') +
    shape('M216 80 Q218 60 268 72 Q284 200 262 330 Q222 338 216 326z', p.body) +
    stroke('M205 110 V220', p.accent, 4) +
    box(146, 330, 116, 12, 6, p.dark),
  handheld: (p) =>
    box(46, 128, 308, 144, 40, p.body) +
    box(112, 140, 176, 120, 8, '#11151b') +
    box(119, 147, 162, 106, 3, p.glass) +
    shape('M119 220 C160 170 220 250 281 190 V253 H119z', p.accent) +
    disc(80, 172, 17, p.deep) +
    disc(320, 222, 17, p.deep) +
    disc(320, 160, 7, p.deep) +
    disc(320, 188, 7, p.deep) +
    disc(306, 174, 7, p.deep) +
    disc(334, 174, 7, p.deep) +
    box(74, 212, 12, 34, 4, p.deep) +
    box(63, 223, 34, 12, 4, p.deep),
  controller: (p) =>
    shape(
      'M104 138 Q200 120 296 138 Q330 150 346 248 Q352 304 318 302 Q292 300 262 250 H138 Q108 300 82 302 Q48 304 54 248 Q70 150 104 138z',
      p.body,
    ) +
    box(160, 146, 80, 44, 10, p.light) +
    disc(152, 222, 24, p.deep) +
    disc(248, 222, 24, p.deep) +
    disc(152, 222, 14, p.dark) +
    disc(248, 222, 14, p.dark) +
    box(102, 166, 12, 40, 4, p.deep) +
    box(88, 180, 40, 12, 4, p.deep) +
    disc(294, 166, 8, p.deep) +
    disc(294, 204, 8, p.deep) +
    disc(275, 185, 8, p.deep) +
    disc(313, 185, 8, p.deep) +
    stroke('M162 196 H238', p.accent, 4),
};
