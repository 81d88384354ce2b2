import { createWebhook, webhooksMax } from '@pricehunt/api-contract/webhooks-out';
import type { Webhook } from '@pricehunt/api-contract/webhooks-out';
import { Button, Chip, Form, useFigures, useMoments } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { webhookPath } from '../../../route-paths';
import { useAct } from '../../../business/use-act';
import { ListWithAdding } from '../../../business/list-with-adding';
import { webhooksQuery } from '../requests/webhook-queries';
import { ShownSecret } from './shown-secret';
import { WebhookFields } from './webhook-fields';
import type { TypedWebhook } from './webhook-fields';
import { WebhookStateChip } from './webhook-state-chip';

export function WebhooksView() {
  const { webhooks: words } = useMessages();
  return (
    <ListWithAdding
      of="webhooks"
      query={webhooksQuery}
      words={words}
      isFull={(webhooks) => webhooks.length >= webhooksMax}
      form={<NewWebhook />}
    >
      {(webhooks) =>
        webhooks.length === 0 ? (
          <p className="text-ink-muted">{words.none}</p>
        ) : (
          <ul className="divide-y divide-line">
            {webhooks.map((webhook) => (
              <WebhookRow key={webhook.id} webhook={webhook} />
            ))}
          </ul>
        )
      }
    </ListWithAdding>
  );
}

function WebhookRow({ webhook }: { readonly webhook: Webhook }) {
  const { webhooks: words } = useMessages();
  const { moment } = useMoments();
  const figure = useFigures();
  const { id, url, events, state, lastDeliveredAt, consecutiveFailures } = webhook;
  return (
    <li className="py-3 first:pt-0">
      <p className="flex items-center gap-x-3">
        <Link to={webhookPath(id)} className="row-link min-w-0 truncate font-semibold">
          {url}
        </Link>
        <WebhookStateChip state={state} />
      </p>
      <p className="text-sm max-sm:hidden">{events.map((event) => words.eventNames[event]).join(', ')}</p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
        {consecutiveFailures === 0 ? null : (
          <Chip tone="danger">{words.failures(figure(consecutiveFailures))}</Chip>
        )}
        {lastDeliveredAt === null ? words.neverDelivered : words.delivered(moment(lastDeliveredAt))}
      </p>
    </li>
  );
}

function NewWebhook() {
  const { webhooks: words } = useMessages();
  const sentenceOf = useFailureSentence();
  const [secret, setSecret] = useState<string | null>(null);
  const form = useForm<TypedWebhook>({ defaultValues: { url: '', events: ['order.attributed'] } });
  const creation = useAct(
    async (api, { url, events }: TypedWebhook) =>
      api.call(createWebhook, { body: { url: url.trim(), events: [...events] } }),
    {
      renews: ['webhooks'],
      onDone: (made) => {
        form.reset();
        setSecret(made.secret);
      },
    },
  );
  if (secret !== null) return <ShownSecret secret={secret} onSaved={() => setSecret(null)} />;
  return (
    <Form
      label={words.add}
      busy={creation.isPending}
      problem={creation.error === null ? undefined : sentenceOf(creation.error)}
      className="max-w-130"
      onSubmit={(event) => void form.handleSubmit((typed) => creation.mutate(typed))(event)}
    >
      <WebhookFields form={form} />
      <Button type="submit" variant="primary" busy={creation.isPending} className="justify-self-start">
        {words.submit}
      </Button>
    </Form>
  );
}
