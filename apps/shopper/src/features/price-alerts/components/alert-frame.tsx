import type { AlertChannelView } from '@pricehunt/api-contract/alerts';
import { Button, Form } from '@pricehunt/ui-kit';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../../../messages/use-messages';
import { AlertChannels } from './alert-channels';
import { EmailOnlyField, isAddress } from './email-only-field';
import type { EmailOnly } from './email-only-field';

/** The button that sets or saves an alert, and what it does. */
export interface AlertSubmission<Typed> {
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly problem?: string | undefined;
  readonly onSubmit: (alert: Typed) => void;
  /** Left out for a shopper with an account, who chooses channels. */
  readonly emailOnly?: EmailOnly<Typed> | undefined;
}

interface AlertFrameProps<Typed> extends AlertSubmission<Typed> {
  readonly label: string;
  /** Null while a field is wrong; it has `data-amount`. */
  readonly typed: Typed | null;
  readonly channels: readonly AlertChannelView[];
  readonly onChannels: (channels: readonly AlertChannelView[]) => void;
  /** The fields; `isChecked` once they were submitted. */
  readonly children: (isChecked: boolean) => ReactNode;
}

/** A form that ends with where the alert is sent and its buttons. */
export function AlertFrame<Typed>({
  label,
  typed,
  channels,
  onChannels,
  submitLabel,
  busy,
  problem,
  onSubmit,
  emailOnly,
  children,
}: AlertFrameProps<Typed>) {
  const { priceAlerts: words } = useMessages();
  const [isChecked, setIsChecked] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const isUnreachable = emailOnly === undefined ? channels.length === 0 : !isAddress(emailOnly.email);
  const submitTo = (send: (alert: Typed) => void, isReachable: boolean) => {
    setIsChecked(true);
    if (typed !== null && isReachable) send(typed);
    else
      fields.current
        ?.querySelector<HTMLElement>(typed === null ? '[data-amount]' : '[data-channel]')
        ?.focus();
  };
  return (
    <Form busy={busy} problem={problem} label={label} onSubmit={() => submitTo(onSubmit, !isUnreachable)}>
      <div ref={fields} className="grid gap-4">
        {children(isChecked)}
        {emailOnly === undefined ? (
          <AlertChannels
            chosen={channels}
            problem={isChecked && isUnreachable ? words.channelProblem : undefined}
            onChange={onChannels}
          />
        ) : (
          <EmailOnlyField {...emailOnly} isWrong={isChecked && isUnreachable} />
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          {submitLabel}
        </Button>
        {emailOnly === undefined ? null : (
          <Button onClick={() => submitTo(emailOnly.onSignIn, true)}>{emailOnly.signInLabel}</Button>
        )}
      </div>
    </Form>
  );
}
