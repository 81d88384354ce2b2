import { escapeHtml } from '@pricehunt/mail';
import { plainPage } from '../../plain-page';
import type { PageLanguage } from '../../plain-page';

const words = {
  en: {
    leaving: (host: string) => `You are leaving for ${host}`,
    why: 'This link did not come from one of our results, so we cannot say what is there.',
    goOn: (host: string) => `Go on to ${host}`,
  },
  de: {
    leaving: (host: string) => `Du verlässt PriceHunt: ${host}`,
    why: 'Dieser Link stammt nicht aus unseren Ergebnissen. Wir können nicht sagen, was dich dort erwartet.',
    goOn: (host: string) => `Weiter zu ${host}`,
  },
} as const;

/**
 * The page shown instead of a redirect to a host that we do not know: it names the host and leaves the decision to the
 * person. No script, no refresh, one plain link.
 */
export function leavingPage(language: PageLanguage, target: URL): string {
  const { leaving, why, goOn } = words[language];
  return plainPage(
    language,
    leaving(target.host),
    `<p>${why}</p>
<p><a class="go" href="${escapeHtml(target.href)}" rel="noreferrer nofollow">${escapeHtml(goOn(target.host))}</a></p>`,
  );
}
