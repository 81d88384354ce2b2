import type { Category } from '../world/words';

/** A shop's design, on top of the page plan that all shops use. */
export interface Look {
  /** The background behind product pictures, #rrggbb. */
  readonly ground: string;
  /** An inline SVG logo next to the name. */
  readonly mark: string;
  /** The line at the top of the page. */
  readonly notice: string;
  /** The first category on the front page. */
  readonly lead: Category;
  readonly heroTitle: string;
  readonly heroText: string;
  /** The paragraphs of the about page. */
  readonly story: readonly string[];
  readonly css: string;
}

/** The layout of all shops on phone and desktop. Colours and fonts come from the look. */
export const planCss = `
*{box-sizing:border-box}html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 var(--letters);min-height:100vh;display:flex;flex-direction:column}
a{color:inherit}img,svg{display:block;max-width:100%}img{height:auto}
h1,h2,h3{font-family:var(--display);line-height:1.12;margin:0;font-weight:var(--heavy,700);text-wrap:balance}
.wide{max-width:1180px;margin:0 auto;padding:0 20px}
.notice{background:var(--notice,var(--ink));color:var(--notice-ink,var(--paper));font-size:13px;text-align:center;padding:7px 16px}
.top{background:var(--top,var(--paper));color:var(--top-ink,var(--ink));border-bottom:1px solid var(--line)}
.top .wide{display:grid;grid-template-columns:auto 1fr auto;gap:12px 28px;align-items:center;padding-top:16px;padding-bottom:16px}
.sign{display:flex;align-items:center;gap:12px;text-decoration:none;font:var(--heavy,700) 22px/1 var(--display);white-space:nowrap}
.sign svg{width:34px;height:34px;flex:none}
.seek{display:flex;max-width:420px;width:100%;justify-self:end}
.seek input{flex:1;min-width:0;font:inherit;font-size:15px;padding:9px 12px;border:1px solid var(--line);border-right:0;border-radius:var(--round) 0 0 var(--round);background:var(--card);color:var(--ink)}
.seek button{font:inherit;font-size:15px;border:1px solid var(--line);border-radius:0 var(--round) var(--round) 0;background:var(--card);color:var(--ink);padding:0 13px}
.seek button svg{width:18px}
.bag{font-size:15px;white-space:nowrap}
.aisles{background:var(--aisles,transparent);color:var(--aisles-ink,inherit);border-bottom:1px solid var(--line)}
.aisles .wide{display:flex;flex-wrap:wrap;gap:4px 19px;padding-top:11px;padding-bottom:11px;font-size:14px;scrollbar-width:none}
.aisles a{text-decoration:none;white-space:nowrap}.aisles a[aria-current]{text-decoration:underline;text-underline-offset:6px;text-decoration-thickness:2px}
.aisles a:hover{text-decoration:underline;text-underline-offset:6px}
main{padding:28px 0 64px;flex:1}.wide{width:100%}
.hero{display:grid;grid-template-columns:1fr 1fr;gap:32px;align-items:center;background:var(--hero,var(--card));color:var(--hero-ink,var(--ink));border-radius:var(--round);padding:44px;margin-bottom:44px}
.hero h1{font-size:46px}.hero p{font-size:18px;max-width:34em}
.hero .pictures{display:grid;grid-template-columns:repeat(3,1fr);gap:12px}
.hero .pictures a:first-child{grid-column:1/3;grid-row:1/3}.hero .pictures img{border-radius:var(--round);width:100%;height:100%;object-fit:cover}
.go{display:inline-block;background:var(--accent);color:var(--accent-ink);text-decoration:none;font-weight:600;padding:12px 20px;border-radius:var(--round);border:0;font-size:16px;font-family:inherit;cursor:pointer}
.shelf-title{display:flex;justify-content:space-between;align-items:baseline;gap:16px;margin:0 0 18px}.shelf-title h2{font-size:26px}.shelf-title span{color:var(--muted);font-size:14px}
.grid{display:grid;grid-template-columns:repeat(4,1fr);gap:26px 20px;margin:0 0 48px;padding:0;list-style:none}
.ware{text-decoration:none;display:flex;flex-direction:column;height:100%;background:var(--card);border-radius:var(--round);overflow:hidden}
.ware img{width:100%;aspect-ratio:1}
.ware .says{padding:12px 2px 6px;display:flex;flex-direction:column;gap:5px;flex:1}
.ware .name{font-size:15px;line-height:1.35;overflow-wrap:anywhere}.ware:hover .name{text-decoration:underline}
.ware .maker{font-size:12px;color:var(--muted)}
.ware .cost{margin-top:auto;font-weight:700;font-variant-numeric:tabular-nums}
s{color:var(--muted);font-weight:400;font-size:.86em}
.crumbs{font-size:14px;color:var(--muted);margin-bottom:20px}.crumbs a{text-decoration:none}
.product{display:grid;grid-template-columns:minmax(0,1.1fr) minmax(0,1fr);gap:16px 56px;align-items:start}
.product figure{margin:0}.product figure img{width:100%;border-radius:var(--round)}
.product h1{font-size:32px;margin:4px 0 14px;overflow-wrap:anywhere}
.product .maker{color:var(--muted);font-size:14px;margin:0}
.price{margin:0;font-size:32px;font-weight:700;font-variant-numeric:tabular-nums;display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;line-height:1.2}.price>*{white-space:nowrap}
.price s{font-size:17px}.cut{background:var(--accent);color:var(--accent-ink);font-size:14px;font-weight:700;padding:3px 8px;border-radius:var(--round);line-height:1.5}
.small{font-size:14px;color:var(--muted);margin:4px 0}
.stock{font-size:15px;margin:14px 0;display:flex;gap:9px;align-items:center}.stock::before{content:"";width:9px;height:9px;border-radius:50%;background:#2f8f4e;flex:none}
.stock.out::before{background:#b3372e}.stock.later::before{background:#d69a1f}
.choose{margin:18px 0}.choose span{display:block;font-size:14px;color:var(--muted);margin-bottom:7px}.choose div{display:flex;flex-wrap:wrap;gap:8px}
.choose a{border:1px solid var(--line);padding:8px 13px;border-radius:var(--round);text-decoration:none;font-size:15px;background:var(--card)}.choose a[aria-current]{border-color:var(--ink);box-shadow:inset 0 0 0 1px var(--ink)}
.buy{margin:22px 0 14px}.buy .go{width:100%;padding:15px 20px;font-size:17px}.buy .go[disabled]{opacity:.45;cursor:default}
.facts{width:100%;border-collapse:collapse;font-size:15px;margin:18px 0}.facts th,.facts td{border-top:1px solid var(--line);padding:8px 0;text-align:left;vertical-align:top;overflow-wrap:anywhere}.facts th{font-weight:400;color:var(--muted);width:38%;padding-right:12px;overflow-wrap:normal}
.words{max-width:42em;margin:28px 0 8px;grid-column:1/-1}.words h2{font-size:22px;margin-bottom:8px}
.after{margin-top:44px}
.text{max-width:42em}.text h1{font-size:36px;margin-bottom:16px}
.foot{border-top:1px solid var(--line);background:var(--foot,transparent);color:var(--foot-ink,inherit);font-size:14px;padding:30px 0 40px}
.foot .wide{display:flex;flex-wrap:wrap;gap:10px 28px;justify-content:space-between}.foot nav{display:flex;flex-wrap:wrap;gap:8px 20px}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
@media(max-width:820px){
 .wide{padding:0 16px}.aisles .wide{flex-wrap:nowrap;overflow-x:auto}.top .wide{grid-template-columns:minmax(0,1fr) auto;gap:12px}.bag{font-size:13px}.seek{grid-column:1/-1;grid-row:2;max-width:none}
 .sign{font-size:19px;gap:9px}.sign svg{width:28px;height:28px}main{padding:18px 0 40px}
 .hero{grid-template-columns:1fr;padding:26px 20px;gap:20px;margin-bottom:32px}.hero h1{font-size:31px}.hero p{font-size:16px;margin:10px 0 16px}
 .grid{grid-template-columns:repeat(2,1fr);gap:20px 12px}.ware .name{font-size:14px}
 .product{grid-template-columns:minmax(0,1fr)}.product h1{font-size:24px}.price{font-size:27px}.shelf-title h2{font-size:22px}.text h1{font-size:28px}
}
`;
