import { clickEventType, clickSource } from './tracking-vocabulary';

/** A click on an offer as analytics keeps it, with the names of S§3; the time is an ISO string in UTC. */
export interface ClickRecord {
  readonly event_type: typeof clickEventType;
  /** The reference id of the click (S§9), or null for a link that carried none. */
  readonly affiliate_id: string | null;
  readonly session_id: string | null;
  readonly timestamp: string;
  readonly url: string;
  readonly data: {
    readonly product_name: string | null;
    readonly source: string;
    readonly business_domain: string | null;
  };
}

/** What is known of a click when it happens. */
export interface ClickDetails {
  readonly affiliateId: string | null;
  readonly sessionId: string | null;
  readonly clickedAt: string;
  readonly url: string;
  readonly productName: string | null;
  readonly businessDomain: string | null;
  /** Left out: the click source of S§9. */
  readonly source?: string;
}

/** Writes a click in the form of S§3. */
export function clickRecordOf(click: ClickDetails): ClickRecord {
  return {
    event_type: clickEventType,
    affiliate_id: click.affiliateId,
    session_id: click.sessionId,
    timestamp: click.clickedAt,
    url: click.url,
    data: {
      product_name: click.productName,
      source: click.source ?? clickSource,
      business_domain: click.businessDomain,
    },
  };
}

/**
 * Gives the key under which the same click, told twice, is kept once: a beacon that was sent again, a journal that is
 * replayed. A click with a reference id is that id, because each click gets its own; without one it is session, time
 * and target together. Two real clicks, however quick, have different keys: merging those is a matter of credit.
 */
export function duplicateKeyOf(
  click: Pick<ClickRecord, 'affiliate_id' | 'session_id' | 'timestamp' | 'url'>,
): string {
  return click.affiliate_id === null
    ? JSON.stringify([click.session_id, click.timestamp, click.url])
    : JSON.stringify([click.affiliate_id]);
}
