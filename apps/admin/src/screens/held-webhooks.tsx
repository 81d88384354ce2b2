import { PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { HeldWebhookTable } from '../features/held-webhooks/components/held-webhook-table';
import { useMessages } from '../messages/use-messages';

export function HeldWebhooks() {
  const { heldWebhooks: words } = useMessages();
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <PageHeader title={words.title} />
      <p className="max-w-130 pb-5 text-ink-muted">{words.lead}</p>
      <HeldWebhookTable />
    </>
  );
}
