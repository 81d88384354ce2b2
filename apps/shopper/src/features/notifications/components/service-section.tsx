import type { NotificationServiceView } from '@pricehunt/api-contract/notifications';
import { Button, Notice, useFigures } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useState } from 'react';
import { ListFailure } from '../../../account/list-states';
import { useNotificationServices } from '../../../account/notification-services';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { useRemoveService, useTestService } from '../requests/notification-queries';
import { ConnectServiceDialog } from './connect-service-dialog';

export function ServiceSection() {
  const { notifications: words } = useMessages();
  const [isAdding, setIsAdding] = useState(false);
  const { data, error, refetch } = useNotificationServices();
  return (
    <section className="mt-10">
      <h2 className="mb-1 text-xl">{words.title}</h2>
      <p className="mb-3 max-w-prose text-ink-muted">{words.lead}</p>
      {data === undefined ? (
        error === null ? null : (
          <ListFailure title={words.failed} error={error} onRetry={() => void refetch()} />
        )
      ) : data.length === 0 ? (
        <p className="text-ink-muted">{words.none}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {data.map((service) => (
            <ServiceRow key={service.id} service={service} />
          ))}
        </ul>
      )}
      <Button className="mt-3" onClick={() => setIsAdding(true)}>
        {words.add}
      </Button>
      <ConnectServiceDialog isOpen={isAdding} onClose={() => setIsAdding(false)} />
    </section>
  );
}

function ServiceRow({ service }: { readonly service: NotificationServiceView }) {
  const { notifications: words } = useMessages();
  const { show } = useToast();
  const { id, kind, name, place } = service;
  const test = useTestService();
  const { mutate: remove, isPending: isRemoving } = useRemoveService();
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-52">
          <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
          <p className="text-sm text-ink-muted [overflow-wrap:anywhere]">
            {words.kinds[kind]}, {place}
          </p>
        </div>
        <div className="-ml-3 flex sm:ml-0">
          <Button
            variant="quiet"
            size="small"
            busy={test.isPending}
            aria-label={words.testSpoken(name)}
            onClick={() => test.mutate(id)}
          >
            {words.test}
          </Button>
          <Button
            variant="quiet"
            size="small"
            busy={isRemoving}
            aria-label={words.removeSpoken(name)}
            onClick={() => remove(id, { onSuccess: () => show({ title: words.removed(name) }) })}
          >
            {words.remove}
          </Button>
        </div>
      </div>
      <TestResult name={name} result={test.data} failure={test.error} />
    </li>
  );
}

interface TestResultProps {
  readonly name: string;
  readonly result:
    | { readonly isDelivered: boolean; readonly status: number | null; readonly answer: string | null }
    | undefined;
  readonly failure: Error | null;
}

function TestResult({ name, result, failure }: TestResultProps) {
  const { notifications: words } = useMessages();
  const figure = useFigures();
  const sentenceOf = useFailureSentence();
  if (failure !== null) return <Notice tone="danger" title={sentenceOf(failure)} />;
  if (result === undefined) return null;
  const { isDelivered, status, answer } = result;
  const response = status === null ? words.unanswered : words.answered(figure(status), answer);
  return (
    <Notice
      tone={isDelivered ? 'info' : 'warn'}
      title={isDelivered ? words.delivered(name) : words.notDelivered(name)}
    >
      {response}
    </Notice>
  );
}
