import type { Look } from './look';

/** Kettle & Crumb: two rooms and a window seat. Terracotta, butter, soft shapes, lower case. */
export const kettle: Look = {
  ground: '#f8e9dc',
  mark: '<svg viewBox="0 0 34 34"><path d="M8 12h18l3 17q0 3-3 3H8q-3 0-3-3z" fill="#b5533c"/><path d="M13 12V8q0-4 4-4t4 4v4" fill="none" stroke="#b5533c" stroke-width="2.4"/><path d="M12 20q5 5 10 0" fill="none" stroke="#fdf4ea" stroke-width="2.4" stroke-linecap="round"/></svg>',
  notice: 'posted from Hebden Bridge every weekday at four',
  lead: 'coffee',
  heroTitle: 'put the kettle on.',
  heroText: 'pots, grinders, presses and pans for people who like the making as much as the drinking.',
  story: [
    'Kettle & Crumb is Priya, Tom and a bread oven, in an old post office in Hebden Bridge.',
    'We stock what we use. The shelf is short on purpose, and most of it can be repaired.',
    'Come by on a Saturday: there is a window seat, and the first cup is on us.',
  ],
  css: `:root{--paper:#fffaf3;--card:#fffaf3;--ink:#43291f;--muted:#8a6a5a;--line:#ecd8c5;--accent:#b5533c;--accent-ink:#fff;--round:22px;--notice:#f3c98b;--notice-ink:#43291f;--hero:#f8e9dc;--letters:Optima,Candara,"Noto Sans",sans-serif;--display:"Cooper Black","Hoefler Text",Georgia,"DejaVu Serif",serif;--heavy:700}
.sign,.aisles,.shelf-title h2,.hero p{text-transform:lowercase}.hero h1{font-size:64px;letter-spacing:-.03em;color:#b5533c}.grid{grid-template-columns:repeat(3,1fr);gap:36px 28px}.ware img{border-radius:22px}.ware .says{padding:14px 6px}.ware .name{font-size:17px}.go{border-radius:99px;padding:13px 26px}
.price{color:#b5533c;font-family:var(--display)}
@media(max-width:820px){.hero h1{font-size:42px}.grid{grid-template-columns:repeat(2,1fr);gap:22px 14px}.ware .name{font-size:14px}}`,
};
