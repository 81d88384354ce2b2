/** ISO 3166 country codes by the ISO 4217 currency their shops use. */
const countriesByCurrency: Readonly<Record<string, string>> = {
  EUR: 'AD AT AX BE BG BL CY DE EE ES FI FR GF GP GR HR IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM TF VA XK YT',
  USD: 'AS BQ EC FM GU IO MH MP PR PW SV TC TL UM US VG VI',
  GBP: 'GB GG IM JE UK',
  AUD: 'AU CX CC HM KI NF NR TV',
  NZD: 'NZ CK NU PN TK',
  CHF: 'CH LI',
  DKK: 'DK FO GL',
  NOK: 'NO BV SJ',
  XAF: 'CF CG CM GA GQ TD',
  XOF: 'BF BJ CI GW ML NE SN TG',
  XPF: 'NC PF WF',
  XCD: 'AG AI DM GD KN LC MS VC',
  XCG: 'CW SX',
  MAD: 'MA EH',
  ILS: 'IL PS',
  // Used in one country, whose code it begins with.
  ...Object.fromEntries(
    (
      'AED AFN ALL AMD AOA ARS AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CLP CNY COP CRC ' +
      'CUP CVE CZK DJF DOP DZD EGP ERN ETB FJD FKP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR INR IQD IRR ISK JMD ' +
      'JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN ' +
      'MYR MZN NAD NGN NIO NPR OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS ' +
      'SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX UYU UZS VES VND VUV WST YER ZAR ZMW ZWG'
    )
      .split(' ')
      .map((currency) => [currency, currency.slice(0, 2)]),
  ),
};

const currencyByCountry: ReadonlyMap<string, string> = new Map(
  Object.entries(countriesByCurrency).flatMap(([currency, countries]) =>
    countries.split(' ').map((country): [string, string] => [country, currency]),
  ),
);

export function currencyOfCountry(country: string): string | null {
  return currencyByCountry.get(country.toUpperCase()) ?? null;
}

/** Whether this is an ISO 3166 code with a known currency, in capitals (GB, not UK). */
export function isCountry(code: string): boolean {
  return code !== 'UK' && currencyByCountry.has(code);
}

export const countryCodes: readonly string[] = [...currencyByCountry.keys()].filter(isCountry).toSorted();

/** The largest country with this currency, taken from the code's first two letters (except EUR); null for none. */
export function mainCountryOfCurrency(currency: string): string | null {
  const country = currency === 'EUR' ? 'DE' : currency.slice(0, 2);
  return currencyOfCountry(country) === currency ? country : null;
}
