import type { Look } from './look';

/** Nordlys Elektronik: a bright shop in a dark town. Ice blue, deep navy, round corners, a green light over the horizon. */
export const nordlys: Look = {
  ground: '#eef5f8',
  mark: '<svg viewBox="0 0 34 34"><rect width="34" height="34" rx="11" fill="#0f2a43"/><path d="M5 25c5-14 8 2 12-8s7 2 12-9v17H5z" fill="#4fd1a5"/><circle cx="25" cy="9" r="2" fill="#fff"/></svg>',
  notice: 'Fri frakt över 499 kr · Öppet köp i 60 dagar',
  lead: 'gaming',
  heroTitle: 'Mörkret kommer klockan tre.',
  heroText: 'Vi har hörlurarna, spelen och skärmarna för resten av dagen. Skickas från Umeå samma kväll.',
  story: [
    'Nordlys Elektronik startade 2003 i ett garage i Umeå med en skrivare, två skärmar och en mycket tålmodig hund.',
    'I dag är vi tjugotre personer. Lagret värms av datorernas spillvärme, och kaffet bryggs i den bryggare vi själva säljer.',
    'Du kan ångra dig i sextio dagar. Det är ungefär så länge vintern känns som längst.',
  ],
  css: `:root{--paper:#f7fafc;--card:#fff;--ink:#0f2a43;--muted:#5a7083;--line:#d7e3ea;--accent:#0b7d5c;--accent-ink:#fff;--round:14px;--notice:#0f2a43;--notice-ink:#c9f2e2;--hero:linear-gradient(160deg,#0f2a43 30%,#14546a 70%,#2f9d80);--hero-ink:#fff;--letters:"Segoe UI",system-ui,Roboto,sans-serif;--display:"Segoe UI",system-ui,Roboto,sans-serif;--heavy:700}
.ware{box-shadow:0 1px 3px #0f2a4318}.ware .says{padding:12px 14px 14px}.ware .cost{font-size:19px;color:#0b7d5c}.hero .pictures img{background:#ffffff14}.hero h1{font-size:50px;letter-spacing:-.02em}
.others{background:#e6f0f4;border-radius:14px;padding:14px 16px;margin-bottom:26px;display:flex;gap:22px;overflow-x:auto;font-size:14px}.others b{white-space:nowrap}.others a,.others span{white-space:nowrap;text-decoration:none}.others em{font-style:normal;color:#b3372e;font-weight:700}
.product figure{background:#eef5f8;border-radius:22px;padding:20px}.aisles a{border-radius:99px;padding:2px 0}
@media(max-width:820px){.hero h1{font-size:33px}.product figure{padding:8px}.ware .cost{font-size:16px}.ware .says{padding:10px}}`,
};
