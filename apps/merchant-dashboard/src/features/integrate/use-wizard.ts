import type { OrderSourceView } from '@pricehunt/api-contract/order-sources';
import { verifiedDomainsOf } from '@pricehunt/business-accounts';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useMerchantServices } from '../../merchant-services';
import { domainsQuery, feedsQuery } from '../../business/setup-queries';
import { latestOrdersQuery } from '../../business/overview-query';
import { useBusiness } from '../../business/use-business';
import { firstOrderMs, orderSourcesQuery } from './requests/integration-queries';

export const wizardSteps = ['email', 'domain', 'catalog', 'orders', 'test'] as const;
export type WizardStep = (typeof wizardSteps)[number];
/** "unknown" while loading or after a failure. */
export type StepState = 'done' | 'open' | 'unknown';

/** The steps' states and the shown one: `?step=`, else the first that isn't done, else the connections' health. Null while loading. */
export function useWizard(): {
  readonly states: Readonly<Record<WizardStep, StepState>>;
  readonly shown: WizardStep | 'health' | null;
} {
  const { id, isEmailVerified } = useBusiness();
  const { openApi } = useMerchantServices();
  const domains = useQuery(domainsQuery(openApi, id));
  const feeds = useQuery(feedsQuery(openApi, id));
  const sources = useQuery(orderSourcesQuery(openApi, id));
  const orders = useQuery({
    ...latestOrdersQuery(openApi, id),
    refetchInterval: ({ state: { data } }) => (data?.items.length === 0 ? firstOrderMs : false),
  });
  const [query] = useSearchParams();
  const states = {
    email: stateOf(isEmailVerified),
    domain: stateOf(domains.data === undefined ? undefined : verifiedDomainsOf(domains.data).length > 0),
    catalog: stateOf(feeds.data?.some(({ itemCount }) => itemCount > 0)),
    orders: stateOf(sources.data?.some(isConnected)),
    test: stateOf(orders.data === undefined ? undefined : orders.data.items.length > 0),
  };
  const asked = wizardSteps.find((step) => step === query.get('step'));
  const isLoading = {
    email: false,
    domain: isFirstLoad(domains),
    catalog: isFirstLoad(feeds),
    orders: isFirstLoad(sources),
    test: isFirstLoad(orders),
  };
  const first = wizardSteps.find((step) => states[step] !== 'done');
  if (asked !== undefined || first === undefined) return { states, shown: asked ?? 'health' };
  return { states, shown: isLoading[first] ? null : first };
}

/** After a failure the step stays, shows the error and loads again itself. */
function isFirstLoad({
  isPending,
  errorUpdateCount,
}: Pick<UseQueryResult, 'isPending' | 'errorUpdateCount'>): boolean {
  return isPending && errorUpdateCount === 0;
}

/** Whether a connection can receive orders; the server one needs an API key. */
export function isConnected(source: OrderSourceView): boolean {
  switch (source.kind) {
    case 'shopify':
      return source.uninstalledAt === null;
    case 'woocommerce':
    case 'pixel':
      return true;
    case 'server':
      return source.keyCount > 0;
  }
}

function stateOf(isDone: boolean | undefined): StepState {
  return isDone === undefined ? 'unknown' : isDone ? 'done' : 'open';
}
