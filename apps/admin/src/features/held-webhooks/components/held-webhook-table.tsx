import {
  confirmHeldDelivery,
  dismissHeldDelivery,
  listHeldDeliveries,
} from '@pricehunt/api-contract/admin-deliveries';
import type { HeldDelivery } from '@pricehunt/api-contract/admin-deliveries';
import { EmptyState, useMoments } from '@pricehunt/ui-kit';
import { ActButton } from '../../../console/components/act-button';
import { businessColumn } from '../../../console/components/business-column';
import { PagedTable } from '../../../console/components/paged-table';
import { useConsoleList } from '../../../console/console-queries';
import { useMessages } from '../../../messages/use-messages';

export function HeldWebhookTable() {
  const { console: shared, heldWebhooks: words } = useMessages();
  const { moment } = useMoments();
  const list = useConsoleList('held-webhooks', [], (api, cursor) =>
    api.call(listHeldDeliveries, { query: cursor }),
  );
  return (
    <PagedTable
      list={list}
      caption={words.caption}
      rowKey={({ id }) => id}
      empty={<EmptyState title={words.empty}>{words.emptySentence}</EmptyState>}
      columns={[
        { id: 'shop', name: words.shop, cell: ({ shop }) => shop ?? words.noShop },
        businessColumn(words.business),
        {
          id: 'request',
          name: words.request,
          namesItself: true,
          cell: ({ topic }) => words.requests(topic),
        },
        {
          id: 'why',
          name: words.why,
          namesItself: true,
          cell: ({ holdReason }) => (holdReason === null ? shared.none : words.reasons[holdReason]),
        },
        {
          id: 'received',
          name: words.received,
          isFigure: true,
          isForTable: true,
          cell: ({ receivedAt }) => moment(receivedAt),
        },
        { id: 'act', name: '', isFigure: true, cell: (delivery) => <Decision delivery={delivery} /> },
      ]}
    />
  );
}

function Decision({ delivery: { id: deliveryId, shop } }: { readonly delivery: HeldDelivery }) {
  const { heldWebhooks: words } = useMessages();
  const name = shop ?? words.noShop;
  const params = { deliveryId };
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      <ActButton
        label={words.confirm}
        spokenLabel={words.confirmSpoken(name)}
        title={words.confirmTitle}
        sentence={words.confirmSentence(name)}
        submit={words.confirmSubmit}
        isDestructive
        reason="required"
        act={(api, reason) => api.call(confirmHeldDelivery, { params, body: { reason } })}
        renews={['held-webhooks']}
        done={words.confirmDone}
      />
      <ActButton
        label={words.dismiss}
        spokenLabel={words.dismissSpoken(name)}
        title={words.dismissTitle}
        sentence={words.dismissSentence(name)}
        submit={words.dismiss}
        reason="required"
        act={(api, reason) => api.call(dismissHeldDelivery, { params, body: { reason } })}
        renews={['held-webhooks']}
        done={words.dismissDone}
      />
    </span>
  );
}
