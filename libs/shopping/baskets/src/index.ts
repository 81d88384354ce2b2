export type { BasketLine, BasketOffer } from './basket';
export { planBasket } from './plan-basket';
export type { BasketPlan } from './plan-basket';
