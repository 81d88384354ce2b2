import BetterSqlite3 from 'better-sqlite3';
import { declaredTables } from '../tables/declared-tables';
import { openTestStorage } from '../testing';
import { savePlan, SavePlans, type SavePlan } from './table-columns';

describe('save plans', () => {
  it('are created once for equal rules, however often a save creates its rule again', () => {
    const plans = new SavePlans<SavePlan>();
    let made = 0;
    const plan = () =>
      plans.get(declaredTables.businessProfiles, { taken: 'replace', key: ['businessId'] }, () => {
        made += 1;
        return savePlan(declaredTables.businessProfiles, { taken: 'replace', key: ['businessId'] });
      });

    const returned = new Set(Array.from({ length: 1_000 }, plan));

    expect([made, returned.size]).toEqual([1, 1]);
  });

  it('differ for rules that differ in ignored rows, key, preserved or added columns', () => {
    const plans = new SavePlans<SavePlan>();
    const table = declaredTables.demandDays;
    const rules = [
      { taken: 'ignore' },
      { taken: 'replace', key: ['key'] },
      { taken: 'replace', key: ['day', 'kind', 'key'] },
      { taken: 'replace', key: ['day', 'kind', 'key'], keep: ['searches'] },
      { taken: 'replace', key: ['day', 'kind', 'key'], add: ['searches'] },
    ] as const;

    const clauses = rules.map((rule) => plans.get(table, rule, () => savePlan(table, rule)).conflictClause);

    expect(new Set(clauses).size).toBe(rules.length);
  });

  it('do not grow with the number of saves to a SQLite file', async () => {
    const at = '2026-11-21T09:00:00.000Z';
    const prepare = jest.spyOn(BetterSqlite3.prototype, 'prepare');
    const storage = await openTestStorage();
    await storage.businesses.createBusiness({
      id: 'b1',
      name: 'b1',
      storeDomain: null,
      status: 'active',
      statusReason: null,
      createdAt: at,
      updatedAt: at,
    });

    for (let save = 0; save < 50; save += 1) {
      const webAddress = `https://oak.example/${save}`;
      await storage.businessProfiles.saveProfile({
        businessId: 'b1',
        webAddress,
        currency: null,
        timeZone: 'UTC',
      });
    }

    const prepared = prepare.mock.calls.filter(([text]) =>
      text.startsWith('INSERT INTO "business_profiles"'),
    );
    expect(prepared).toHaveLength(1);
    jest.restoreAllMocks();
    await storage.close();
  });
});
