import { changeWebhook } from '@pricehunt/api-contract/webhooks-out';
import type { Webhook } from '@pricehunt/api-contract/webhooks-out';
import { Button, Form } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useForm } from 'react-hook-form';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { useAct } from '../../../business/use-act';
import { WebhookFields } from './webhook-fields';
import type { TypedWebhook } from './webhook-fields';

export function WebhookSettings({ webhook }: { readonly webhook: Webhook }) {
  const { webhooks: words } = useMessages();
  const sentenceOf = useFailureSentence();
  const { show } = useToast();
  const form = useForm<TypedWebhook>({ defaultValues: { url: webhook.url, events: webhook.events } });
  const saving = useAct(
    async (api, { url, events }: TypedWebhook) =>
      api.call(changeWebhook, {
        params: { webhookId: webhook.id },
        body: { url: url.trim(), events: [...events] },
      }),
    { renews: ['webhooks'], onDone: () => show({ title: words.saved }) },
  );
  return (
    <Form
      label={words.edit}
      busy={saving.isPending}
      problem={saving.error === null ? undefined : sentenceOf(saving.error)}
      className="max-w-130"
      onSubmit={(event) => void form.handleSubmit((typed) => saving.mutate(typed))(event)}
    >
      <WebhookFields form={form} />
      <Button type="submit" busy={saving.isPending} className="justify-self-start">
        {words.save}
      </Button>
    </Form>
  );
}
