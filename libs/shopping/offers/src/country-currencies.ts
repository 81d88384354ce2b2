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
  ...Object.fromEntries(
    (
      'AED:AE AFN:AF ALL:AL AMD:AM AOA:AO ARS:AR AWG:AW AZN:AZ BAM:BA BBD:BB BDT:BD BHD:BH BIF:BI BMD:BM BND:BN BOB:BO BRL:BR ' +
      'BSD:BS BTN:BT BWP:BW BYN:BY BZD:BZ CAD:CA CDF:CD CLP:CL CNY:CN COP:CO CRC:CR CUP:CU CVE:CV CZK:CZ DJF:DJ DOP:DO DZD:DZ ' +
      'EGP:EG ERN:ER ETB:ET FJD:FJ FKP:FK GEL:GE GHS:GH GIP:GI GMD:GM GNF:GN GTQ:GT GYD:GY HKD:HK HNL:HN HTG:HT HUF:HU IDR:ID ' +
      'INR:IN IQD:IQ IRR:IR ISK:IS JMD:JM JOD:JO JPY:JP KES:KE KGS:KG KHR:KH KMF:KM KPW:KP KRW:KR KWD:KW KYD:KY KZT:KZ LAK:LA ' +
      'LBP:LB LKR:LK LRD:LR LSL:LS LYD:LY MDL:MD MGA:MG MKD:MK MMK:MM MNT:MN MOP:MO MRU:MR MUR:MU MVR:MV MWK:MW MXN:MX MYR:MY ' +
      'MZN:MZ NAD:NA NGN:NG NIO:NI NPR:NP OMR:OM PAB:PA PEN:PE PGK:PG PHP:PH PKR:PK PLN:PL PYG:PY QAR:QA RON:RO RSD:RS RUB:RU ' +
      'RWF:RW SAR:SA SBD:SB SCR:SC SDG:SD SEK:SE SGD:SG SHP:SH SLE:SL SOS:SO SRD:SR SSP:SS STN:ST SYP:SY SZL:SZ THB:TH TJS:TJ ' +
      'TMT:TM TND:TN TOP:TO TRY:TR TTD:TT TWD:TW TZS:TZ UAH:UA UGX:UG UYU:UY UZS:UZ VES:VE VND:VN VUV:VU WST:WS YER:YE ZAR:ZA ' +
      'ZMW:ZM ZWG:ZW'
    )
      .split(' ')
      .map((pair) => pair.split(':')),
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
