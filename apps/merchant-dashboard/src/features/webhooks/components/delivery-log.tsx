import {
  listWebhookDeliveries,
  webhookDeliveryStates,
  webhookEvents,
  webhookTestEvent,
} from '@pricehunt/api-contract/webhooks-out';
import { SkeletonBlock, SkeletonGroup } from '@pricehunt/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Answered } from '../../../page-parts/answered';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { useBusiness } from '../../../business/use-business';
import { FilterBar, FilterChoice } from '../../../views/filter-bar';
import { deliveriesQuery } from '../requests/webhook-queries';
import type { DeliveryFilters } from '../requests/webhook-queries';
import { DeliveryRow } from './delivery-row';
import { MoreButton } from '../../../page-parts/more-button';

const sentEvents = [...webhookEvents, webhookTestEvent] as const;

/** The deliveries of the last 30 days, with filters in the URL. */
export function DeliveryLog({ webhookId }: { readonly webhookId: string }) {
  const { webhooks: words } = useMessages();
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const [address, setAddress] = useSearchParams();
  const filters = readFilters(address);
  const query = useInfiniteQuery(deliveriesQuery(openApi, id, webhookId, filters));
  const isNarrowed = filters.state !== undefined || filters.event !== undefined;
  const change = (changed: Partial<Record<'state' | 'event', string>>) => {
    const next = new URLSearchParams(address);
    for (const [name, value] of Object.entries(changed)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setAddress(next, { replace: true });
  };
  return (
    <>
      <FilterBar
        label={words.logFilters}
        clearing={isNarrowed ? { label: words.clear, onClear: () => change({ state: '', event: '' }) } : null}
        first={
          <FilterChoice
            label={words.state}
            chosen={filters.state}
            choices={[
              ['', words.anyState],
              ...webhookDeliveryStates.map((state) => [state, words.deliveryStates[state]] as const),
            ]}
            onChoose={(state) => change({ state })}
          />
        }
        choices={[
          {
            label: words.event,
            chosen: filters.event,
            choices: [
              ['', words.anyEvent],
              ...sentEvents.map((event) => [event, words.eventNames[event]] as const),
            ],
            onChoose: (event) => change({ event }),
          },
        ]}
      />
      <Answered
        query={query}
        whileLoading={
          <SkeletonGroup label={words.logLoading}>
            <SkeletonBlock className="h-14 w-full" />
            <SkeletonBlock className="mt-2 h-14 w-full" />
          </SkeletonGroup>
        }
      >
        {({ pages }) => {
          const deliveries = pages.flatMap(({ items }) => items);
          if (deliveries.length === 0) {
            return <p className="text-ink-muted">{isNarrowed ? words.logNoneOfThis : words.logNone}</p>;
          }
          return (
            <>
              <ul aria-label={words.log} className="divide-y divide-line border-y border-line">
                {deliveries.map((delivery) => (
                  <DeliveryRow key={delivery.id} webhookId={webhookId} delivery={delivery} />
                ))}
              </ul>
              <MoreButton query={query} size="small">
                {words.more}
              </MoreButton>
            </>
          );
        }}
      </Answered>
    </>
  );
}

function readFilters(address: URLSearchParams): DeliveryFilters {
  const state = webhookDeliveryStates.find((each) => each === address.get('state'));
  const event = sentEvents.find((each) => each === address.get('event'));
  const { cursor: _, ...filters } = listWebhookDeliveries.query.parse({
    ...(state === undefined ? {} : { state }),
    ...(event === undefined ? {} : { event }),
  });
  return filters;
}
