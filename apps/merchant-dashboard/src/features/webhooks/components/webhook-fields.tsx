import { webhookEvents } from '@pricehunt/api-contract/webhooks-out';
import { CheckboxField } from '@pricehunt/ui-kit';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { AddressField } from '../../../page-parts/address-field';
import { useMessages } from '../../../messages/use-messages';

export interface TypedWebhook {
  readonly url: string;
  readonly events: readonly (typeof webhookEvents)[number][];
}

export interface WebhookFieldsProps {
  readonly form: UseFormReturn<TypedWebhook>;
}

export function WebhookFields({ form: { register, formState } }: WebhookFieldsProps) {
  const { webhooks: words } = useMessages();
  const eventsId = useId();
  const { errors } = formState;
  return (
    <>
      <AddressField
        {...register('url', { validate: (typed) => isWebAddress(typed) || words.urlBad })}
        label={words.url}
        hint={words.urlHint}
        error={errors.url?.message}
      />
      <fieldset aria-describedby={errors.events === undefined ? undefined : eventsId}>
        <legend className="mb-1 text-sm font-semibold">{words.events}</legend>
        <div className="grid">
          {webhookEvents.map((event) => (
            <CheckboxField
              key={event}
              {...register('events', { validate: (events) => events.length > 0 || words.eventMissing })}
              value={event}
              label={
                <span>
                  {words.eventNames[event]} <code className="text-sm text-ink-muted">{event}</code>
                </span>
              }
            />
          ))}
        </div>
        {errors.events === undefined ? null : (
          <p id={eventsId} className="text-sm font-medium text-danger">
            {errors.events.message}
          </p>
        )}
      </fieldset>
    </>
  );
}

function isWebAddress(typed: string): boolean {
  try {
    return /^https?:$/.test(new URL(typed.trim()).protocol);
  } catch {
    return false;
  }
}
