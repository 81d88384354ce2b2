import type { BasketPlan } from '@pricehunt/api-contract/baskets';
import type { BasketPlans } from './requests/plan-basket';

export type PlanName = 'cheapest' | 'twoShops' | 'oneShop';

export interface PlanChoice {
  readonly name: PlanName;
  /** Null if these shops don't sell everything. */
  readonly plan: BasketPlan | null;
}

/** The plans to choose between. Leaves out a plan for more shops that is the same as one for fewer. */
export function planChoices(plans: NonNullable<BasketPlans['plans']>): readonly PlanChoice[] {
  const { cheapest, twoShops, oneShop } = plans;
  const shops = cheapest.orders.length;
  if (shops === 1) return [{ name: 'oneShop', plan: cheapest }];
  const single = { name: 'oneShop', plan: oneShop } as const;
  if (shops === 2) return [{ name: 'cheapest', plan: cheapest }, single];
  const pair: readonly PlanChoice[] =
    twoShops !== null && twoShops.orders.length === 1 ? [] : [{ name: 'twoShops', plan: twoShops }];
  return [{ name: 'cheapest', plan: cheapest }, ...pair, single];
}
