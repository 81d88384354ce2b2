import { clickEventType, clickSource } from './tracking-vocabulary';

/** A stored click with the names of S§3. The time is ISO 8601 in UTC. */
export interface ClickRecord {
  readonly event_type: typeof clickEventType;
  /** S§9; null if the link carried none. */
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

export interface ClickDetails {
  readonly affiliateId: string | null;
  readonly sessionId: string | null;
  readonly clickedAt: string;
  readonly url: string;
  readonly productName: string | null;
  readonly businessDomain: string | null;
  readonly source?: string;
}

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
