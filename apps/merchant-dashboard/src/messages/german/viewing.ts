import type { Messages } from '../english';

/** The banner and errors for an admin who views a business's dashboard. */
export const viewing: Messages['viewing'] = {
  title: 'Dashboard wird geöffnet',
  banner: (business) => `Sie sehen das Dashboard als ${business}`,
  until: (time) => `Nur Lesezugriff, bis ${time}`,
  stop: 'Ansicht beenden',
  broken: 'Dieser Link ist nicht mehr gültig',
  brokenSentence:
    'Jeder Link funktioniert nur einmal und nur eine Minute lang. Starten Sie erneut in der Admin-Konsole.',
};
