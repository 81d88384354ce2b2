import { disconnectWoocommerce } from '@pricehunt/api-contract/woocommerce';
import type { WoocommerceConnection } from '@pricehunt/api-contract/woocommerce';
import { Button, Chip, Notice, SkeletonBars, useMoments } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAct } from '../../../business/use-act';
import { useBusiness } from '../../../business/use-business';
import { useDisabledReason } from '../../../business/use-disabled-reason';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { Answered } from '../../../page-parts/answered';
import { ConfirmDialog } from '../../../page-parts/confirm-dialog';
import { routePaths } from '../../../route-paths';
import { woocommerceConnectionsQuery } from '../requests/feed-queries';

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
  const { show } = useToast();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const ending = useAct(
    async (api, _: void) => api.call(disconnectWoocommerce, { params: { woocommerceId: id } }),
    {
      renews: ['products', 'order-sources'],
      onDone: () => {
        show({ title: words.disconnected });
        void navigate(routePaths.sources);
      },
    },
  );
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
        <Button size="small" className="justify-self-start" onClick={() => setIsAsking(true)}>
          {words.disconnect}
        </Button>
      ) : (
        <p className="text-ink-muted">{disabledReason}</p>
      )}
      <ConfirmDialog
        open={isAsking}
        title={words.disconnectTitle}
        sentence={words.disconnectSentence}
        submit={words.disconnect}
        act={ending}
        onClose={() => setIsAsking(false)}
      />
    </div>
  );
}
