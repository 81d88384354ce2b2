import { feedIssue } from './feed-issue';
import { FeedOptionsInvalid } from './feed-options';
import { FeedReportBuilder } from './feed-report';
import { readingsOf, tableOf } from './testing/feed-of';

it('counts rows and issues, errors first, with their first samples only', async () => {
  const rows = Array.from({ length: 8 }, (_, index) => ({
    id: String(index),
    price: index < 3 ? '0' : '15 EUR',
    title: 'LAMP LAMP LAMP',
  }));
  const builder = new FeedReportBuilder(2);
  for (const reading of await readingsOf(tableOf(...rows))) builder.add(reading);

  const report = builder.report();

  expect(report).toMatchObject({
    rowCount: 8,
    itemCount: 5,
    rejectedCount: 3,
    isComplete: true,
    issueCounts: { error: 3, warning: 0, notice: 8 },
    issues: [
      { code: 'price.zero', count: 3, samples: [{ row: 2 }, { row: 3 }] },
      { code: 'title.all-capitals', count: 8, samples: [{ row: 2 }, { row: 3 }] },
    ],
  });
});

it('is not complete before the end was read', () => {
  const report = new FeedReportBuilder().report();

  expect(report).toMatchObject({ isComplete: false, format: null, rowCount: 0, issues: [] });
});

it('rejects a negative number of samples', () => {
  expect(() => new FeedReportBuilder(-1)).toThrow(FeedOptionsInvalid);
});

it('quotes at most 120 characters and no half character', () => {
  const issue = feedIssue('title.markup', { given: `${'x'.repeat(118)}💡${'x'.repeat(50)}` });

  expect(issue.given).toBe(`${'x'.repeat(118)}…`);
});
