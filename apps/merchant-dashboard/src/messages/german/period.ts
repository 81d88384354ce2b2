import type { Messages } from '../english';

/** Choosing the days to look at. */
export const period: Messages['period'] = {
  legend: 'Betrachtete Tage',
  presets: { '7': '7 Tage', '30': '30 Tage', '90': '90 Tage', custom: 'Andere' },
  compare: 'Verglichen mit',
  comparisons: {
    previous: 'gegen die Tage davor',
    year: 'gegen das Jahr davor',
    none: 'ohne Vergleich',
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
  utc: 'Tage und Stunden sind die von UTC.',
};
