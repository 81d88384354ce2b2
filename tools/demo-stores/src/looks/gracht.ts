import type { Look } from './look';

const gables =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='240' height='44'%3E%3Cg fill='%23123c44'%3E%3Cpath d='M0 44V16h6V8h8V2h14v6h8v8h6v28z'/%3E%3Cpath d='M44 44V20L66 2l22 18v24z'/%3E%3Cpath d='M90 44V22q4-14 22-20 18 6 22 20v22z'/%3E%3Cpath d='M136 44V12h40v32z'/%3E%3Cpath d='M178 44V18h5v-7h7V4h20v7h7v7h5v26z'/%3E%3C/g%3E%3C/svg%3E\")";

/** Grachtwinkel: a canal house with a shop in it. Dark teal, brick orange, a row of gables under the sign. */
export const gracht: Look = {
  ground: '#f2efe9',
  mark: '<svg viewBox="0 0 34 34"><path d="M5 32V14h4V9h4V4h8v5h4v5h4v18z" fill="#e0662f"/><path d="M14 32v-8h6v8M11 16h4v4h-4zM19 16h4v4h-4z" fill="#fff6ea"/></svg>',
  notice: 'Altijd gratis bezorgd · Per bakfiets in Amsterdam',
  lead: 'coffee',
  heroTitle: 'Alles wat door de voordeur past.',
  heroText:
    'En wat er niet door past, hijsen we aan de balk naar boven. Voor half elf besteld, morgen aan de gracht.',
  story: [
    'Grachtwinkel zit sinds 1987 op de Brouwersgracht, op drie verdiepingen en één natte kelder.',
    'Wij verkopen wat we zelf in huis zouden halen. Dat is minder dan u bij anderen vindt, en dat is de bedoeling.',
    'Te veel bezoek tegelijk past niet op de trap. Soms vragen we daarom even wie u bent.',
  ],
  css: `:root{--paper:#fff;--card:#fff;--ink:#17292c;--muted:#5f7073;--line:#dfe3e0;--accent:#cf4f19;--accent-ink:#fff;--round:8px;--top:#fff6ea;--notice:#123c44;--notice-ink:#fff6ea;--hero:#123c44;--hero-ink:#fff6ea;--aisles:#123c44;--aisles-ink:#fff6ea;--foot:#123c44;--foot-ink:#fff6ea;--letters:Verdana,"DejaVu Sans",Geneva,sans-serif;--display:"Gill Sans","Trebuchet MS",Verdana,sans-serif;--heavy:700}
body{font-size:15px}.top{border:0;background:var(--top) ${gables} repeat-x 0 100%;padding-bottom:44px}.sign{font-size:27px;color:#123c44}.hero .pictures img{background:#fff6ea}.hero h1{font-size:42px}
.ware .cost{color:#cf4f19;font-size:18px}.grid{grid-template-columns:repeat(4,1fr);gap:32px 28px}.price{color:#cf4f19}.door{max-width:520px;margin:40px auto;text-align:center;border:1px solid var(--line);border-radius:8px;padding:36px 24px}.door svg{width:90px;margin:0 auto 18px}.door h1{font-size:26px;margin-bottom:10px}
@media(max-width:820px){.sign{font-size:20px}.hero h1{font-size:29px}.grid{grid-template-columns:repeat(2,1fr);gap:22px 14px}}`,
};
