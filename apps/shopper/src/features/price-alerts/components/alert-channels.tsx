import type { AlertChannelView } from '@pricehunt/api-contract/alerts';
import { CheckboxField } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useNotificationServices } from '../../../account/notification-services';
import { useMessages } from '../../../messages/use-messages';
import { askForNotifications } from '../push-subscription';
import type { PushStatus } from '../push-subscription';

export interface AlertChannelsProps {
  readonly chosen: readonly AlertChannelView[];
  readonly problem: string | undefined;
  readonly onChange: (channels: readonly AlertChannelView[]) => void;
}

/** Where an alert is sent: by e-mail, to this browser, or to the shopper's notification services. */
export function AlertChannels({ chosen, problem, onChange }: AlertChannelsProps) {
  const {
    priceAlerts: words,
    notifications: { kinds: serviceKinds },
  } = useMessages();
  const [pushStatus, setPushStatus] = useState<PushStatus>('ready');
  const { data: services = [] } = useNotificationServices();
  const choose = (channel: AlertChannelView, isChosen: boolean) => {
    const others = chosen.filter((each) => each !== channel);
    onChange(isChosen ? [...others, channel] : others);
  };
  const choosePush = async (isChosen: boolean) => {
    if (!isChosen) return choose('push', false);
    const asked = await askForNotifications(window);
    setPushStatus(asked);
    return asked === 'ready' ? choose('push', true) : undefined;
  };
  return (
    <fieldset className="grid gap-1">
      <legend className="text-sm font-semibold">{words.channels}</legend>
      <CheckboxField
        data-channel
        label={words.channelNames.email}
        checked={chosen.includes('email')}
        onChange={(event) => choose('email', event.target.checked)}
      />
      <CheckboxField
        label={words.channelNames.push}
        checked={chosen.includes('push')}
        onChange={(event) => void choosePush(event.target.checked)}
      />
      {services.map(({ id, name, kind }) => (
        <CheckboxField
          key={id}
          label={words.serviceName(name, serviceKinds[kind])}
          checked={chosen.includes(`service:${id}`)}
          onChange={(event) => choose(`service:${id}`, event.target.checked)}
        />
      ))}
      <div role="status" className="text-sm text-ink-muted">
        {pushStatus === 'ready' ? null : <p>{words.push[pushStatus]}</p>}
      </div>
      {problem === undefined ? null : (
        <p role="alert" className="text-sm font-medium text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  );
}
