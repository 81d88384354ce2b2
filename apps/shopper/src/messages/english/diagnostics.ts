export const diagnostics = {
  dry: {
    title: 'Tracking test',
    lead: 'Runs every tracking function with a made-up product. Results appear below and are neither sent nor stored.',
  },
  real: {
    title: 'Real tracking test',
    lead: 'Sends the same requests to the API and shows each response. Requires your consent, as everywhere on this site.',
  },
  trials: {
    captureUtm: 'Capture UTM parameters',
    trackEvent: 'Send event',
    recordClick: 'Record click',
    trackReferral: 'Send referral',
    pushProductSearch: 'Push product_search',
    pushPriceComparison: 'Push price_comparison',
    flush: 'Send queued events',
  },
  log: 'Log',
  clear: 'Clear log',
  nothingYet: 'No entries yet. Choose a test above.',
  steps: {
    call: 'request',
    answer: 'response',
    push: 'data layer',
    stored: 'stored',
    console: 'console',
    outcome: 'result',
  },
};
