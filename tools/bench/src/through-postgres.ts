import { Client } from 'pg';

/** Runs the work through PostgreSQL, on a new database that is removed afterwards. Rejects when none can be created. */
export async function throughPostgres<Result>(server: string, work: () => Promise<Result>): Promise<Result> {
  const name = `pricehunt_quality_${process.pid}`;
  const address = new URL(server);
  address.pathname = `/${name}`;
  await execute(server, `CREATE DATABASE ${name}`);
  process.env['ANSWER_DATABASE_URL'] = address.href;
  try {
    return await work();
  } finally {
    delete process.env['ANSWER_DATABASE_URL'];
    await execute(server, `DROP DATABASE ${name} WITH (FORCE)`);
  }
}

async function execute(server: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
