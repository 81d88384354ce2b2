/** The test pages of tracking, for those who run or build the site. */
export const diagnostics = {
  dry: {
    title: 'Tracking test',
    lead: 'Everything that tracking does, with a made-up product. It is shown below and neither sent nor kept.',
  },
  real: {
    title: 'Real tracking test',
    lead: 'The same calls, really sent to the API, each with its answer. They need your consent, as anywhere on this site.',
  },
  trials: {
    captureUtm: 'Capture UTM parameters',
    trackEvent: 'Send an event',
    recordClick: 'Record a click',
    trackReferral: 'Send a referral',
    pushProductSearch: 'Push product_search',
    pushPriceComparison: 'Push price_comparison',
    flush: 'Send what waits',
  },
  log: 'Log',
  clear: 'Clear the log',
  nothingYet: 'Nothing yet. Choose something above.',
  steps: {
    call: 'call',
    answer: 'answer',
    push: 'data layer',
    kept: 'kept',
    console: 'console',
    outcome: 'outcome',
  },
};
