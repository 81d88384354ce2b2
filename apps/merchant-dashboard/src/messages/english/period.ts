/** Choosing the days to look at. */
export const period = {
  legend: 'Days to look at',
  presets: { '7': '7 days', '30': '30 days', '90': '90 days', custom: 'Custom range' },
  compare: 'Compare with',
  comparisons: {
    previous: 'vs previous period',
    year: 'vs previous year',
    none: 'no comparison',
  },
  from: 'From',
  to: 'To',
  show: 'Show',
  wrong: 'Choose two days in order, none in the future, a year at most.',
  names: {
    now: (days: number) => (days === 1 ? 'This day' : `These ${days} days`),
    previous: (days: number) => (days === 1 ? 'The day before' : `The ${days} days before`),
    year: 'A year before',
  },
  week: (day: string) => `Week of ${day}`,
  intervals: { hour: 'Hour', day: 'Day', week: 'Week' },
  timeZone: (zone: string) => `Times in ${zone}.`,
  since: (day: string) => `Since ${day}`,
  until: (day: string) => `Until ${day}`,
};
