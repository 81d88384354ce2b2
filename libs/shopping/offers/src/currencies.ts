/** Current ISO 4217 codes by number of decimals. All other codes have 2. */
const codesByDigits: Readonly<Record<number, string>> = {
  0: 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  2:
    'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE ' +
    'CHF CHW CNY COP COU CRC CUC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD ' +
    'HNL HRK HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP ' +
    'MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR ' +
    'SDG SEK SGD SHP SLE SLL SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED ' +
    'VES WST XCD XCG YER ZAR ZMW ZWG ZWL',
  3: 'BHD IQD JOD KWD LYD OMR TND',
  4: 'CLF UYW',
};

/** Withdrawn ISO 4217 codes that old pages still use. Read, but never used for Money. */
const withdrawn =
  'ATS BEF BYR CYP CSK DEM EEK ESP FIM FRF GHC GRD IEP ITL LTL LUF LVL MRO MTL MZM NLG PTE ROL RUR SIT SKK STD TRL VEB VEF ZMK ZWD';

const digitsByCode: ReadonlyMap<string, number> = new Map(
  Object.entries(codesByDigits).flatMap(([digits, codes]) =>
    codes.split(' ').map((code): [string, number] => [code, Number(digits)]),
  ),
);
const withdrawnCodes: ReadonlySet<string> = new Set(withdrawn.split(' '));

/** Current ISO 4217 codes without precious metals, bonds and test codes. */
export const currencyCodes: readonly string[] = [...digitsByCode.keys()];

export const withdrawnCurrencyCodes: readonly string[] = [...withdrawnCodes];

export function isCurrency(code: string): boolean {
  return digitsByCode.has(code);
}

/** Decimals of a currency by ISO 4217: JPY 0, EUR 2, KWD 3, CLF 4. Unknown codes have 2, as in `Intl`. */
export function minorUnitDigits(currency: string): number {
  return digitsByCode.get(currency) ?? 2;
}
