import type { ReceiptSentence } from '@pricehunt/api-contract/orders';
import { useDisplayLocale, useFigures, useMoments } from '@pricehunt/ui-kit';
import { useMessages } from '../../messages/use-messages';
import { useMoneyWords } from '../../traffic/use-money-words';

export function useReceiptSentence(): (sentence: ReceiptSentence) => string {
  const { receipt: words, orders } = useMessages();
  const figure = useFigures();
  const { moment } = useMoments();
  const { written } = useMoneyWords();
  const share = useShareWords();
  const whenOf = ({ at, daysBefore }: { readonly at: string; readonly daysBefore: number }) =>
    `${words.daysBefore(figure(daysBefore))} (${moment(at)})`;
  return (sentence) => {
    switch (sentence.code) {
      case 'order-placed':
        return words.placed(moment(sentence.at), written(sentence.total), words.senders[sentence.source]);
      case 'test-order':
        return words.testOrder;
      case 'not-confirmed':
        return words.notConfirmed;
      case 'waiting':
        return words.waiting(moment(sentence.until));
      case 'no-touch':
        return words.noTouch;
      case 'consent-missing':
        return words.consentMissing;
      case 'merchant-denied':
        return words.merchantDenied;
      case 'duplicate-order':
        return words.duplicateOrder;
      case 'currency-unsupported':
        return words.currencyUnsupported(sentence.currency);
      case 'matched':
        return words.matched(figure(sentence.touchCount), words.methods[sentence.method]);
      case 'window':
        return words.window(figure(sentence.days), orders.models[sentence.model]);
      case 'touch-credited':
        return words.touchpointCredited(
          whenOf(sentence),
          share(sentence.shareBasisPoints),
          written(sentence.credited),
        );
      case 'touch-credit-undone':
        return words.touchpointCreditUndone[sentence.why](
          whenOf(sentence),
          share(sentence.shareBasisPoints),
          written(sentence.credited),
        );
      case 'touch-paid':
        return words.touchpointPaid(moment(sentence.at), sentence.paidBy);
      case 'touch-not-credited':
        return sentence.reason === 'after-order'
          ? words.touchpointAfterOrder(moment(sentence.at))
          : words.touchpointNotCredited(whenOf(sentence), orders.reasons[sentence.reason]);
      case 'commission':
        return words.commission(written(sentence.commission), written(sentence.base));
      case 'no-commission':
        return words.noCommission[sentence.why];
      case 'commission-decided': {
        const what = words.decided[sentence.status](moment(sentence.at), written(sentence.amount));
        return sentence.reason === null ? what : `${what} ${words.decidedBecause(sentence.reason)}`;
      }
      case 'refunded':
        return words.refunded(written(sentence.amount), moment(sentence.at), written(sentence.commission));
      case 'cancelled':
        return words.cancelled(moment(sentence.at), written(sentence.commission));
    }
  };
}

export function useShareWords(): (basisPoints: number) => string {
  const locale = useDisplayLocale();
  const writer = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return (basisPoints) => writer.format(basisPoints / 10_000);
}
