import { parseArgs } from 'node:util';
import { signInClientSchema } from './sign-in/sign-in-provider';
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
    // JSON of who may sign people in by the OpenID Connect provider.
    'sign-in-client': { type: 'string' },
  },
});

void run();

async function run(): Promise<void> {
  const { 'sign-in-client': signInClient } = values;
  const [clientId, secret] = values['shopify-app']?.split(':') ?? [];
  const { stores, stop } = await startDemoStores({
    portFrom: Number(values['port-from']),
    host: values.host,
    today: values.today,
    ucpCallsPerMinute: Number(values['ucp-calls-per-minute']),
    ...(clientId === undefined || secret === undefined ? {} : { shopifyApp: { clientId, secret } }),
    ...(signInClient === undefined
      ? {}
      : { signInClient: signInClientSchema.parse(JSON.parse(signInClient)) }),
    ...(values.records === undefined ? {} : { recordsFolder: values.records }),
  });
  for (const { name, origin, kind } of stores) console.log(`${origin}  ${name} (${kind})`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}
