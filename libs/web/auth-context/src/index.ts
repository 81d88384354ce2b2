export { AdminAuthProvider, RequireAdmin, useAdminAuth } from './admin-auth';
export { authFailureOf } from './auth-failure';
export type { AuthFailure, AuthOutcome } from './auth-failure';
export { BusinessAuthProvider } from './business-auth-provider';
export { createShopperAuth } from './create-shopper-auth';
export { RequireBusiness } from './require-business';
export type { ShopperAuth, ShopperSession } from './shopper-auth';
export { useBusinessAuth } from './use-business-auth';
