export { readFeed } from './read-feed';
export { formatOfPreset } from './network-preset';
export type { NetworkPreset } from './network-preset';
export type { FeedEnd, FeedReading, FeedRow } from './feed-reading';
export type { FeedHints, FeedLimits, ReadFeedOptions } from './feed-options';
export type { RowLinks, ShopOfRow } from './read-shop-links';
export { FeedOptionsInvalid, feedLimitsByDefault } from './feed-options';
export type { SniffedFeed } from './sniff-feed';
export { sniffFeed, sniffedBytesMax } from './sniff-feed';
export type {
  DelimitedFormat,
  FeedEncoding,
  FeedFormat,
  XmlFormat,
  JsonFormat,
  ShopifyJsonFormat,
} from './feed-format';
export type { FeedAttribute } from './feed-attributes';
export type { ColumnUse, FeedMapping } from './feed-mapping';
export type { ExportName } from './export-columns';
export type { FeedColumn, FeedColumns } from './read-columns';
export { readColumns } from './read-columns';
export { readTable } from './read-table';
export type { FeedItem, FeedItemAttributes, FeedItemShop, FeedShipping, SaleWindow } from './feed-item';
export { priceInEffect } from './feed-item';
export type { FeedIssue } from './feed-issue';
export type { FeedIssueCode, FeedIssueMeaning, FeedIssueSeverity } from './feed-issue-table';
export { feedIssueTable, isFeedIssueCode } from './feed-issue-table';
export { itemDigest } from './item-digest';
export type { FeedChange, FeedChangeBatch, StoredDigests } from './plan-feed-changes';
export { feedChange, planFeedChanges } from './plan-feed-changes';
export type { FeedRemoval, FeedRemovalVerdict } from './guard-against-emptying';
export {
  guardAgainstEmptying,
  removalsUnconfirmedMax,
  removalsUnconfirmedShareMax,
} from './guard-against-emptying';
export type { FeedIssueGroup, FeedReport } from './feed-report';
export { FeedReportBuilder } from './feed-report';
export type { RepairOptions } from './repair-feed';
export { repairFeed, repairIssuesColumn } from './repair-feed';
export { issuesAsCsv } from './issues-as-csv';
export { tableLine } from './table-writing';
export type { WrittenNumber } from './table-writing';
