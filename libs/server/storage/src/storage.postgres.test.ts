import { PGlite } from '@electric-sql/pglite';
import type { PostgresDriver } from './dialect/postgres-driver';
import { postgresPool } from './dialect/postgres-pool';
import { agreementSeeds, describeStorage } from './testing';
import { pgliteDriver } from './testing/pglite-driver';
import { describeOnPostgres, hasPostgres } from './testing/postgres-server';
import { openEmptied } from './testing/postgres-storage';

const seeds = agreementSeeds(process.env['AGREEMENT_SEEDS'], 3);
if (hasPostgres)
  describeOnPostgres('on a server', (server) =>
    describeOver(() => postgresPool({ url: server().url, connectionsMax: 4, onError: fail })),
  );
else
  describe('in process', () => {
    let pglite: PGlite;
    // Starting may take a busy machine longer than one test's time limit.
    beforeAll(async () => {
      pglite = await PGlite.create();
    }, 120_000);
    afterAll(() => pglite.close());

    describeOver(() => pgliteDriver(pglite));
  });

function describeOver(connect: () => PostgresDriver): void {
  let driver: PostgresDriver;
  // Migrating may take a busy machine longer than one test's time limit.
  beforeAll(async () => {
    driver = connect();
    await (await openEmptied(driver, {})).close();
  }, 120_000);
  afterAll(() => driver.close());

  describeStorage('the storage on PostgreSQL', (options) => openEmptied(driver, options), seeds);
}

function fail(error: unknown): never {
  throw error;
}
