import type { Look } from './look';

/** Lumen Supply: a gallery wall. Much white, small capitals, one lamp-orange. */
export const lumen: Look = {
  ground: '#efece6',
  mark: '<svg viewBox="0 0 34 34"><circle cx="17" cy="17" r="16" fill="#17181a"/><path d="M17 5a12 12 0 0 1 0 24z" fill="#f0683a"/></svg>',
  notice: 'Free US shipping over $75 · 60-day returns',
  lead: 'headphones',
  heroTitle: 'Made to be used every day.',
  heroText:
    'Headphones that hush a subway, cameras with real dials, kettles that hit the degree. We test each one for a month before it gets a shelf.',
  story: [
    'Lumen Supply began in 2014 in a former lamp workshop in Providence, Rhode Island, with eleven products on a plywood shelf.',
    'We still buy small. Three of us use a thing for a month, then we vote. About one in nine makes it to the shop.',
    'Write to us before you buy. If something else suits you better, we say so, even when we do not sell it.',
  ],
  css: `:root{--paper:#fff;--card:#fff;--ink:#17181a;--muted:#6c6f73;--line:#e4e1db;--accent:#17181a;--accent-ink:#fff;--round:2px;--hero:#efece6;--letters:"Helvetica Neue",Inter,Arial,sans-serif;--display:"Helvetica Neue",Inter,Arial,sans-serif;--heavy:600}
.notice{background:#f0683a;color:#1b0d06;letter-spacing:.02em}.aisles .wide{text-transform:uppercase;letter-spacing:.09em;font-size:11px;gap:4px 22px}
.hero{padding:56px}.hero h1{font-size:58px;letter-spacing:-.03em}.shelf-title h2,.product h1{letter-spacing:-.015em}
.ware .cost{font-weight:500}.product figure{position:sticky;top:20px}.price{font-weight:500}.go{letter-spacing:.01em}.cut{background:#f0683a;color:#1b0d06}
@media(max-width:820px){.hero{padding:26px 20px}.hero h1{font-size:36px}.product figure{position:static}}`,
};
