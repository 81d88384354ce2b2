import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { snapshotLines } from './catalog-snapshot';

const { values } = parseArgs({
  options: {
    'port-from': { type: 'string', default: '4411' },
    host: { type: 'string', default: '127.0.0.1' },
    today: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    'checked-at': { type: 'string' },
    out: { type: 'string' },
  },
});

void write();

async function write(): Promise<void> {
  const out = values.out === undefined ? process.stdout : createWriteStream(values.out);
  const lines = snapshotLines({
    origins: (index) => `http://${values.host}:${Number(values['port-from']) + index}`,
    today: values.today,
    checkedAt: values['checked-at'] ?? new Date().toISOString(),
  });
  for (const line of lines) {
    if (!out.write(`${JSON.stringify(line)}\n`)) await once(out, 'drain');
  }
  if (values.out !== undefined) out.end();
}
