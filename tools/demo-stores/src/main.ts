import { parseArgs } from 'node:util';
import { startDemoStores } from './start-demo-stores';

const { values } = parseArgs({
  options: {
    'port-from': { type: 'string', default: '4411' },
    host: { type: 'string', default: '127.0.0.1' },
    today: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    'ucp-calls-per-minute': { type: 'string', default: '600' },
    records: { type: 'string' },
    // CLIENT-ID:SECRET of the app that the Shopify stores can install.
    'shopify-app': { type: 'string' },
  },
});

void run();

async function run(): Promise<void> {
  const [clientId, secret] = values['shopify-app']?.split(':') ?? [];
  const { stores, stop } = await startDemoStores({
    portFrom: Number(values['port-from']),
    host: values.host,
    today: values.today,
    ucpCallsPerMinute: Number(values['ucp-calls-per-minute']),
    ...(clientId === undefined || secret === undefined ? {} : { shopifyApp: { clientId, secret } }),
    ...(values.records === undefined ? {} : { recordsFolder: values.records }),
  });
  for (const { name, origin, kind } of stores) console.log(`${origin}  ${name} (${kind})`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}
