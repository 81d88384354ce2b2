import { decideCommission } from '@pricehunt/api-contract/commission';
import { typedMoney } from '@pricehunt/offers';
import { ChoiceField, TextField } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { ActButton } from '../../../console/components/act-button';
import type { ActQuestion } from '../../../console/components/act-dialog';
import { useMessages } from '../../../messages/use-messages';

const kinds = ['amount', 'share'] as const;
type Kind = (typeof kinds)[number];

export interface AdjustButtonProps {
  readonly businessId: string;
  readonly currency: string;
  readonly orderIds: readonly string[];
  readonly title: string;
  readonly sentence: string;
  readonly renews: ActQuestion<unknown>['renews'];
  readonly onDone: (answer: { readonly decided: number }) => void;
}

/** Sets the commission to an amount per order or to a percentage of the calculated commission. */
export function AdjustButton(props: AdjustButtonProps) {
  const { businessId, currency, orderIds, title, sentence, renews, onDone } = props;
  const { commission: words } = useMessages();
  const [kind, setKind] = useState<Kind>('amount');
  const [typed, setTyped] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const to = readTarget(kind, typed, currency);
  return (
    <ActButton
      label={words.adjust}
      title={title}
      sentence={sentence}
      submit={words.adjust}
      reason="required"
      reasonHint={words.reasonHint}
      onOpen={() => {
        setTyped('');
        setIsMissing(false);
      }}
      isReady={() => {
        setIsMissing(to === null);
        return to !== null;
      }}
      fields={
        <>
          <ChoiceField
            label={words.kind}
            value={kind}
            choices={kinds}
            names={words.kinds}
            onChoose={setKind}
          />
          <TextField
            label={kind === 'amount' ? words.values.amount(currency) : words.values.share}
            inputMode="decimal"
            required
            value={typed}
            error={isMissing ? words.valueMissing : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
        </>
      }
      act={async (api, reason) => {
        if (to === null) throw new Error('the form let a decision through without a value');
        return api.call(decideCommission, {
          params: { businessId },
          body: { decision: 'adjusted', orderIds: [...orderIds], reason, to },
        });
      }}
      renews={renews}
      onDone={onDone}
    />
  );
}

/** Parses an amount, or a number with a decimal point or comma; null when it is neither. */
function readTarget(kind: Kind, typed: string, currency: string) {
  if (kind === 'amount') {
    const amount = typedMoney(typed, currency);
    return amount === null ? null : { kind, amount };
  }
  const decimal = typed.trim().replace(',', '.');
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(decimal)
    ? { kind, basisPoints: Math.round(Number(decimal) * 100) }
    : null;
}
