import type { Look } from './look';

/** Elektro Brandt: the electrical shop on the market square. Blue sign, yellow price tags, everything close together. */
export const brandt: Look = {
  ground: '#ffffff',
  mark: '<svg viewBox="0 0 34 34"><rect width="34" height="34" rx="4" fill="#ffd21f"/><path d="M19 3 7 19h8l-2 12 14-17h-9z" fill="#0c3b8c"/></svg>',
  notice: 'Versandkostenfrei ab 99 € · 30 Tage Rückgabe · Beratung 08–20 Uhr',
  lead: 'headphones',
  heroTitle: 'Die Woche der leisen Kopfhörer',
  heroText:
    'Bis Samstag: Noise-Cancelling zum Probehören in allen elf Filialen, und online zum selben Preis.',
  story: [
    'Seit 1958 verkauft Familie Brandt Elektrogeräte: erst Radios in Hildesheim, heute in elf Filialen und im Netz.',
    'Was wir verkaufen, reparieren wir auch. In der Werkstatt hinter der Filiale Nordstraße arbeiten vierzehn Meisterinnen und Meister.',
    'Unser Preis online ist der Preis im Laden. Altgeräte nehmen wir mit.',
  ],
  css: `:root{--paper:#f1f3f6;--card:#fff;--ink:#152033;--muted:#586377;--line:#d5dbe5;--accent:#e2001a;--accent-ink:#fff;--round:4px;--top:#0c3b8c;--top-ink:#fff;--aisles:#092f70;--aisles-ink:#fff;--notice:#ffd21f;--notice-ink:#152033;--hero:#0c3b8c;--hero-ink:#fff;--foot:#092f70;--foot-ink:#fff;--letters:Arial,"Helvetica Neue",sans-serif;--display:"Arial Narrow","Roboto Condensed",Arial,sans-serif;--heavy:800}
.sign{font-size:25px}.grid{grid-template-columns:repeat(5,1fr);gap:12px}.ware{border:1px solid var(--line)}.ware .says{padding:10px 12px 12px}.ware .name{font-size:14px}
.ware .cost{font-size:20px;font-weight:800;color:#0c3b8c}.ware s{color:var(--muted)}.hero{padding:32px 40px}.hero .pictures img{background:#fff}
.product{background:#fff;border:1px solid var(--line);border-radius:4px;padding:28px}.product h1{font-size:26px}
.price{width:fit-content;background:#ffd21f;padding:8px 16px;border-radius:4px;font-weight:800}.price s{color:#5c4e00}.go{text-transform:none;font-weight:700}
@media(max-width:1020px){.grid{grid-template-columns:repeat(3,1fr)}}
@media(max-width:820px){.sign{font-size:19px}.grid{grid-template-columns:repeat(2,1fr);gap:8px}.product{padding:16px}.hero{padding:24px 18px}.product h1{font-size:21px}.ware .cost{font-size:17px}}`,
};
