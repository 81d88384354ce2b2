import type { AlertView } from '@pricehunt/api-contract/alerts';
import type { Money } from '@pricehunt/offers';
import { useDisplayLocale } from '@pricehunt/ui-kit';
import { useShopperSession } from '../../../account/use-account';
import { useMessages } from '../../../messages/use-messages';
import { newDraft, targetDraft } from '../alert-draft';
import { useAlertWords } from '../../../prices/use-alert-words';
import { useMetWords } from '../alert-words';
import { useAlertSubmission } from '../use-alert-submission';
import { useCreateAlert, useRequestAlert } from '../requests/alert-queries';
import { AlertForm } from './alert-form';
import type { TypedAlert } from './alert-form';
import { AlertSaved } from './alert-saved';
import { ConfirmByEmail } from './confirm-by-email';

export interface AlertTerms {
  readonly productId: string;
  /** The item price of today's best offer; null when there is none. */
  readonly price: Money | null;
  readonly currency: string;
  /** The target price the dialog starts with; without one, slightly below today's price. */
  readonly target?: Money | null;
}

export interface NewAlertProps extends AlertTerms {
  readonly alerts: readonly AlertView[];
  readonly onClose: () => void;
}

/** Sets an alert for a product's price. */
export function NewAlert({ productId, price, target = null, currency, alerts, onClose }: NewAlertProps) {
  const { priceAlerts: words } = useMessages();
  const { account } = useShopperSession();
  const locale = useDisplayLocale();
  const alertWords = useAlertWords();
  const metWords = useMetWords();
  const { mutate, data, error, isPending } = useCreateAlert();
  const request = useRequestAlert();
  const submission = useAlertSubmission<TypedAlert>({
    create: (typed) => mutate({ productId, ...typed }),
    requestByEmail: ({ channels: _own, ...wanted }, email) => request.mutate({ productId, email, ...wanted }),
    isPending: isPending || request.isPending,
    failure: error ?? request.error,
    signInReason: words.signInReason,
  });
  if (request.data !== undefined) {
    return <ConfirmByEmail email={request.data.email} alert="price" onClose={onClose} />;
  }
  if (data !== undefined) {
    const isMailable = account === null || account.isEmailVerified;
    const met = metWords({ ...data, hasFired: data.hasFired && isMailable });
    return (
      <AlertSaved title={words.done} push={data.push} onClose={onClose}>
        <p className="first-letter:uppercase">{alertWords(data.alert)}</p>
        {met === null ? null : <p className="font-semibold text-accent">{met}</p>}
        {account?.isEmailVerified === true ? (
          <p className="text-ink-muted">{words.mailTo(account.email)}</p>
        ) : null}
      </AlertSaved>
    );
  }
  return (
    <>
      {alerts.length === 0 ? null : (
        <div className="mb-4 text-sm text-ink-muted">
          <p className="font-semibold">{words.watching}:</p>
          <ul className="list-disc pl-5">
            {alerts.map((alert) => (
              <li key={alert.id}>{alertWords(alert)}</li>
            ))}
          </ul>
        </div>
      )}
      <AlertForm
        productId={productId}
        currency={(target ?? price)?.currency ?? currency}
        startsWith={target === null ? newDraft(price, locale) : targetDraft(target, locale)}
        {...submission}
      />
    </>
  );
}
