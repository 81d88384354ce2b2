import type { Comparison } from '@pricehunt/api-contract/comparisons';
import type { Money } from '@pricehunt/offers';
import { useShopperSession } from '../../../account/use-account';
import { useMessages } from '../../../messages/use-messages';
import { AlertButton } from './alert-button';
import { TrackButton } from './track-price';

export interface StockAlertProps {
  /** The product in the catalog, or the comparison that found it. */
  readonly of: { readonly productId: string } | { readonly comparison: Comparison };
  /** The price to wait for when other shops have it in stock; null to wait until any shop has. */
  readonly target: Money | null;
  readonly currency: string;
}

/** Sets an alert for offers that are out of stock. */
export function StockAlert({ of, target, currency }: StockAlertProps) {
  const { priceAlerts: words } = useMessages();
  const { isMock } = useShopperSession();
  const draft = { price: null, currency, target, label: words.notifyMe };
  if ('productId' in of) return <AlertButton productId={of.productId} {...draft} />;
  if (isMock || of.comparison.tracking !== 'possible') return null;
  return <TrackButton comparison={of.comparison} {...draft} />;
}
