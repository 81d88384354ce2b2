export type { BasketLine, BasketOffer } from './basket';
export { planBasket } from './plan-basket';
export type { BasketPlan, BasketPlans } from './plan-basket';
