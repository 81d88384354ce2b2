import { escapeHtml } from '@pricehunt/mail';
import { plainPage } from '../../answers/plain-page';
import type { PageLanguage } from '../../answers/plain-page';

const words = {
  en: {
    leaving: (host: string) => `You’re leaving PriceHunt for ${host}`,
    why: 'This link isn’t from our search results, so we don’t know this site. Continue only if you trust it.',
    goOn: (host: string) => `Continue to ${host}`,
  },
  de: {
    leaving: (host: string) => `Du verlässt PriceHunt und gehst zu ${host}`,
    why: 'Dieser Link stammt nicht aus unseren Suchergebnissen, wir kennen die Seite also nicht. Öffne sie nur, wenn du ihr vertraust.',
    goOn: (host: string) => `Weiter zu ${host}`,
  },
} as const;

/** Shown instead of a redirect to an unknown host, without JavaScript. */
export function leavingPage(language: PageLanguage, target: URL): string {
  const { leaving, why, goOn } = words[language];
  return plainPage(
    language,
    leaving(target.host),
    `<p>${why}</p>
<p><a class="go" href="${escapeHtml(target.href)}" rel="noreferrer nofollow">${escapeHtml(goOn(target.host))}</a></p>`,
  );
}
