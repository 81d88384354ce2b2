import type { Messages } from '../english';

/** What stands around every screen. */
export const frame: Messages['frame'] = {
  disclosure: 'Für manche Besuche bezahlen uns Shops. An der Reihenfolge ändert das nie etwas.',
  language: 'Sprache',
  languageDidNotArrive:
    'Die Sprache ist nicht angekommen. Prüfen Sie die Verbindung und wählen Sie sie noch einmal.',
};
