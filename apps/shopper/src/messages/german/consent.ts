import type { Messages } from '../english';

/** Consent to measuring. */
export const consent: Messages['consent'] = {
  label: 'Datenschutz',
  title: 'Dürfen wir Besuche messen?',
  inShort:
    'Welcher Link Sie hergeführt hat, welche Angebote Sie öffnen. Vor Ihrem Ja wird nichts gespeichert.',
  explanation:
    'Wir würden festhalten, welcher Link Sie hergeführt hat und welche Angebote Sie öffnen: Danach bezahlen uns Shops, und wir sehen, was nicht geht. Bevor Sie es erlauben, wird nichts gespeichert oder gesendet, und alles geht auch ohne.',
  allow: 'Erlauben',
  refuse: 'Ablehnen',
  allowedOn: (day) => `Erlaubt am ${day}.`,
  refusedOn: (day) => `Abgelehnt am ${day}.`,
  taken: 'Sie haben noch nicht gewählt; diese Seite misst Besuche, bis Sie ablehnen.',
  notChosen: 'Sie haben noch nicht gewählt. Es wird nichts gespeichert oder gesendet.',
  refusedByBrowser:
    'Ihr Browser bittet darum, das zu lassen (Global Privacy Control oder Do Not Track). Daran halten wir uns: Es wird nichts gespeichert oder gesendet.',
};
