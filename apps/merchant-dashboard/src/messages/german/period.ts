import type { Messages } from '../english';

/** The date range picker. */
export const period: Messages['period'] = {
  legend: 'Zeitraum',
  presets: { '7': '7 Tage', '30': '30 Tage', '90': '90 Tage', custom: 'Benutzerdefiniert' },
  compare: 'Vergleichen mit',
  comparisons: {
    previous: 'Vorheriger Zeitraum',
    year: 'Vorjahr',
    none: 'Kein Vergleich',
  },
  from: 'Von',
  to: 'Bis',
  show: 'Übernehmen',
  wrong: 'Wählen Sie höchstens ein Jahr, das Startdatum zuerst und kein Datum in der Zukunft.',
  names: {
    now: (days) => (days === 1 ? 'Ausgewählter Tag' : `Ausgewählte ${days} Tage`),
    previous: (days) => (days === 1 ? 'Vortag' : `Vorherige ${days} Tage`),
    year: 'Vorjahreszeitraum',
  },
  week: (day) => `Woche ab ${day}`,
  intervals: { hour: 'Stunde', day: 'Tag', week: 'Woche' },
  timeZone: (zone) => `Zeiten in ${zone}.`,
  since: (day) => `Ab ${day}`,
  until: (day) => `Bis ${day}`,
};
