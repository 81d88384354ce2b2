import { disconnectWoocommerce } from '@pricehunt/api-contract/woocommerce';
import type { WoocommerceConnection } from '@pricehunt/api-contract/woocommerce';
import { Chip, Notice, SkeletonBars, useMoments } from '@pricehunt/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useBusiness } from '../../../business/use-business';
import { useDisabledReason } from '../../../business/use-disabled-reason';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { Answered } from '../../../page-parts/answered';
import { woocommerceConnectionsQuery } from '../requests/feed-queries';
import { DisconnectButton } from './disconnect-button';

export function WoocommerceConnectionView({ feedId }: { readonly feedId: string }) {
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const query = useQuery(woocommerceConnectionsQuery(openApi, id));
  return (
    <Answered query={query} whileLoading={<SkeletonBars className="h-20 w-full" />}>
      {(connections) => {
        const connection = connections.find((each) => each.feedId === feedId);
        return connection === undefined ? null : <Connection connection={connection} />;
      }}
    </Answered>
  );
}

function Connection({ connection }: { readonly connection: WoocommerceConnection }) {
  const { woocommerce: words } = useMessages().feeds;
  const { day } = useMoments();
  const { id, storeLink, state, connectedAt, webhookTopics } = connection;
  const disabledReason = useDisabledReason('integrations.edit');
  return (
    <div className="grid gap-4">
      <div>
        <p className="flex flex-wrap items-center gap-3">
          <span className="font-semibold wrap-anywhere">{storeLink}</span>
          <Chip tone={state === 'connected' ? 'good' : 'danger'}>{words.states[state]}</Chip>
        </p>
        <p className="text-sm text-ink-muted">
          {words.since(day(connectedAt))} · {words.topics}: {webhookTopics.join(', ')}
        </p>
        <p className="text-sm text-ink-muted">{words.ordersLimit}</p>
      </div>
      {state === 'keys-refused' ? (
        <Notice tone="danger" title={words.refusedTitle}>
          {words.refusedSentence}
        </Notice>
      ) : null}
      {disabledReason === null ? (
        <DisconnectButton
          words={words}
          disconnect={(api) => api.call(disconnectWoocommerce, { params: { woocommerceId: id } })}
        />
      ) : (
        <p className="text-ink-muted">{disabledReason}</p>
      )}
    </div>
  );
}
