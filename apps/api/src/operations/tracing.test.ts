import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { openTestPrograms } from '../testing/programs';
import type { TestPrograms } from '../testing/programs';
import { patientTestMs } from '../testing/waits';

const exported = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(z.object({ spans: z.array(z.object({ traceId: z.string(), name: z.string() })) })),
    }),
  ),
});

describe('traces', () => {
  let programs: TestPrograms;
  beforeEach(async () => {
    programs = await openTestPrograms();
  });
  afterEach(() => programs.close());

  it(
    'are sent to a collector, without what people searched for, and completely when the API stops',
    async () => {
      const collector = await programs.collectTraces();
      const settings = { ADMIN_LISTEN: 'public', TRACES_URL: collector.link };
      const api = await programs.start('main', settings);
      await api.untilReady();

      await fetch(`http://127.0.0.1:${api.port}/api/categories?note=secret-of-the-shopper`);
      await api.end('SIGTERM');

      const names = collector.received.flatMap((text) =>
        exported
          .parse(JSON.parse(text))
          .resourceSpans.flatMap(({ scopeSpans }) =>
            scopeSpans.flatMap(({ spans }) => spans.map(({ name }) => name)),
          ),
      );
      expect(names.length).toBeGreaterThan(1);
      expect(collector.received.join()).toContain('/api/categories');
      expect(collector.received.join()).toContain('pricehunt-api');
      expect(collector.received.join()).toContain('pricehunt.request_id');
      expect(collector.received.join()).not.toContain('secret-of');
    },
    patientTestMs,
  );

  it('cost nothing when they are off: only tracing.ts imports the packages, and it is loaded on demand', async () => {
    const source = join(import.meta.dirname, '..');
    const files = (await readdir(source, { recursive: true })).filter((name) =>
      /(?<!\.test)\.ts$/.test(name),
    );
    const texts = await Promise.all(
      files.map(async (name) => ({ name, text: await readFile(join(source, name), 'utf8') })),
    );

    const naming = texts.filter(({ text }) => /'@opentelemetry\/|'@fastify\/otel/.test(text));
    const importing = texts.filter(({ text }) => /from '[./\w-]*\/tracing'/.test(text));

    expect(naming.map(({ name }) => name)).toEqual(['operations/tracing.ts']);
    expect(importing).toEqual([]);
  });
});
