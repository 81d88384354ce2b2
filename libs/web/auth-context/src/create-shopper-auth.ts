import type { ApiClient } from '@pricehunt/api-client';
import { createApiShopperAuth } from './api-shopper-auth';
import { createMockShopperAuth } from './mock-shopper-auth';
import type { MockShopperAuthServices } from './mock-shopper-auth';
import type { ShopperAuth } from './shopper-auth';

/** What createShopperAuth chooses by and makes from. */
export interface ShopperAuthServices extends MockShopperAuthServices {
  readonly openApi: () => Promise<ApiClient>;
}

/** Makes the shoppers' sign-in that a deployment asks for: real accounts, or the mock of S§1. */
export function createShopperAuth(kind: ShopperAuth['kind'], services: ShopperAuthServices): ShopperAuth {
  switch (kind) {
    case 'api':
      return createApiShopperAuth(services.openApi);
    case 'mock':
      return createMockShopperAuth(services);
  }
}
