import { wrongPriceReasons } from '@pricehunt/api-contract/reports';
import type { OfferView } from '@pricehunt/api-contract';
import type { WrongPriceReason } from '@pricehunt/api-contract/reports';
import { formatMoney, typedMoney } from '@pricehunt/offers';
import {
  Button,
  ChoiceField,
  Dialog,
  Notice,
  TextAreaField,
  TextField,
  useDisplayLocale,
} from '@pricehunt/ui-kit';
import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { useReportWrongPrice } from '../requests/report-wrong-price';

type ReportedOffer = Pick<OfferView, 'id' | 'retailer' | 'price'>;

export interface WrongPriceDialogProps {
  /** The offer to report; null closes the dialog. */
  readonly offer: ReportedOffer | null;
  readonly onClose: () => void;
}

export function WrongPriceDialog({ offer, onClose }: WrongPriceDialogProps) {
  const { report } = useMessages().product;
  return (
    <Dialog
      open={offer !== null}
      shape="sheet"
      title={offer === null ? '' : report.title(offer.retailer.name)}
      onClose={onClose}
    >
      {offer === null ? null : <ReportForm offer={offer} onClose={onClose} />}
    </Dialog>
  );
}

function ReportForm({ offer, onClose }: { readonly offer: ReportedOffer; readonly onClose: () => void }) {
  const { report: words } = useMessages().product;
  const locale = useDisplayLocale();
  const sentenceOf = useFailureSentence();
  const { mutate, isPending, isSuccess, error } = useReportWrongPrice();
  const [reason, setReason] = useState<WrongPriceReason>('price');
  const [seen, setSeen] = useState('');
  const [note, setNote] = useState('');
  const [isSeenWrong, setIsSeenWrong] = useState(false);
  const { currency } = offer.price;
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPending) return;
    const isSaid = reason === 'price' && seen.trim() !== '';
    const seenPrice = isSaid ? typedMoney(seen, currency) : null;
    setIsSeenWrong(isSaid && seenPrice === null);
    if (isSaid && seenPrice === null) return;
    mutate({ offerId: offer.id, reason, seenPrice, note });
  };
  if (isSuccess) return <ReportSent onClose={onClose} />;
  return (
    <form noValidate className="grid gap-4" onSubmit={send}>
      <p className="text-ink-muted">{words.shown(formatMoney(offer.price, locale))}</p>
      <ChoiceField
        label={words.reason}
        value={reason}
        choices={wrongPriceReasons}
        names={words.reasons}
        onChoose={setReason}
      />
      {reason === 'price' ? (
        <TextField
          label={words.seen(currency)}
          inputMode="decimal"
          value={seen}
          error={isSeenWrong ? words.seenProblem : undefined}
          onChange={(event) => setSeen(event.target.value)}
        />
      ) : null}
      <TextAreaField
        label={words.note}
        maxLength={500}
        rows={3}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <p className="text-sm text-ink-muted">{words.whatHappens}</p>
      {error === null ? null : (
        <Notice tone="danger" title={words.failed}>
          {sentenceOf(error)}
        </Notice>
      )}
      <Button type="submit" variant="primary" busy={isPending} className="justify-self-start">
        {words.send}
      </Button>
    </form>
  );
}

function ReportSent({ onClose }: { readonly onClose: () => void }) {
  const { report } = useMessages().product;
  return (
    <div role="status" className="grid gap-4">
      <p className="font-semibold">{report.sent}</p>
      <p className="text-ink-muted">{report.sentNext}</p>
      <Button className="justify-self-start" onClick={onClose}>
        {report.close}
      </Button>
    </div>
  );
}
