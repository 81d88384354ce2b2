import { createSiteBudget } from './site-budget';

function budgetAt(clock: { now: number }, sitesMax = 10) {
  return createSiteBudget({ callsPerMinute: 2, sitesMax, now: () => new Date(clock.now) });
}

describe('the budget of a site', () => {
  it('is separate for each site', () => {
    const budget = budgetAt({ now: 1_000_000 });

    const waits = ['oak', 'oak', 'oak', 'elm'].map((site) => budget.spend(site));

    expect(waits).toEqual([null, null, 60, null]);
  });

  it('is full again after a minute', () => {
    const clock = { now: 1_000_000 };
    const budget = budgetAt(clock);
    for (const site of ['oak', 'oak', 'oak']) budget.spend(site);
    clock.now += 59_500;
    const before = budget.spend('oak');
    clock.now += 500;

    expect([before, budget.spend('oak')]).toEqual([1, null]);
  });

  it('is shared by all sites over the limit', () => {
    const budget = budgetAt({ now: 1_000_000 }, 1);

    const waits = ['oak', 'elm', 'ash', 'fir', 'oak'].map((site) => budget.spend(site));

    expect(waits).toEqual([null, null, null, 60, null]);
  });
});
