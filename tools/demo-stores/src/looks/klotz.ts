import type { Look } from './look';

/** Klotz & Kegel: a toy shop at child height. Primary colours, thick outlines, blocks that stick out. */
export const klotz: Look = {
  ground: '#fff3c9',
  mark: '<svg viewBox="0 0 34 34"><rect x="1" y="17" width="16" height="16" fill="#e63b2e"/><circle cx="25" cy="25" r="8" fill="#2563c9"/><path d="M9 15 17 1l8 14z" fill="#2f9e5b"/></svg>',
  notice: 'Geschenke packen wir ein. Kostenlos und mit Schleife.',
  lead: 'toys',
  heroTitle: 'Wer baut mit?',
  heroText: 'Steine, Spiele und Rutschautos, die auch die kleinen Geschwister noch aushalten.',
  story: [
    'Klotz & Kegel gibt es seit 2011 in der Altstadt von Bamberg, eine Stufe hinunter und dann immer der Murmelbahn nach.',
    'Alles darf ausprobiert werden. Was dabei kaputtgeht, war nicht gut genug für unser Regal.',
    'Wir versenden aus dem Lager über dem Laden; die Kinder der Nachbarschaft kleben die Briefmarken.',
  ],
  css: `:root{--paper:#fffdf6;--card:#fffdf6;--ink:#1d2340;--muted:#5e6484;--line:#e7e0c8;--accent:#e63b2e;--accent-ink:#fff;--round:16px;--top:#f5b700;--top-ink:#1d2340;--notice:#1d2340;--notice-ink:#fff;--hero:#2563c9;--hero-ink:#fff;--aisles:#fffdf6;--letters:"Avenir Next","Nunito",Verdana,sans-serif;--display:"Avenir Next","Nunito","Arial Rounded MT Bold",Verdana,sans-serif;--heavy:900}
.top{border-bottom:4px solid #1d2340}.hero{border:4px solid #1d2340;position:relative}.hero h1{font-size:62px}.hero .pictures img{border:3px solid #1d2340}
.ware{border:3px solid #1d2340;transition:transform .15s}.ware:hover{transform:translateY(-4px) rotate(-.6deg)}.ware .says{padding:12px 14px 14px}.ware .cost{font-size:20px;color:#e63b2e;font-weight:900}.grid{grid-template-columns:repeat(4,1fr);gap:22px}
.price{font-weight:900;color:#e63b2e}.product figure img{border:4px solid #1d2340}.go{border-radius:99px;font-weight:800;box-shadow:0 4px 0 #9d1d13}
@media(prefers-reduced-motion:reduce){.ware{transition:none}}
@media(max-width:820px){.hero h1{font-size:40px}.grid{grid-template-columns:repeat(2,1fr);gap:12px}.ware .says{padding:10px}.ware .cost{font-size:17px}}`,
};
