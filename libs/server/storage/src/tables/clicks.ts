import { sql } from 'drizzle-orm';
import { defineTable, index, number, text } from './define-table';
import type { ClickDevice, ClickRow } from '../rows/clicks';

export const clicks = defineTable(
  'clicks',
  {
    id: text('id').primaryKey(),
    clickedAt: text('clicked_at').notNull(),
    target: text('target').notNull(),
    sentTo: text('sent_to').notNull(),
    source: text('source').notNull(),
    requestedAt: number('requested_at'),
    offerId: text('offer_id'),
    retailerDomain: text('retailer_domain').notNull(),
    visit: text('visit').$type<ClickRow['visit']>().notNull(),
    botReason: text('bot_reason'),
    referenceId: text('reference_id'),
    sessionId: text('session_id'),
    comparisonId: text('comparison_id'),
    userAgentFamily: text('user_agent_family'),
    visitorHash: text('visitor_hash'),
    device: text('device').$type<ClickDevice>(),
    country: text('country'),
    utmSource: text('utm_source'),
    utmMedium: text('utm_medium'),
    utmCampaign: text('utm_campaign'),
    /** The rank of the offer's price; null if determined when the click is counted. */
    position: number('position'),
    offersShown: number('offers_shown'),
    priceGap: text('price_gap'),
    /** When it was added to merchants' figures; null until then. */
    countedAt: text('counted_at'),
  },
  (table) => [
    index('clicks_by_time').on(table.clickedAt, table.visit),
    index('clicks_by_reference')
      .on(table.referenceId)
      .where(sql`reference_id is not null`),
    index('clicks_uncounted')
      .on(table.clickedAt)
      .where(sql`counted_at is null`),
  ],
);
