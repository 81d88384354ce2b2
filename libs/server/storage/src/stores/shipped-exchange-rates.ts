import type { ExchangeRates } from '@pricehunt/offers';

/**
 * Reference rates as the European Central Bank published them on that day: what an installation reckons with until it has
 * fetched newer ones. Every answer that is reckoned by rates names their date.
 */
export const shippedExchangeRates: ExchangeRates = {
  base: 'EUR',
  date: '2024-06-28',
  rates: {
    USD: 1.0705,
    JPY: 171.94,
    BGN: 1.9558,
    CZK: 25.025,
    DKK: 7.4575,
    GBP: 0.84638,
    HUF: 395.1,
    PLN: 4.309,
    RON: 4.9773,
    SEK: 11.3595,
    CHF: 0.9634,
    ISK: 148.9,
    NOK: 11.3965,
    TRY: 35.1868,
    AUD: 1.6079,
    BRL: 5.8915,
    CAD: 1.467,
    CNY: 7.7748,
    HKD: 8.3594,
    IDR: 17487.21,
    ILS: 4.02,
    INR: 89.2495,
    KRW: 1474.86,
    MXN: 19.5654,
    MYR: 5.0501,
    NZD: 1.7601,
    PHP: 62.56,
    SGD: 1.4513,
    THB: 39.319,
    ZAR: 19.497,
  },
};
