import {
  changeWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  testWebhook,
} from '@pricehunt/api-contract/webhooks-out';
import type { Webhook } from '@pricehunt/api-contract/webhooks-out';
import { Button, Notice, useMoments } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../../page-parts/confirm-dialog';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { useAct } from '../../../business/use-act';
import { ShownSecret } from './shown-secret';

export function WebhookActs({ webhook }: { readonly webhook: Webhook }) {
  const { webhooks: words } = useMessages();
  const sentenceOf = useFailureSentence();
  const { show } = useToast();
  const { moment } = useMoments();
  const navigate = useNavigate();
  const [asksFor, setAsksFor] = useState<'rotation' | 'deletion' | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const params = { webhookId: webhook.id };
  const isOn = webhook.state === 'enabled';
  const renews = ['webhooks'];
  const test = useAct(async (api, _: void) => api.call(testWebhook, { params }), {
    renews,
    onDone: () => show({ title: words.tested }),
  });
  const toggle = useAct(
    async (api, isEnabled: boolean) => api.call(changeWebhook, { params, body: { isEnabled } }),
    { renews },
  );
  const rotation = useAct(async (api, _: void) => api.call(rotateWebhookSecret, { params }), {
    renews,
    onDone: (made) => {
      setAsksFor(null);
      setSecret(made.secret);
    },
  });
  const deletion = useAct(async (api, _: void) => api.call(deleteWebhook, { params }), {
    renews: [],
    onDone: () => {
      show({ title: words.deleted });
      void navigate(`${routePaths.settings}?tab=webhooks`);
    },
  });
  const error = test.error ?? toggle.error;
  return (
    <div className="grid gap-4 pb-6">
      {webhook.state === 'disabled' && webhook.disabledReason !== null ? (
        <Notice tone="danger" title={words.disabledTitle}>
          {words.disabledSays[webhook.disabledReason]}
        </Notice>
      ) : null}
      {webhook.previousSecretUntil === null ? null : (
        <p className="text-sm text-ink-muted">{words.overlap(moment(webhook.previousSecretUntil))}</p>
      )}
      {secret === null ? null : <ShownSecret secret={secret} onSaved={() => setSecret(null)} />}
      {error === null ? null : <Notice tone="danger" title={sentenceOf(error)} />}
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" size="small" busy={test.isPending} onClick={() => test.mutate(undefined)}>
          {words.test}
        </Button>
        <Button size="small" busy={toggle.isPending} onClick={() => toggle.mutate(!isOn)}>
          {isOn ? words.pause : words.enable}
        </Button>
        <Button size="small" onClick={() => setAsksFor('rotation')}>
          {words.rotate}
        </Button>
        <Button size="small" onClick={() => setAsksFor('deletion')}>
          {words.delete}
        </Button>
      </div>
      <ConfirmDialog
        open={asksFor === 'rotation'}
        title={words.rotateTitle}
        sentence={words.rotateSentence}
        submit={words.rotate}
        act={rotation}
        onClose={() => setAsksFor(null)}
      />
      <ConfirmDialog
        open={asksFor === 'deletion'}
        title={words.deleteTitle}
        sentence={words.deleteSentence}
        submit={words.delete}
        act={deletion}
        onClose={() => setAsksFor(null)}
      />
    </div>
  );
}
