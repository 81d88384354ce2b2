import { useQuery } from '@tanstack/react-query';
import { useMerchantServices } from '../../merchant-services';
import { useMessages } from '../../messages/use-messages';
import { domainsQuery, feedsQuery } from './requests/set-up-queries';
import { useBusiness } from './use-business';

/** One step of setting up: unknown where the API could not tell. */
export interface SetUpStep {
  readonly id: 'email' | 'domain' | 'catalog' | 'orders';
  readonly title: string;
  readonly sentence: string;
  readonly state: 'done' | 'open' | 'unknown';
}

/** How far the business is with setting up, by what the API knows; null while it is asked. */
export function useSetUp(): readonly SetUpStep[] | null {
  const { setUp: words } = useMessages().dashboard;
  const { id, email, isEmailVerified } = useBusiness();
  const { openApi } = useMerchantServices();
  const domains = useQuery(domainsQuery(openApi, id));
  const feeds = useQuery(feedsQuery(openApi, id));
  if (domains.isPending || feeds.isPending) return null;
  const proved = domains.data?.find(({ state }) => state === 'verified');
  const feed = feeds.data?.[0];
  return [
    {
      id: 'email',
      title: words.email,
      sentence: isEmailVerified ? words.emailDone(email) : words.emailSentence(email),
      state: isEmailVerified ? 'done' : 'open',
    },
    {
      id: 'domain',
      title: words.domain,
      ...(domains.isError
        ? { sentence: words.unknownSentence, state: 'unknown' }
        : proved === undefined
          ? { sentence: words.domainSentence, state: 'open' }
          : { sentence: words.domainDone(proved.domain), state: 'done' }),
    },
    {
      id: 'catalog',
      title: words.catalog,
      ...(feeds.isError
        ? { sentence: words.unknownSentence, state: 'unknown' }
        : feed === undefined
          ? { sentence: words.catalogSentence, state: 'open' }
          : { sentence: words.catalogDone(feed.name), state: 'done' }),
    },
    { id: 'orders', title: words.orders, sentence: words.ordersSentence, state: 'open' },
  ];
}
