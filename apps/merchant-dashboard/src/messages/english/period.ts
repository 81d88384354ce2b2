/** Choosing the days to look at. */
export const period = {
  legend: 'Days to look at',
  presets: { '7': '7 days', '30': '30 days', '90': '90 days', custom: 'Other days' },
  compare: 'Hold against',
  comparisons: {
    previous: 'against the days before',
    year: 'against a year before',
    none: 'without a comparison',
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
  utc: 'Days and hours are those of UTC.',
};
