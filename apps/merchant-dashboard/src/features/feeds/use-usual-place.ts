import { countryOfDomain, currencyOfCountry } from '@pricehunt/offers';
import { useQuery } from '@tanstack/react-query';
import { useBusiness } from '../../business/use-business';
import { feedsQuery, profileQuery } from '../../business/setup-queries';
import { useMerchantServices } from '../../merchant-services';

/** Where the business sells: the country of its domain, else the currency of its profile, else those of its latest feed. */
export function useUsualPlace(): { readonly currency: string | null; readonly country: string | null } {
  const { id, storeDomain } = useBusiness();
  const { openApi } = useMerchantServices();
  const home = storeDomain === null ? null : countryOfDomain(storeDomain);
  const isUnknown = home === null;
  const profile = useQuery({ ...profileQuery(openApi, id), enabled: isUnknown });
  const feeds = useQuery({ ...feedsQuery(openApi, id), enabled: isUnknown });
  if (home !== null) return { country: home, currency: currencyOfCountry(home) };
  // Until both are known, so that a value isn't replaced by a better one a moment later.
  if (profile.isPending || feeds.isPending) return { currency: null, country: null };
  const latest = feeds.data?.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))[0];
  return {
    currency: profile.data?.currency ?? latest?.currency ?? null,
    country: latest?.country ?? null,
  };
}
