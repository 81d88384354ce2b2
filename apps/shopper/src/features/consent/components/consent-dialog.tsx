import type { ConsentState } from '@pricehunt/tracking-client';
import { Dialog, useDisplayLocale } from '@pricehunt/ui-kit';
import type { Messages } from '../../../messages/english';
import { useMessages } from '../../../messages/use-messages';
import { useConsent } from '../use-consent';
import { ConsentButtons } from './consent-buttons';

export interface ConsentDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Shows the current choice with its date, and lets the person change it. */
export function ConsentDialog({ open, onClose }: ConsentDialogProps) {
  const { consent: words } = useMessages();
  const locale = useDisplayLocale();
  const known = useConsent();
  return (
    <Dialog open={open && known !== null} onClose={onClose} title={words.title} shape="sheet">
      {known === null ? null : (
        <>
          <p className="mb-3 text-ink-muted">{words.explanation}</p>
          <p className="mb-5 font-semibold" role="status">
            {standing(known.state, words, locale)}
          </p>
          {known.state.isRefusedByBrowser ? null : (
            <ConsentButtons
              onDecide={(answer) => {
                known.consent.decide(answer);
                onClose();
              }}
            />
          )}
        </>
      )}
    </Dialog>
  );
}

function standing(
  { record, isAllowed, isRefusedByBrowser }: ConsentState,
  words: Messages['consent'],
  locale: string,
): string {
  if (isRefusedByBrowser) return words.refusedByBrowser;
  if (record === null) return isAllowed ? words.taken : words.notChosen;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(record.decidedAt));
  return record.answer === 'accepted' ? words.allowedOn(day) : words.refusedOn(day);
}
