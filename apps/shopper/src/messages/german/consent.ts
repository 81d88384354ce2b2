import type { Messages } from '../english';

/** Consent to measuring. */
export const consent: Messages['consent'] = {
  label: 'Datenschutz',
  title: 'Dürfen wir Besuche messen?',
  inShort:
    'Über welchen Link du kommst und welche Angebote du öffnest. Ohne dein Ja wird nichts gespeichert.',
  explanation:
    'Wir würden speichern, über welchen Link du kommst und welche Angebote du öffnest: Danach bezahlen uns Shops, und wir sehen, was nicht funktioniert. Bevor du es erlaubst, wird nichts gespeichert oder gesendet, und alles funktioniert auch ohne.',
  allow: 'Erlauben',
  refuse: 'Ablehnen',
  allowedOn: (day) => `Erlaubt am ${day}.`,
  refusedOn: (day) => `Abgelehnt am ${day}.`,
  taken: 'Du hast noch nicht gewählt. Diese Seite misst Besuche, bis du ablehnst.',
  notChosen: 'Du hast noch nicht gewählt. Es wird nichts gespeichert oder gesendet.',
  refusedByBrowser:
    'Dein Browser bittet darum, das zu lassen (Global Privacy Control oder Do Not Track). Daran halten wir uns: Es wird nichts gespeichert oder gesendet.',
};
