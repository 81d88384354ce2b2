import { escapeHtml } from '@pricehunt/mail';
import { plainPage } from '../../answers/plain-page';
import type { PageLanguage } from '../../answers/plain-page';

const words = {
  en: {
    question: 'Start this price alert?',
    sentence: (title: string, email: string) =>
      `We’ll e-mail <strong>${escapeHtml(email)}</strong> about the price of <strong>${escapeHtml(title)}</strong>. Every e-mail has a link that stops the alert.`,
    start: 'Start price alert',
    started: 'Price alert set',
    isMet: 'This is already the case, so we’ve just sent you the first e-mail.',
    isWatching: 'We’ll e-mail you when it’s the case.',
    toProduct: 'Compare prices',
    search: {
      question: 'Start this search alert?',
      sentence: (title: string, email: string) =>
        `We’ll e-mail <strong>${escapeHtml(email)}</strong> about new products for <strong>${escapeHtml(title)}</strong>. Every e-mail has a link that stops the alert.`,
      start: 'Start search alert',
      started: 'Search alert set',
      fits: (count: number) =>
        count === 1
          ? '1 product matches now. We’ll e-mail you about new ones.'
          : `${count} products match now. We’ll e-mail you about new ones.`,
      toProducts: 'Browse products',
    },
  },
  de: {
    question: 'Diesen Preisalarm starten?',
    sentence: (title: string, email: string) =>
      `Wir schreiben an <strong>${escapeHtml(email)}</strong>, wenn sich beim Preis von <strong>${escapeHtml(title)}</strong> etwas tut. In jeder E-Mail kannst du den Preisalarm beenden.`,
    start: 'Preisalarm starten',
    started: 'Preisalarm aktiv',
    isMet: 'Das ist schon jetzt der Fall. Wir haben dir gerade die erste E-Mail geschickt.',
    isWatching: 'Wir schreiben dir, sobald es so weit ist.',
    toProduct: 'Preise vergleichen',
    search: {
      question: 'Diesen Suchalarm starten?',
      sentence: (title: string, email: string) =>
        `Wir schreiben an <strong>${escapeHtml(email)}</strong>, wenn es neue Produkte für <strong>${escapeHtml(title)}</strong> gibt. In jeder E-Mail kannst du den Suchalarm beenden.`,
      start: 'Suchalarm starten',
      started: 'Suchalarm aktiv',
      fits: (count: number) =>
        count === 1
          ? '1 Produkt passt jetzt schon. Wir schreiben dir bei neuen.'
          : `${count} Produkte passen jetzt schon. Wir schreiben dir bei neuen.`,
      toProducts: 'Produkte ansehen',
    },
  },
} as const;

/** A plain form, so that it works without JavaScript. Opening the link alone changes nothing: mail programs do that too. */
export function startPage(
  language: PageLanguage,
  {
    title,
    email,
    token,
    isSearch,
  }: { readonly title: string; readonly email: string; readonly token: string; readonly isSearch: boolean },
): string {
  const { question, sentence, start } = isSearch ? words[language].search : words[language];
  return plainPage(
    language,
    question,
    `<p>${sentence(title, email)}</p>
<form method="post" action="/api/alerts/confirm?token=${encodeURIComponent(token)}">
<button class="go" type="submit">${start}</button>
</form>`,
  );
}

export function startedPage(
  language: PageLanguage,
  { productId, hasFired }: { readonly productId: string; readonly hasFired: boolean },
): string {
  const { started, isMet, isWatching, toProduct } = words[language];
  return plainPage(
    language,
    started,
    `<p>${hasFired ? isMet : isWatching}</p>
<a class="go" href="/product/${encodeURIComponent(productId)}">${toProduct}</a>`,
  );
}

export function startedSearchPage(language: PageLanguage, matchCount: number): string {
  const { started, fits, toProducts } = words[language].search;
  return plainPage(
    language,
    started,
    `<p>${fits(matchCount)}</p>
<a class="go" href="/browse">${toProducts}</a>`,
  );
}
