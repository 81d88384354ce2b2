import type { MerchantProduct } from '@pricehunt/api-contract/merchant-products';
import { useKitMessages } from '@pricehunt/ui-kit';
import { useMessages } from '../../messages/use-messages';

export function useAvailabilityWords(): {
  readonly availability: (of: MerchantProduct['availability']) => string;
  readonly condition: (of: MerchantProduct['condition']) => string;
} {
  const { conditions, availabilities } = useKitMessages();
  const { unknownAvailability } = useMessages().products;
  return {
    availability: (of) => (of === 'unknown' ? unknownAvailability : availabilities[of]),
    condition: (of) => (of === 'unknown' ? unknownAvailability : conditions[of]),
  };
}
