import type { Messages } from '../english';

/** Choosing the days to look at. */
export const period: Messages['period'] = {
  legend: 'Betrachtete Tage',
  presets: { '7': '7 Tage', '30': '30 Tage', '90': '90 Tage', custom: 'Eigener Zeitraum' },
  compare: 'Vergleichen mit',
  comparisons: {
    previous: 'Vorheriger Zeitraum',
    year: 'Vorjahr',
    none: 'Kein Vergleich',
  },
  from: 'Von',
  to: 'Bis',
  show: 'Zeigen',
  wrong: 'Wählen Sie zwei Tage der Reihe nach, keinen in der Zukunft, höchstens ein Jahr.',
  names: {
    now: (days) => (days === 1 ? 'Dieser Tag' : `Diese ${days} Tage`),
    previous: (days) => (days === 1 ? 'Der Tag davor' : `Die ${days} Tage davor`),
    year: 'Ein Jahr davor',
  },
  week: (day) => `Woche ab ${day}`,
  intervals: { hour: 'Stunde', day: 'Tag', week: 'Woche' },
  timeZone: (zone) => `Zeiten in ${zone}.`,
  since: (day) => `Seit ${day}`,
  until: (day) => `Bis ${day}`,
};
