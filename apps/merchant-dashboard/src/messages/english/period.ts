/** The date range picker. */
export const period = {
  legend: 'Date range',
  presets: { '7': '7 days', '30': '30 days', '90': '90 days', custom: 'Custom range' },
  compare: 'Compare with',
  comparisons: {
    previous: 'vs previous period',
    year: 'vs previous year',
    none: 'No comparison',
  },
  from: 'From',
  to: 'To',
  show: 'Apply',
  wrong: 'Choose a range of up to one year, start date first, with no future dates.',
  names: {
    now: (days: number) => (days === 1 ? 'Selected day' : `Selected ${days} days`),
    previous: (days: number) => (days === 1 ? 'Previous day' : `Previous ${days} days`),
    year: 'Same period last year',
  },
  week: (day: string) => `Week of ${day}`,
  intervals: { hour: 'Hour', day: 'Day', week: 'Week' },
  timeZone: (zone: string) => `Times in ${zone}.`,
  since: (day: string) => `From ${day}`,
  until: (day: string) => `Until ${day}`,
};
