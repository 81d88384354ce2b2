import {
  listWebhookDeliveries,
  webhookDeliveryStates,
  webhookEvents,
  webhookTestEvent,
} from '@pricehunt/api-contract/webhooks-out';
import { SelectField, SkeletonBlock, SkeletonGroup } from '@pricehunt/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Answered } from '../../../page-parts/answered';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { useBusiness } from '../../../business/use-business';
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
  const change = (name: 'state' | 'event', value: string) => {
    const next = new URLSearchParams(address);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setAddress(next, { replace: true });
  };
  return (
    <>
      <div className="grid max-w-130 grid-cols-2 gap-3 pb-4">
        <SelectField
          label={words.state}
          value={filters.state ?? ''}
          onChange={({ target }) => change('state', target.value)}
        >
          <option value="">{words.anyState}</option>
          {webhookDeliveryStates.map((state) => (
            <option key={state} value={state}>
              {words.deliveryStates[state]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={words.event}
          value={filters.event ?? ''}
          onChange={({ target }) => change('event', target.value)}
        >
          <option value="">{words.anyEvent}</option>
          {sentEvents.map((event) => (
            <option key={event} value={event}>
              {words.eventNames[event]}
            </option>
          ))}
        </SelectField>
      </div>
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
            const isNarrowed = filters.state !== undefined || filters.event !== undefined;
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
