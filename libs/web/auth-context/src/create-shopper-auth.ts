import type { ApiClient } from '@pricehunt/api-client';
import { createApiShopperAuth } from './api-shopper-auth';
import { createMockShopperAuth } from './mock-shopper-auth';
import type { MockShopperAuthServices } from './mock-shopper-auth';
import type { ShopperAuth } from './shopper-auth';

export interface ShopperAuthServices extends MockShopperAuthServices {
  readonly openApi: () => Promise<ApiClient>;
}

/** Creates the sign-in of this deployment: real accounts, or the mock of S§1. */
export function createShopperAuth(kind: ShopperAuth['kind'], services: ShopperAuthServices): ShopperAuth {
  switch (kind) {
    case 'api':
      return createApiShopperAuth(services.openApi);
    case 'mock':
      return createMockShopperAuth(services);
  }
}
