import type { Messages } from '../english';

export const consent: Messages['consent'] = {
  label: 'Datenschutz',
  title: 'Besuchsstatistik erlauben?',
  inShort:
    'Über welchen Link du kommst und welche Angebote du öffnest. Ohne deine Zustimmung speichern wir nichts.',
  explanation:
    'Wir würden gern speichern, über welchen Link du gekommen bist und welche Angebote du öffnest. So sehen wir, was funktioniert und was nicht, und manche Shops bezahlen uns danach. Ohne deine Zustimmung wird nichts gespeichert oder gesendet, und alles funktioniert genauso.',
  allow: 'Erlauben',
  refuse: 'Ablehnen',
  allowedOn: (day) => `Du hast am ${day} zugestimmt.`,
  refusedOn: (day) => `Du hast am ${day} abgelehnt.`,
  taken: 'Du hast noch nicht gewählt. Wir messen Besuche, bis du ablehnst.',
  notChosen: 'Du hast noch nicht gewählt. Es wird nichts gespeichert oder gesendet.',
  refusedByBrowser:
    'Dein Browser sendet Global Privacy Control oder Do Not Track. Wir respektieren das: Es wird nichts gespeichert oder gesendet.',
};
