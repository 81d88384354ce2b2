import { pino } from 'pino';
import { compose } from '../compose';
import { readConfig } from '../config';
import { seedDemoMerchant } from '../demo-merchant/seed-demo-merchant';
import { refreshExchangeRates } from '../modules/exchange-rates/refresh-exchange-rates';

/**
 * Creates the demo merchant for `npm start` and prints the result as one line of JSON. Fetches the exchange rates first, so that
 * no page is shown while they replace the shipped ones.
 */
async function main(): Promise<void> {
  const [email, password, businessName, shopDomain, accessToken, apiSecret, webhookUrl] =
    process.argv.slice(2);
  if (!email || !password || !businessName || !shopDomain || !accessToken || !apiSecret || !webhookUrl) {
    throw new Error(
      'Usage: seed-demo-merchant EMAIL PASSWORD NAME SHOP-HOST ACCESS-TOKEN API-SECRET WEBHOOK-URL',
    );
  }
  const config = readConfig();
  if (config.NODE_ENV === 'production') throw new Error('The demo merchant can’t be created in production.');
  const { services, close } = await compose(config, pino({ level: 'warn' }));
  try {
    await refreshExchangeRates(services, config.EXCHANGE_RATES_URL).catch((failure: unknown) =>
      services.report(failure, 'could not load the exchange rates'),
    );
    const merchant = { email, password, businessName, shopDomain, accessToken, apiSecret, webhookUrl };
    console.log(JSON.stringify(await seedDemoMerchant(services, merchant)));
  } finally {
    await close();
  }
}

await main();
