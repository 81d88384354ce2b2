import * as merchantFeeds from './index';

it('offers exactly these names', () => {
  const offered = Object.keys(merchantFeeds).sort();

  expect(offered).toEqual([
    'FeedOptionsInvalid',
    'FeedReportBuilder',
    'feedChange',
    'feedIssueTable',
    'feedLimitsByDefault',
    'formatOfPreset',
    'guardAgainstEmptying',
    'isFeedIssueCode',
    'issuesAsCsv',
    'itemDigest',
    'planFeedChanges',
    'priceInEffect',
    'readColumns',
    'readFeed',
    'readTable',
    'removalsUnconfirmedMax',
    'removalsUnconfirmedShareMax',
    'repairFeed',
    'repairIssuesColumn',
    'sniffFeed',
    'sniffedBytesMax',
    'tableLine',
  ]);
});
