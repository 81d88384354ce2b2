import { escapeHtml } from '@pricehunt/mail';
import { plainPage } from '../../plain-page';
import type { PageLanguage } from '../../plain-page';

const words = {
  en: {
    ask: 'Stop this alert?',
    consequence: (title: string) =>
      title === ''
        ? 'You will get no more messages from this alert.'
        : `You will get no more messages about <strong>${escapeHtml(title)}</strong>.`,
    stop: 'Stop the alert',
    stopped: 'The alert has stopped',
    restart: 'You will get no more messages about it. You can start it again on your alerts page.',
  },
  de: {
    ask: 'Diesen Alarm beenden?',
    consequence: (title: string) =>
      title === ''
        ? 'Sie erhalten keine Nachrichten dieses Alarms mehr.'
        : `Sie erhalten keine Nachrichten mehr zu <strong>${escapeHtml(title)}</strong>.`,
    stop: 'Alarm beenden',
    stopped: 'Der Alarm ist beendet',
    restart:
      'Sie erhalten keine Nachrichten mehr dazu. Auf Ihrer Seite mit Preisalarmen können Sie ihn wieder starten.',
  },
} as const;

/** The page that asks before an alert stops: a plain form, so that it works without script. */
export function askingPage(language: PageLanguage, productTitle: string, token: string): string {
  const { ask, consequence, stop } = words[language];
  return plainPage(
    language,
    ask,
    `<p>${consequence(productTitle)}</p>
<form method="post" action="/api/alerts/stop?token=${encodeURIComponent(token)}">
<button class="go" type="submit">${stop}</button>
</form>`,
  );
}

/** The page that says that the alert has stopped. */
export function stoppedPage(language: PageLanguage): string {
  const { stopped, restart } = words[language];
  return plainPage(language, stopped, `<p>${restart}</p>`);
}
