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
    gone: 'This alert is not there any more',
    goneBecause:
      'It was deleted, or it became one with another alert of yours when two products turned out to be the same. What still writes to you can be stopped on your alerts page.',
    toAlerts: 'To my alerts',
  },
  de: {
    ask: 'Diesen Preiswecker beenden?',
    consequence: (title: string) =>
      title === ''
        ? 'Du bekommst keine Nachrichten von diesem Preiswecker mehr.'
        : `Du bekommst keine Nachrichten mehr zu <strong>${escapeHtml(title)}</strong>.`,
    stop: 'Preiswecker beenden',
    stopped: 'Der Preiswecker ist beendet',
    restart: 'Du bekommst dazu keine Nachrichten mehr. Unter „Preiswecker“ kannst du ihn wieder starten.',
    gone: 'Diesen Preiswecker gibt es nicht mehr',
    goneBecause:
      'Er wurde gelöscht oder mit einem anderen deiner Preiswecker zusammengelegt, weil sich zwei Produkte als dasselbe erwiesen. Alle übrigen kannst du unter „Preiswecker“ beenden.',
    toAlerts: 'Zu meinen Preisweckern',
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

/** The page that says that there is no such alert any more, and where those that still write can be stopped. */
export function gonePage(language: PageLanguage): string {
  const { gone, goneBecause, toAlerts } = words[language];
  return plainPage(language, gone, `<p>${goneBecause}</p>\n<a class="go" href="/alerts">${toAlerts}</a>`);
}
