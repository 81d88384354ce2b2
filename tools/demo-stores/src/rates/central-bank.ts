import { htmlReply, textReply } from '../shops/web';
import type { Counter } from '../shops/web';
import { unitsPerEuro } from '../world/shops';

/** Of currencies that no demo shop has, for shoppers of their countries. */
const shoppersUnitsPerEuro = {
  AUD: 1.65,
  CAD: 1.48,
  CHF: 0.94,
  CZK: 25.1,
  DKK: 7.46,
  HUF: 392,
  JPY: 163,
  NOK: 11.7,
  PLN: 4.27,
  RON: 4.97,
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
