import {
  confirmShopifyRemoval,
  disconnectShopifyAdmin,
  readShopifyProducts,
} from '@pricehunt/api-contract/shopify-admin';
import type { ShopifyConnection } from '@pricehunt/api-contract/shopify-admin';
import { Button, Chip, Notice, SkeletonBars, useFigures, useMoments } from '@pricehunt/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answered } from '../../../page-parts/answered';
import { ConfirmDialog } from '../../../page-parts/confirm-dialog';
import { useMerchantServices } from '../../../merchant-services';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { ProblemWords } from '../../../page-parts/problem-words';
import { useAct } from '../../../business/use-act';
import { useBusiness } from '../../../business/use-business';
import { useDisabledReason } from '../../../business/use-disabled-reason';
import { shopifyConnectionsQuery } from '../requests/feed-queries';
import { DisconnectButton } from './disconnect-button';

export function ShopifyConnectionView({ feedId }: { readonly feedId: string }) {
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const query = useQuery(shopifyConnectionsQuery(openApi, id));
  return (
    <Answered query={query} whileLoading={<SkeletonBars className="h-20 w-full" />}>
      {({ items }) => {
        const connection = items.find((each) => each.feedId === feedId);
        return connection === undefined ? null : <Connection connection={connection} />;
      }}
    </Answered>
  );
}

function Connection({ connection }: { readonly connection: ShopifyConnection }) {
  const { token: words } = useMessages().feeds;
  const figure = useFigures();
  const { day } = useMoments();
  const { shopName, shopDomain, state, reading, webhookTopics, connectedAt } = connection;
  return (
    <div className="grid gap-4">
      <div>
        <p className="flex flex-wrap items-center gap-3">
          <span className="font-semibold wrap-anywhere">{shopName}</span>
          <Chip tone={state === 'connected' ? 'good' : 'danger'}>{words.states[state]}</Chip>
        </p>
        <p className="text-sm wrap-anywhere text-ink-muted">
          {shopDomain} · {words.since(day(connectedAt))}
        </p>
      </div>
      {state === 'token-refused' ? (
        <Notice tone="danger" title={words.refusedTitle}>
          {connection.isAppInstall ? words.refusedAppSentence : words.refusedSentence}
        </Notice>
      ) : null}
      {state === 'uninstalled' ? (
        <Notice tone="danger" title={words.uninstalledTitle}>
          {words.uninstalledSentence}
        </Notice>
      ) : null}
      <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Chip tone={reading.state === 'failed' ? 'danger' : reading.state === 'done' ? 'good' : 'info'}>
          {words.reading[reading.state]}
        </Chip>
        {words.imported(figure(reading.productCount))}
        {reading.refusedCount === 0 ? null : (
          <span className="text-warn">{words.refused(figure(reading.refusedCount))}</span>
        )}
      </p>
      {reading.problem === null || reading.heldBack !== null ? null : (
        <p className="text-sm text-danger">
          <ProblemWords reasons={reading.problemReasons} sentence={reading.problem} />
        </p>
      )}
      {reading.heldBack === null ? null : <HeldBack connection={connection} heldBack={reading.heldBack} />}
      {webhookTopics.length === 0 ? null : (
        <p className="text-sm text-ink-muted">
          {words.topics}: {webhookTopics.join(', ')}
        </p>
      )}
      <ConnectionActs connection={connection} />
    </div>
  );
}

interface HeldBackProps {
  readonly connection: ShopifyConnection;
  readonly heldBack: NonNullable<ShopifyConnection['reading']['heldBack']>;
}

/** Products missing from the store, which stay until a member confirms the removal. */
function HeldBack({ connection, heldBack: { count, examples } }: HeldBackProps) {
  const { token: words } = useMessages().feeds;
  const figure = useFigures();
  const disabledReason = useDisabledReason('integrations.edit');
  const [isAsking, setIsAsking] = useState(false);
  const removal = useAct(
    async (api, _: undefined) => api.call(confirmShopifyRemoval, { params: { connectionId: connection.id } }),
    { renews: ['feeds', 'products'], onDone: () => setIsAsking(false) },
  );
  const remaining = count - examples.length;
  return (
    <Notice tone="warn" title={words.heldBack(figure(count))} className="max-w-190">
      <p>{words.heldBackSentence(figure(count))}</p>
      <ul className="mt-2 list-disc pl-5 wrap-anywhere">
        {examples.map((title, place) => (
          <li key={place}>{title}</li>
        ))}
        {remaining > 0 ? <li>{words.heldBackMore(figure(remaining))}</li> : null}
      </ul>
      {disabledReason === null ? (
        <Button size="small" variant="danger" className="mt-3" onClick={() => setIsAsking(true)}>
          {words.remove(figure(count))}
        </Button>
      ) : (
        <p className="mt-3 text-ink-muted">{disabledReason}</p>
      )}
      <ConfirmDialog
        open={isAsking}
        title={words.removeTitle(figure(count))}
        sentence={words.removeSentence(figure(count))}
        submit={words.remove(figure(count))}
        act={removal}
        onClose={() => setIsAsking(false)}
      />
    </Notice>
  );
}

function ConnectionActs({ connection }: { readonly connection: ShopifyConnection }) {
  const { token: words } = useMessages().feeds;
  const disabledReason = useDisabledReason('integrations.edit');
  const sentenceOf = useFailureSentence();
  const params = { connectionId: connection.id };
  const reading = useAct(async (api, _: void) => api.call(readShopifyProducts, { params }), {
    renews: ['feeds'],
  });
  if (disabledReason !== null) return <p className="text-ink-muted">{disabledReason}</p>;
  return (
    <>
      {reading.error === null ? null : <Notice tone="danger" title={sentenceOf(reading.error)} />}
      <div className="flex flex-wrap gap-3">
        <Button size="small" busy={reading.isPending} onClick={() => reading.mutate(undefined)}>
          {words.readAgain}
        </Button>
        <DisconnectButton words={words} disconnect={(api) => api.call(disconnectShopifyAdmin, { params })} />
      </div>
    </>
  );
}
