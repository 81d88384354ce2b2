import type { ReferralTerms } from '@pricehunt/affiliate-tagging';
import type { MerchantShopRow, Storage } from '@pricehunt/storage';
import { defaultTerms } from '../../merchant-orders/attribution-terms';
import { merchantShopsTopic } from '../../merchant-domains/merchant-shops-topic';
import type { ReferralTermsOf } from './outbound';

export interface MerchantShops {
  readonly termsOf: ReferralTermsOf;
  /** Resolves after the first read, or a reread after a change; null when there is nothing to wait for. */
  readonly toAwait: Promise<void> | null;
  close(): void;
}

/** Changes without a notification are seen after this time. */
const rereadAfterMs = 5_000;

/** Cached after the first click; rereads delay nobody, except after a notified change. Failures keep the cached shops. */
export function openMerchantShops(options: {
  readonly storage: Pick<Storage, 'attributionSettings' | 'notifications'>;
  readonly nowMs: () => number;
  readonly onChange: () => void;
  readonly report: (failure: unknown, what: string) => void;
}): MerchantShops {
  const { storage, nowMs, onChange, report } = options;
  let fingerprint = '';
  let shops: ReadonlyMap<string, ReferralTerms> = new Map();
  let readAtMs = Number.NEGATIVE_INFINITY;
  let waiting: Promise<void> | null = null;

  async function read(): Promise<void> {
    readAtMs = nowMs();
    try {
      const rows = await storage.attributionSettings.listMerchantShops();
      const print = JSON.stringify(rows);
      if (print === fingerprint) return;
      fingerprint = print;
      shops = new Map(rows.map((row) => [row.domain, termsOfShop(row)]));
      onChange();
    } catch (failure) {
      report(failure, "could not load the merchants' shops");
    }
  }

  function readNow(): void {
    const reading = read().finally(() => {
      if (waiting === reading) waiting = null;
    });
    waiting = reading;
  }

  const stopListening = storage.notifications.subscribe(merchantShopsTopic, (payload) => {
    if (payload !== null) readNow();
  });
  return {
    get toAwait() {
      if (readAtMs === Number.NEGATIVE_INFINITY) readNow();
      else if (waiting === null && nowMs() - readAtMs > rereadAfterMs) void read();
      return waiting;
    },
    termsOf: (host) => nearest(shops, host.replace(/^www\./, '')),
    close: stopListening,
  };
}

function nearest(shops: ReadonlyMap<string, ReferralTerms>, host: string): ReferralTerms | undefined {
  const parts = host.split('.');
  for (let from = 0; from < parts.length; from += 1) {
    const terms = shops.get(parts.slice(from).join('.'));
    if (terms !== undefined) return terms;
  }
  return undefined;
}

function termsOfShop({ utm, clickParameter }: MerchantShopRow): ReferralTerms {
  return { ...(utm ?? defaultTerms.utm), parameter: clickParameter ?? defaultTerms.clickParameter };
}
