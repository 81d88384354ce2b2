export { AdminAuthProvider, RequireAdmin, useAdminAuth } from './admin-auth';
export type {
  AdminAuth,
  AdminAuthOperations,
  AdminAuthProviderProps,
  RequireAdminProps,
  SignedInAdmin,
} from './admin-auth';
export { authFailureOf } from './auth-failure';
export type { AuthFailure, AuthOutcome } from './auth-failure';
export { BusinessAuthProvider } from './business-auth-provider';
export type { BusinessAuthOperations, BusinessAuthProviderProps } from './business-auth-provider';
export { createApiShopperAuth } from './api-shopper-auth';
export { createMockShopperAuth } from './mock-shopper-auth';
export type { MockShopperAuthServices } from './mock-shopper-auth';
export { createShopperAuth } from './create-shopper-auth';
export type { ShopperAuthServices } from './create-shopper-auth';
export { RequireBusiness } from './require-business';
export type { RequireBusinessProps } from './require-business';
export type { SessionState } from './session-holder';
export type { NewShopper, ShopperAuth, ShopperCredentials, ShopperSession } from './shopper-auth';
export { useBusinessAuth } from './use-business-auth';
export type { BusinessAuth } from './use-business-auth';
