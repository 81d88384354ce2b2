import type { Look } from './look';

/** Bargain Barn Direct: a barn by the interstate. Kraft paper, barn red, stencilled signs. */
export const barn: Look = {
  ground: '#f6e7c1',
  mark: '<svg viewBox="0 0 34 34"><path d="M2 15 8 6l9-4 9 4 6 9v17H2z" fill="#f2b632"/><path d="M10 32V18h14v14M10 18l14 14M24 18 10 32" fill="none" stroke="#a3271f" stroke-width="2.4"/></svg>',
  notice: 'FLAT $9.99 SHIPPING ON EVERY ORDER. NO CODES. NO GIMMICKS.',
  lead: 'power-tools',
  heroTitle: 'IF IT’S DENTED, WE SAY SO.',
  heroText:
    'Overstock, open box and refurbs from 40,000 square feet off Exit 12. New pallets Tuesday and Friday.',
  story: [
    'Dale and Renée bought their first truckload of returned microwaves in 1999. Nineteen of twenty worked. The barn was for the other one.',
    'Every refurb is opened, cleaned, tested for an hour and photographed. The web site runs on one of the refurbs, so it may take a breath now and then.',
    'Pick up in Harlan, Iowa, Tuesday to Saturday. Bring a truck.',
  ],
  css: `:root{--paper:#f9eed3;--card:#fffaf0;--ink:#2b1a12;--muted:#75604e;--line:#d9c290;--accent:#a3271f;--accent-ink:#fff8e7;--round:3px;--top:#a3271f;--top-ink:#fff8e7;--aisles:#2b1a12;--aisles-ink:#f9eed3;--notice:#f2b632;--notice-ink:#2b1a12;--hero:#f2b632;--hero-ink:#2b1a12;--foot:#2b1a12;--foot-ink:#f9eed3;--letters:"Trebuchet MS",Verdana,sans-serif;--display:Rockwell,"Roboto Slab","Courier New","DejaVu Serif",serif;--heavy:900}
.sign{font-size:26px;text-transform:uppercase;letter-spacing:.01em}.notice{font-weight:700;letter-spacing:.05em;font-size:12px}.aisles .wide{font-weight:700;text-transform:uppercase;font-size:13px}
.hero{border:3px solid #2b1a12;box-shadow:7px 7px 0 #2b1a12}.hero h1{font-size:52px}.hero .pictures img{border:2px solid #2b1a12}
.ware{border:2px solid var(--ink)}.ware img{border-bottom:2px solid var(--ink)}.ware .says{padding:10px 12px 12px}.ware .cost{font-size:22px;font-weight:900;color:#a3271f}.ware .name{font-size:14px}
.price{font-size:42px;font-weight:900;color:#a3271f}.product figure img{border:3px solid #2b1a12}.product h1{font-size:25px}.go{text-transform:uppercase;font-weight:900;letter-spacing:.04em}
@media(max-width:820px){.sign{font-size:15px;letter-spacing:0}.hero{box-shadow:4px 4px 0 #2b1a12}.hero h1{font-size:32px}.price{font-size:34px}.ware .cost{font-size:18px}.product h1{font-size:20px}}`,
};
