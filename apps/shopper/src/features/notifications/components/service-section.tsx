import type { NotificationServiceView } from '@pricehunt/api-contract/notifications';
import { Button, Notice, useFigures } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNotificationServices } from '../../../account/notification-services';
import { useShopperSession } from '../../../account/use-account';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { FailureNotice } from '../../../messages/failure-notice';
import { useMessages } from '../../../messages/use-messages';
import { useRemoveService, useTestChannel, useTestService } from '../requests/notification-queries';
import { ConnectServiceDialog } from './connect-service-dialog';

export function ServiceSection() {
  const { notifications: words } = useMessages();
  const [isAdding, setIsAdding] = useState(false);
  const { data = [], error, refetch } = useNotificationServices();
  return (
    <section className="mt-10">
      <h2 className="mb-1 text-xl">{words.title}</h2>
      <p className="mb-3 max-w-prose text-ink-muted">{words.lead}</p>
      <ul className="divide-y divide-line border-y border-line">
        <EmailRow />
        <PushRow />
        {data.map((service) => (
          <ServiceRow key={service.id} service={service} />
        ))}
      </ul>
      {error === null ? null : (
        <FailureNotice title={words.failed} error={error} onRetry={() => void refetch()} />
      )}
      <Button className="mt-3" onClick={() => setIsAdding(true)}>
        {words.add}
      </Button>
      <ConnectServiceDialog isOpen={isAdding} onClose={() => setIsAdding(false)} />
    </section>
  );
}

function EmailRow() {
  const { notifications: words } = useMessages();
  const { account } = useShopperSession();
  const { mutate, data, error, isPending } = useTestChannel('email');
  if (account === null) return null;
  const { email } = account;
  return (
    <ChannelRow name={words.email} place={email} isTesting={isPending} onTest={mutate}>
      <Failure failure={error} />
      {data === undefined ? null : data.delivered > 0 ? (
        <Notice tone="info" title={words.delivered(email)} />
      ) : (
        <Notice tone="warn" title={words.notDelivered(email)}>
          {words.mailRefused}
        </Notice>
      )}
    </ChannelRow>
  );
}

function PushRow() {
  const { notifications: words } = useMessages();
  const figure = useFigures();
  const { mutate, data, error, isPending } = useTestChannel('push');
  return (
    <ChannelRow name={words.push} place={words.pushPlace} isTesting={isPending} onTest={mutate}>
      <Failure failure={error} />
      {data === undefined ? null : data.receivers === 0 ? (
        <Notice tone="warn" title={words.noBrowser}>
          {words.noBrowserSentence}
        </Notice>
      ) : (
        <Notice
          tone={data.delivered === data.receivers ? 'info' : 'warn'}
          title={words.pushed(figure(data.delivered), figure(data.receivers))}
        />
      )}
    </ChannelRow>
  );
}

function ServiceRow({ service }: { readonly service: NotificationServiceView }) {
  const { notifications: words } = useMessages();
  const { show } = useToast();
  const { id, kind, name, place } = service;
  const test = useTestService();
  const { mutate: remove, isPending: isRemoving } = useRemoveService();
  return (
    <ChannelRow
      name={name}
      place={`${words.kinds[kind]}, ${place}`}
      isTesting={test.isPending}
      onTest={() => test.mutate(id)}
      more={
        <Button
          variant="quiet"
          size="small"
          busy={isRemoving}
          aria-label={words.removeSpoken(name)}
          onClick={() => remove(id, { onSuccess: () => show({ title: words.removed(name) }) })}
        >
          {words.remove}
        </Button>
      }
    >
      <TestResult name={name} result={test.data} failure={test.error} />
    </ChannelRow>
  );
}

interface ChannelRowProps {
  readonly name: string;
  readonly place: string;
  readonly isTesting: boolean;
  readonly onTest: () => void;
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

function ChannelRow({ name, place, isTesting, onTest, more, children }: ChannelRowProps) {
  const { notifications: words } = useMessages();
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-52">
          <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
          <p className="text-sm text-ink-muted [overflow-wrap:anywhere]">{place}</p>
        </div>
        <div className="-ml-3 flex sm:ml-0">
          <Button
            variant="quiet"
            size="small"
            busy={isTesting}
            aria-label={words.testSpoken(name)}
            onClick={onTest}
          >
            {words.test}
          </Button>
          {more}
        </div>
      </div>
      {children}
    </li>
  );
}

function Failure({ failure }: { readonly failure: Error | null }) {
  const sentenceOf = useFailureSentence();
  return failure === null ? null : <Notice tone="danger" title={sentenceOf(failure)} />;
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
  if (failure !== null) return <Failure failure={failure} />;
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
