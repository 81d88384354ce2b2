import Database from 'better-sqlite3';
import Fastify from 'fastify';
import { v7 } from 'uuid';

/** The floor for a redirect: Fastify that only stores its click, one transaction per event loop turn. */
const app = Fastify();
const database = new Database(process.env['DATABASE_FILE'] ?? '');
database.pragma('journal_mode = WAL');
database.pragma('synchronous = NORMAL');
const insert = database.prepare(
  `insert into clicks (id, clicked_at, target, sent_to, source, requested_at, offer_id, retailer_domain, visit)
   values (?, ?, ?, ?, ?, ?, ?, 'shop.example', 'person')`,
);
const insertAll = database.transaction((rows: readonly (readonly unknown[])[]) => {
  for (const row of rows) insert.run(row);
});

let gathered: (readonly unknown[])[] = [];
let committed: Promise<void> = Promise.resolve();

/** Resolves when the row is committed together with all others of the same turn. */
function keep(row: readonly unknown[]): Promise<void> {
  gathered.push(row);
  if (gathered.length === 1) {
    committed = new Promise((resolve) =>
      setImmediate(() => {
        const rows = gathered;
        gathered = [];
        insertAll(rows);
        resolve();
      }),
    );
  }
  return committed;
}

interface Query {
  readonly to: string;
  readonly offer: string;
  readonly source: string;
  readonly timestamp: string;
}

app.get<{ Querystring: Query }>('/api/redirect', async ({ query }, reply) => {
  const { to, offer, source, timestamp } = query;
  await keep([v7(), new Date().toISOString(), to, to, source, Number(timestamp), offer]);
  return reply.redirect(to, 302);
});
void app.listen({ host: process.env['HOST'] ?? '127.0.0.1', port: Number(process.env['PORT']) });
