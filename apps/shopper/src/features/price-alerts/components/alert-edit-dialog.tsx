import type { AlertView } from '@pricehunt/api-contract/alerts';
import { Dialog, useDisplayLocale } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { draftOf } from '../alert-draft';
import { useMetWords } from '../alert-words';
import { useChangeAlert } from '../requests/alert-queries';
import { AlertForm } from './alert-form';

export interface AlertEditDialogProps {
  /** The alert to edit; null closes the dialog. */
  readonly alert: AlertView | null;
  readonly onClose: () => void;
}

export function AlertEditDialog({ alert, onClose }: AlertEditDialogProps) {
  const { priceAlerts: words } = useMessages();
  return (
    <Dialog open={alert !== null} shape="sheet" title={words.editTitle} onClose={onClose}>
      {alert === null ? null : <EditForm alert={alert} onClose={onClose} />}
    </Dialog>
  );
}

function EditForm({ alert, onClose }: { readonly alert: AlertView; readonly onClose: () => void }) {
  const { priceAlerts: words } = useMessages();
  const sentenceOf = useFailureSentence();
  const locale = useDisplayLocale();
  const metWords = useMetWords();
  const { show } = useToast();
  const { mutate, isPending, error } = useChangeAlert();
  return (
    <>
      <p className="mb-4 text-ink-muted">{alert.product.title}</p>
      <AlertForm
        productId={alert.product.id}
        currency={alert.currency}
        startsWith={draftOf(alert, locale)}
        submitLabel={words.save}
        busy={isPending}
        problem={error === null ? undefined : sentenceOf(error)}
        onSubmit={(typed) =>
          mutate(
            { id: alert.id, ...typed },
            {
              onSuccess: ({ push, ...judged }) => {
                const met = metWords(judged);
                onClose();
                show({
                  title: words.changed,
                  ...(push !== 'ready'
                    ? { description: words.push[push] }
                    : met === null
                      ? {}
                      : { description: met }),
                  tone: 'good',
                });
              },
            },
          )
        }
      />
    </>
  );
}
