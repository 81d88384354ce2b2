import { box, disc, oval, shape, stroke, tilted, words } from './pencil';
import type { Drawing } from './pencil';

export const household: Readonly<Record<string, Drawing>> = {
  kettle: (p) =>
    shape('M136 130 Q200 104 264 130 L290 290 Q290 312 268 312 H132 Q110 312 110 290z', p.body) +
    shape('M138 136 L100 120 L118 176z', p.body) +
    stroke('M262 138 C330 130 342 230 286 262', p.deep, 18) +
    oval(200, 122, 120, 28, p.dark) +
    disc(200, 104, 11, p.deep) +
    box(104, 312, 192, 20, 10, p.deep) +
    stroke('M152 160 L138 282', p.light, 7),
  toaster: (p) =>
    shape('M88 170 Q88 132 130 132 H270 Q312 132 312 170 V300 H88z', p.body) +
    shape('M130 132 V96 Q130 74 160 78 H232 Q262 74 262 98 V132z', '#d9a65c') +
    shape('M142 132 V102 Q142 88 164 90 H228 Q250 88 250 104 V132z', '#efc987') +
    box(116, 126, 168, 14, 7, p.deep) +
    box(288, 196, 42, 18, 8, p.metal) +
    disc(200, 250, 20, p.metal) +
    stroke('M200 250 V236', p.deep, 4) +
    stroke('M106 160 V286', p.light, 6) +
    box(100, 300, 200, 14, 7, p.dark),
  mixer: (p) =>
    shape('M86 120 Q86 84 130 84 H288 Q326 84 326 124 Q326 158 288 158 H120 Q86 158 86 120z', p.body) +
    shape('M250 150 H318 L330 304 H246z', p.body) +
    box(92, 300, 250, 30, 14, p.body) +
    box(130, 156, 34, 20, 6, p.metal) +
    stroke('M147 176 V214', p.metal, 9) +
    shape('M76 208 H222 Q222 300 172 304 H126 Q76 300 76 208z', p.metal) +
    stroke('M96 224 Q100 270 122 288', '#ffffffaa', 7) +
    stroke('M104 122 H300', p.accent, 5) +
    disc(286, 230, 9, p.metal),
  airFryer: (p, label) =>
    shape('M112 110 Q120 72 200 72 T288 110 L302 300 Q302 326 276 326 H124 Q98 326 98 300z', p.body) +
    shape('M110 196 H290 L296 300 Q296 318 276 318 H124 Q104 318 104 300z', p.dark) +
    box(160, 236, 80, 66, 24, p.deep) +
    stroke('M200 250 V290', p.metal, 8) +
    oval(200, 136, 112, 56, '#14181e') +
    words('180°', 200, 146, 28, p.accent, 500) +
    words(label, 200, 184, 13, p.light, 600),
  blender: (p) =>
    shape('M136 70 H264 L248 226 H152z', p.glass + '77') +
    stroke('M136 70 H264 L248 226 H152z', p.metal, 4) +
    shape('M144 140 H256 L248 226 H152z', '#8fb06a') +
    box(150, 54, 100, 20, 8, p.deep) +
    stroke('M262 100 C304 104 300 180 256 190', p.dark, 11) +
    shape('M142 228 H258 L278 318 Q278 334 262 334 H138 Q122 334 122 318z', p.body) +
    disc(200, 284, 22, p.metal) +
    stroke('M200 284 L210 270', p.deep, 4),
  handBlender: (p) =>
    tilted(
      18,
      box(168, 50, 64, 150, 30, p.body) +
        box(182, 78, 36, 50, 16, p.dark) +
        shape('M178 200 H222 L214 300 H186z', p.metal) +
        shape('M164 300 H236 Q244 336 224 342 H176 Q156 336 164 300z', p.metal) +
        disc(200, 104, 7, p.accent),
    ),
  casserole: (p) =>
    box(84, 184, 232, 128, 40, p.body) +
    shape('M78 186 Q84 132 200 128 Q316 132 322 186z', p.dark) +
    box(70, 180, 260, 18, 9, p.body) +
    box(180, 106, 40, 26, 12, p.metal) +
    stroke('M84 216 C50 212 50 246 84 244', p.dark, 13) +
    stroke('M316 216 C350 212 350 246 316 244', p.dark, 13) +
    stroke('M112 222 Q112 270 130 288', p.light, 8),
  pan: (p) =>
    tilted(
      -24,
      disc(160, 214, 104, p.deep) +
        disc(160, 214, 86, '#3a3d42') +
        disc(160, 214, 30, '#4a4e55') +
        box(258, 200, 112, 28, 14, p.body) +
        disc(352, 214, 6, '#ffffff'),
    ),
  knife: (p) =>
    tilted(
      -32,
      shape('M44 178 H248 V226 H118 Q62 218 44 178z', p.metal) +
        stroke('M56 180 H240', '#ffffffcc', 4) +
        box(246, 172, 14, 58, 4, p.dark) +
        shape('M260 176 H352 Q368 178 366 202 Q364 228 346 226 H260z', p.body) +
        disc(284, 202, 5, p.metal) +
        disc(316, 202, 5, p.metal) +
        disc(344, 202, 5, p.metal),
    ),
  scale: (p) =>
    box(82, 110, 236, 190, 22, p.body) +
    box(104, 126, 192, 116, 12, p.dark) +
    box(104, 254, 192, 32, 8, '#11151b') +
    words('18.0 g   2:30', 200, 277, 19, p.accent, 500),
  bottle: (p, label) =>
    box(152, 108, 96, 226, 22, p.body) +
    box(162, 58, 76, 54, 12, p.metal) +
    box(152, 104, 96, 10, 4, p.deep) +
    stroke('M248 150 C294 150 294 240 248 240', p.metal, 12) +
    stroke('M168 134 V312', p.light, 7) +
    words(label.toUpperCase().slice(0, 10), 200, 236, 14, p.light),
  coffeeMachine: (p) =>
    box(98, 74, 204, 256, 20, p.body) +
    box(122, 176, 156, 126, 10, p.deep) +
    box(164, 158, 72, 40, 8, p.metal) +
    stroke('M186 200 V214 M214 200 V214', p.dark, 6) +
    shape('M168 236 H232 L224 288 H176z', '#f7f5f0') +
    oval(200, 238, 64, 12, '#6b4328') +
    box(122, 96, 100, 34, 8, '#11151b') +
    disc(256, 113, 17, p.metal) +
    box(112, 302, 176, 14, 4, p.metal) +
    disc(140, 113, 4, p.accent) +
    disc(160, 113, 4, p.accent),
  coffeeMaker: (p) =>
    box(96, 306, 208, 26, 10, p.deep) +
    box(244, 92, 44, 216, 10, p.body) +
    box(106, 80, 190, 30, 10, p.body) +
    shape('M112 112 H220 L200 190 H132z', p.deep) +
    shape('M112 210 H216 Q232 260 212 304 H116 Q96 260 112 210z', p.glass + '88') +
    shape('M104 256 H224 Q224 284 212 304 H116 Q104 284 104 256z', '#5b3822') +
    stroke('M110 224 C66 226 70 290 108 292', p.deep, 10) +
    box(110, 202, 108, 12, 6, p.deep) +
    disc(266, 280, 6, p.accent),
  mokaPot: () =>
    shape('M142 198 H258 L274 318 H126z', '#aab0b7') +
    shape('M200 198 H258 L274 318 H200z', '#8f969e') +
    shape('M150 186 H250 L266 104 H134z', '#c3c8cd') +
    shape('M200 186 H250 L266 104 H200z', '#a4abb2') +
    box(138, 184, 124, 16, 4, '#777e86') +
    shape('M134 104 L112 92 L140 134z', '#c3c8cd') +
    shape('M140 100 L200 76 L260 100z', '#b5bbc1') +
    disc(200, 72, 10, '#22252a') +
    stroke('M264 116 L312 126 L300 206', '#22252a', 15),
  coffeePress: (p) =>
    box(140, 116, 120, 200, 12, p.glass + '66') +
    box(140, 200, 120, 110, 8, '#55351f') +
    stroke('M140 116 V316 M260 116 V316', p.metal, 7) +
    stroke('M136 150 H264 M136 306 H264', p.metal, 9) +
    oval(200, 114, 136, 30, p.metal) +
    stroke('M200 60 V104', p.metal, 6) +
    disc(200, 56, 13, p.deep) +
    stroke('M262 146 C318 146 318 270 262 272', p.deep, 14),
  grinder: (p) =>
    shape('M140 70 H260 L244 170 H156z', p.glass + '88') +
    shape('M146 106 H254 L244 170 H156z', '#6b4328') +
    box(134, 58, 132, 18, 8, p.deep) +
    shape('M142 170 H258 L268 322 Q268 332 256 332 H144 Q132 332 132 322z', p.body) +
    box(160, 232, 80, 78, 8, p.dark) +
    disc(248, 204, 8, p.accent) +
    stroke('M150 186 H250', p.metal, 6),
  stickVacuum: (p) =>
    tilted(
      16,
      stroke('M206 148 V320', p.metal, 14) +
        shape('M182 60 Q240 50 244 98 V140 H186 V104 Q164 80 182 60z', p.deep) +
        box(186, 94, 62, 78, 20, p.glass + 'aa') +
        disc(216, 74, 20, p.accent) +
        stroke('M182 100 C150 104 152 160 188 160', p.dark, 14) +
        box(150, 312, 116, 32, 14, p.body) +
        box(158, 316, 100, 12, 6, p.accent),
    ),
  robotVacuum: (p) =>
    oval(200, 234, 270, 150, p.dark) +
    oval(200, 216, 270, 150, p.body) +
    oval(200, 212, 216, 114, p.light) +
    oval(200, 188, 84, 34, p.deep) +
    oval(200, 182, 84, 34, p.dark) +
    disc(200, 244, 10, p.accent) +
    stroke('M92 262 L64 292 M92 262 L58 270', p.metal, 4),
  vacuum: (p) =>
    stroke('M280 196 C320 110 250 60 176 90 C130 110 116 180 104 262', '#3a3f46', 15) +
    box(64, 262, 96, 26, 10, p.deep) +
    shape('M176 300 Q168 190 268 184 Q346 186 346 262 V300z', p.body) +
    box(172, 286, 176, 28, 14, p.dark) +
    disc(208, 304, 28, p.deep) +
    disc(208, 304, 12, p.metal) +
    disc(320, 308, 20, p.deep) +
    disc(282, 218, 13, p.accent),
  pressureWasher: (p) =>
    shape('M128 120 Q128 92 160 92 H236 Q266 92 266 124 V292 H128z', p.body) +
    box(144, 150, 106, 74, 14, p.deep) +
    stroke('M146 92 V60 H250 V92', p.deep, 12) +
    disc(136, 300, 34, '#22252a') +
    disc(136, 300, 14, p.metal) +
    disc(262, 300, 34, '#22252a') +
    disc(262, 300, 14, p.metal) +
    stroke('M266 180 C340 190 320 280 344 314', '#33373d', 9) +
    stroke('M296 92 L350 196', p.deep, 11) +
    disc(197, 186, 20, p.accent),
  toothbrush: (p) =>
    tilted(
      14,
      box(172, 150, 56, 196, 26, p.body) +
        box(190, 84, 20, 70, 8, p.light) +
        disc(200, 72, 22, p.metal) +
        Array.from({ length: 6 }, (_, i) =>
          box(176 + i * 8.4, 44, 5, 24, 2, i % 2 === 0 ? '#6fb1d8' : '#f4f6f8'),
        ).join('') +
        disc(200, 196, 12, p.deep) +
        disc(200, 196, 6, p.accent) +
        stroke('M200 240 V316', p.light, 4),
    ),
  shaver: (p) =>
    tilted(
      10,
      shape('M156 150 H244 L232 324 Q230 344 200 344 T168 324z', p.body) +
        box(142, 84, 116, 66, 26, p.dark) +
        Array.from(
          { length: 3 },
          (_, i) => oval(168 + i * 32, 96, 30, 32, p.metal) + oval(168 + i * 32, 96, 15, 16, p.deep),
        ).join('') +
        box(178, 176, 44, 90, 18, p.deep) +
        disc(200, 204, 9, p.accent) +
        stroke('M190 240 H210', p.light, 4),
    ),
  hairDryer: (p) =>
    box(92, 92, 190, 92, 44, p.body) +
    disc(140, 138, 52, p.deep) +
    disc(140, 138, 36, p.accent) +
    disc(140, 138, 22, '#ffffff') +
    box(272, 104, 56, 68, 10, p.deep) +
    shape('M176 180 H232 L226 330 Q224 342 204 342 T182 330z', p.deep) +
    box(194, 204, 20, 40, 9, p.metal),
};
