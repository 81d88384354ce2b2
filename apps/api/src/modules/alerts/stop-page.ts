import { escapeHtml } from '@pricehunt/mail';
import { plainPage } from '../../answers/plain-page';
import type { PageLanguage } from '../../answers/plain-page';

const words = {
  en: {
    question: 'Stop this alert?',
    consequence: (title: string) =>
      title === ''
        ? 'You won’t receive any more messages from this alert.'
        : `You won’t receive any more alerts about <strong>${escapeHtml(title)}</strong>.`,
    stop: 'Stop alert',
    stopped: 'Alert stopped',
    restart:
      'You won’t receive any more messages from this alert. You can turn it back on under Price alerts.',
    gone: 'This alert no longer exists',
    goneBecause:
      'It was deleted or merged with another of your alerts for the same product. Manage the alerts that are still active under Price alerts.',
    toAlerts: 'View my price alerts',
  },
  de: {
    question: 'Diesen Preisalarm beenden?',
    consequence: (title: string) =>
      title === ''
        ? 'Du bekommst keine Nachrichten mehr zu diesem Preisalarm.'
        : `Du bekommst keine Nachrichten mehr zu <strong>${escapeHtml(title)}</strong>.`,
    stop: 'Preisalarm beenden',
    stopped: 'Preisalarm beendet',
    restart: 'Du bekommst dazu keine Nachrichten mehr. Unter „Preisalarme“ kannst du ihn wieder einschalten.',
    gone: 'Diesen Preisalarm gibt es nicht mehr',
    goneBecause:
      'Er wurde gelöscht oder mit einem anderen deiner Preisalarme für dasselbe Produkt zusammengelegt. Deine aktiven Preisalarme verwaltest du unter „Preisalarme“.',
    toAlerts: 'Meine Preisalarme ansehen',
  },
} as const;

/** A plain form, so that it works without JavaScript. */
export function confirmationPage(language: PageLanguage, productTitle: string, token: string): string {
  const { question, consequence, stop } = words[language];
  return plainPage(
    language,
    question,
    `<p>${consequence(productTitle)}</p>
<form method="post" action="/api/alerts/stop?token=${encodeURIComponent(token)}">
<button class="go" type="submit">${stop}</button>
</form>`,
  );
}

export function stoppedPage(language: PageLanguage): string {
  const { stopped, restart } = words[language];
  return plainPage(language, stopped, `<p>${restart}</p>`);
}

export function gonePage(language: PageLanguage): string {
  const { gone, goneBecause, toAlerts } = words[language];
  return plainPage(language, gone, `<p>${goneBecause}</p>\n<a class="go" href="/alerts">${toAlerts}</a>`);
}
