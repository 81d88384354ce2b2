import type { Look } from './look';

/** Pennywick & Daughters: a department store with brass doors. Cream paper, bottle green, serifs and double rules. */
export const pennywick: Look = {
  ground: '#f3ecdb',
  mark: '<svg viewBox="0 0 34 34"><circle cx="17" cy="17" r="16" fill="none" stroke="#1f4a3a" stroke-width="1.5"/><circle cx="17" cy="17" r="13" fill="#1f4a3a"/><path d="M13 24V10h5.5a4.2 4.2 0 0 1 0 8.4H13" fill="none" stroke="#f6e9c8" stroke-width="2.2"/></svg>',
  notice: 'Complimentary delivery over £50 · Gift wrapping by hand',
  lead: 'kitchen',
  heroTitle: 'For the kitchen that everyone ends up in',
  heroText:
    'Mixers in proper colours, casseroles to inherit, and a kettle that sings at the right moment. Chosen by the family since 1926.',
  story: [
    'Ada Pennywick opened a china shop on Micklegate in York in 1926. Her daughters added the lift, the tea room and the second front door.',
    'The fourth generation now packs your order in the same basement, in paper and straw, and still encloses a card.',
    'We match any York shop’s price within the week, should you ask nicely.',
  ],
  css: `:root{--paper:#fbf6ea;--card:#fbf6ea;--ink:#22281f;--muted:#6a6857;--line:#d8cdb2;--accent:#1f4a3a;--accent-ink:#fbf6ea;--round:0px;--notice:#1f4a3a;--notice-ink:#f6e9c8;--hero:#f3ecdb;--foot:#1f4a3a;--foot-ink:#f6e9c8;--letters:Georgia,"Times New Roman","DejaVu Serif",serif;--display:Georgia,"Times New Roman","DejaVu Serif",serif;--heavy:400}
.top .wide{grid-template-columns:1fr auto 1fr}.sign{grid-column:2;grid-row:1;flex-direction:column;font-size:28px;gap:8px;letter-spacing:.01em}.seek{grid-column:1;grid-row:1;justify-self:start;max-width:250px}.bag{grid-column:3;justify-self:end}
.aisles{border-top:1px solid var(--line);border-bottom:3px double var(--line)}.aisles .wide{justify-content:center;font-style:italic}
.hero{border:1px solid var(--line);outline:1px solid var(--line);outline-offset:4px}.hero h1{font-size:44px}
.ware .says{text-align:center;align-items:center}.ware .cost{font-weight:400;font-size:17px}.ware .maker{font-style:italic;font-size:13px}.shelf-title{border-bottom:3px double var(--line);padding-bottom:8px}
.price{font-weight:400}.cut{font-style:italic;font-weight:400}.stock{font-style:italic}.product figure{border:1px solid var(--line);padding:10px}
@media(max-width:980px){.aisles .wide{justify-content:flex-start}}
@media(max-width:820px){.top .wide{grid-template-columns:minmax(0,1fr) auto}.sign{grid-column:1;flex-direction:row;font-size:16px}.sign svg{width:26px;height:26px}.seek{grid-column:1/-1;grid-row:2;max-width:none;justify-self:stretch}.bag{grid-column:2;grid-row:1}.hero h1{font-size:28px}}`,
};
