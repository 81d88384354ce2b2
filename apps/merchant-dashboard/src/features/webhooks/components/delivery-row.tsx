import { redeliverWebhook } from '@pricehunt/api-contract/webhooks-out';
import type { WebhookAttempt, WebhookDelivery } from '@pricehunt/api-contract/webhooks-out';
import {
  Button,
  Chip,
  Disclosure,
  Notice,
  SkeletonBlock,
  useDisplayLocale,
  useFigures,
  useMoments,
} from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answered } from '../../../page-parts/answered';
import { CodeExample } from '../../../page-parts/code-example';
import { useMerchantServices } from '../../../merchant-services';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { useAct } from '../../../business/use-act';
import { useBusiness } from '../../../business/use-business';
import { useDisabledReason } from '../../../business/use-disabled-reason';
import { useAttemptCause } from '../use-attempt-cause';
import { deliveryQuery } from '../requests/webhook-queries';

const tones = { waiting: 'info', delivered: 'good', failed: 'danger' } as const;

export interface DeliveryRowProps {
  readonly webhookId: string;
  readonly delivery: WebhookDelivery;
}

export function DeliveryRow({ webhookId, delivery }: DeliveryRowProps) {
  const { webhooks: words } = useMessages();
  const { moment } = useMoments();
  const figure = useFigures();
  const disabledReason = useDisabledReason('webhooks.edit');
  const sentenceOf = useFailureSentence();
  const { show } = useToast();
  const [isOpen, setIsOpen] = useState(false);
  const { id, event, state, createdAt, attemptCount, nextAttemptAt } = delivery;
  const again = useAct(
    async (api, _: void) => api.call(redeliverWebhook, { params: { webhookId, deliveryId: id } }),
    { renews: ['webhooks'], onDone: () => show({ title: words.redelivered }) },
  );
  const causeOf = useAttemptCause();
  const cause = delivery.lastAttempt === null ? null : causeOf(delivery.lastAttempt);
  const facts = [
    moment(createdAt),
    words.attempts(figure(attemptCount)),
    nextAttemptAt === null ? null : words.next(moment(nextAttemptAt)),
  ].filter((fact) => fact !== null);
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-48">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="font-semibold">{words.eventNames[event]}</span>
            <code className="text-sm text-ink-muted">{event}</code>
            <Chip tone={tones[state]}>{words.deliveryStates[state]}</Chip>
          </p>
          <p className="text-sm text-ink-muted">{facts.join(' · ')}</p>
          {cause === null ? null : <p className="text-sm text-danger">{cause}</p>}
        </div>
        <Button size="small" variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {words.details}
        </Button>
        {disabledReason === null ? (
          <Button
            size="small"
            busy={again.isPending}
            aria-label={words.redeliverSpoken(words.eventNames[event], moment(createdAt))}
            onClick={() => again.mutate(undefined)}
          >
            {words.redeliver}
          </Button>
        ) : null}
      </div>
      {again.error === null ? null : (
        <Notice tone="danger" title={sentenceOf(again.error)} className="mt-2" />
      )}
      {isOpen ? <DeliveryDetails webhookId={webhookId} deliveryId={id} /> : null}
    </li>
  );
}

interface DeliveryDetailsProps {
  readonly webhookId: string;
  readonly deliveryId: string;
}

function DeliveryDetails({ webhookId, deliveryId }: DeliveryDetailsProps) {
  const { webhooks: words } = useMessages();
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const query = useQuery(deliveryQuery(openApi, id, webhookId, deliveryId));
  return (
    <div className="mt-3 grid gap-3">
      <Answered query={query} whileLoading={<SkeletonBlock className="h-24 w-full" />}>
        {({ payload, attempts }) => (
          <>
            <ol className="grid gap-2">
              {attempts.map((attempt) => (
                <Attempt key={attempt.at} attempt={attempt} deliveryId={deliveryId} />
              ))}
            </ol>
            <CodeExample label={words.payload}>{indented(payload)}</CodeExample>
          </>
        )}
      </Answered>
    </div>
  );
}

interface AttemptProps {
  readonly attempt: WebhookAttempt;
  readonly deliveryId: string;
}

function Attempt({ attempt, deliveryId }: AttemptProps) {
  const { webhooks: words } = useMessages();
  const { moment } = useMoments();
  const locale = useDisplayLocale();
  const { at, outcome, status, durationMs, excerpt } = attempt;
  const cause = useAttemptCause()(attempt);
  const duration = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'millisecond',
    unitDisplay: 'short',
  }).format(durationMs);
  return (
    <li className="text-sm">
      <span className="tabular text-ink-muted">{moment(at)}</span>{' '}
      <span className={outcome === 'delivered' ? 'font-semibold text-accent' : 'font-semibold text-danger'}>
        {status === null ? words.unreachable : words.answered(status)}
      </span>{' '}
      <span className="tabular text-ink-muted">{duration}</span>
      {excerpt === null || excerpt === '' ? null : (
        <code className="mt-0.5 block wrap-anywhere text-ink-muted">{excerpt}</code>
      )}
      {cause === null ? null : <p>{cause}</p>}
      <AttemptHeaders deliveryId={deliveryId} at={at} />
    </li>
  );
}

interface AttemptHeadersProps {
  readonly deliveryId: string;
  readonly at: string;
}

/** The headers of one request; the signature isn't stored. */
function AttemptHeaders({ deliveryId, at }: AttemptHeadersProps) {
  const { webhooks: words } = useMessages();
  const headers = [
    ['content-type', 'application/json'],
    ['webhook-id', deliveryId],
    ['webhook-timestamp', String(Math.floor(Date.parse(at) / 1_000))],
    ['webhook-signature', words.signatureHeader],
  ] as const;
  return (
    <Disclosure summary={words.headers} className="mt-1">
      <dl className="mt-1 grid gap-x-4 gap-y-0.5 sm:grid-cols-[10rem_minmax(0,1fr)]">
        {headers.map(([name, value]) => (
          <div key={name} className="contents">
            <dt>
              <code>{name}</code>
            </dt>
            <dd className="wrap-anywhere text-ink-muted">{value}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

function indented(payload: string): string {
  try {
    return JSON.stringify(JSON.parse(payload), null, 2);
  } catch {
    return payload;
  }
}
