import { htmlReply, textReply } from '../shops/web';
import type { Counter } from '../shops/web';
import { unitsPerEuro } from '../world/shops';

/** Of currencies that no demo shop has, for shoppers of their countries. */
const shoppersUnitsPerEuro = {
  AUD: 1.65,
  BRL: 6.27,
  CAD: 1.48,
  CHF: 0.94,
  CNY: 8.25,
  CZK: 25.1,
  DKK: 7.46,
  HKD: 9.02,
  HUF: 392,
  IDR: 19250,
  ILS: 3.79,
  INR: 102.6,
  ISK: 146,
  JPY: 163,
  KRW: 1695,
  MXN: 21.3,
  MYR: 4.78,
  NOK: 11.7,
  NZD: 2.04,
  PHP: 68.1,
  PLN: 4.27,
  RON: 4.97,
  SGD: 1.5,
  THB: 37.4,
  TRY: 49.1,
  ZAR: 19.8,
} as const;

/** In the format of the European Central Bank's eurofxref-daily.xml, units per euro. */
export function centralBankCounter(today: string): Counter {
  const cubes = Object.entries({ ...unitsPerEuro, ...shoppersUnitsPerEuro })
    .filter(([currency]) => currency !== 'EUR')
    .map(([currency, rate]) => `\t\t\t<Cube currency='${currency}' rate='${rate}'/>`)
    .join('\n');
  const document = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender>
		<gesmes:name>European Central Bank</gesmes:name>
	</gesmes:Sender>
	<Cube>
		<Cube time='${today}'>
${cubes}
		</Cube>
	</Cube>
</gesmes:Envelope>
`;
  return ({ path }) => {
    switch (path) {
      case '/stats/eurofxref/eurofxref-daily.xml':
        return textReply(document, 'text/xml; charset=utf-8');
      case '/':
        return htmlReply(
          '<!doctype html><title>Reference rates</title><h1>Reference rates of the demo world</h1>',
        );
      case '/robots.txt':
        return textReply('User-agent: *\nAllow: /\n');
      default:
        return textReply('Not found', undefined, 404);
    }
  };
}
