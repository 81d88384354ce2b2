import type { AlertFiringView, AlertView } from '@pricehunt/api-contract/alerts';
import type { Money, Product } from '@pricehunt/offers';
import type { AlertFiringRow, AlertRow, Stores } from '@pricehunt/storage';

export async function alertViews(stores: Stores, alerts: readonly AlertRow[]): Promise<AlertView[]> {
  const products = await productsOf(stores, alerts);
  return alerts.map((alert) => alertView(alert, products.get(alert.productId) ?? null));
}

/** Null if the product no longer exists. */
export function alertView(alert: AlertRow, product: Product | null): AlertView {
  const { memory, sighting } = alert;
  const money = (amountMinor: number | null): Money | null =>
    amountMinor === null ? null : { amountMinor, currency: alert.currency };
  return {
    id: alert.id,
    product: shownProduct(alert.productId, product),
    rule: alert.rule,
    currency: alert.currency,
    country: alert.country,
    condition: alert.conditionClass,
    shippingCounted: alert.shippingCounted,
    shops: alert.shops && [...alert.shops],
    channels: [...alert.channels],
    state: stateOf(alert),
    createdAt: alert.createdAt,
    priceAtCreation: money(memory.referenceMinor),
    threshold: money(sighting?.thresholdMinor ?? null),
    current: sighting && {
      price: money(sighting.priceMinor),
      ...(sighting.holds === undefined ? {} : { priceHolds: sighting.holds }),
      inStock: sighting.inStock,
      at: sighting.at,
    },
    lastFiredAt: memory.firedAt,
    firingCount: alert.firingCount,
  };
}

function stateOf({ isPaused, sighting, memory }: AlertRow): AlertView['state'] {
  if (isPaused) return 'paused';
  if (sighting?.lacksRate === true) return 'awaiting-rate';
  return memory.isArmed ? 'active' : 'fired';
}

export async function firingViews(
  stores: Stores,
  firings: readonly AlertFiringRow[],
): Promise<AlertFiringView[]> {
  const products = await productsOf(stores, firings);
  return firings.map((firing) => {
    const money = (amountMinor: number | null): Money | null =>
      amountMinor === null ? null : { amountMinor, currency: firing.currency };
    return {
      id: firing.id,
      alertId: firing.alertId,
      product: shownProduct(firing.productId, products.get(firing.productId) ?? null),
      kind: firing.kind,
      firedAt: firing.firedAt,
      price: money(firing.priceMinor),
      ...(firing.holds === null ? {} : { priceHolds: firing.holds }),
      previous: money(firing.previousMinor),
      threshold: money(firing.thresholdMinor),
    };
  });
}

function shownProduct(id: string, product: Product | null): AlertView['product'] {
  return { id, title: product?.title ?? '', imageUrl: product?.imageUrl ?? null };
}

async function productsOf(
  stores: Stores,
  rows: readonly { readonly productId: string }[],
): Promise<ReadonlyMap<string, Product>> {
  const ids = [...new Set(rows.map(({ productId }) => productId))];
  const products = await Promise.all(ids.map((id) => stores.products.findProduct(id)));
  return new Map(products.flatMap((product) => (product === null ? [] : [[product.id, product] as const])));
}
