import { alertKinds, dropReferences } from '@pricehunt/api-contract/alerts';
import type { AlertChannelView, AlertRuleView, AlertView } from '@pricehunt/api-contract/alerts';
import { CheckboxField, ChoiceField, TextField } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useMessages } from '../../../messages/use-messages';
import { ruleOf } from '../alert-draft';
import type { AlertDraft, DraftProblem, LowSpan } from '../alert-draft';
import { AlertFrame } from './alert-frame';
import type { AlertSubmission } from './alert-frame';
import { AlertLimits } from './alert-limits';
import { AlertPast } from './alert-past';

export interface TypedAlert {
  readonly rule: AlertRuleView;
  readonly currency: string;
  readonly shippingCounted: boolean;
  readonly condition?: AlertView['condition'];
  readonly shops: string[] | null;
  readonly channels: AlertChannelView[];
}

export interface AlertFormProps extends AlertSubmission<TypedAlert> {
  readonly productId: string;
  readonly currency: string;
  readonly startsWith: AlertDraft;
}

/** The alert's rule, shipping and channels, with a simulation over past prices while typing. */
export function AlertForm({ productId, currency, startsWith, ...submission }: AlertFormProps) {
  const { priceAlerts: words } = useMessages();
  const [draft, setDraft] = useState(startsWith);
  const change = (part: Partial<AlertDraft>) => setDraft((was) => ({ ...was, ...part }));
  const { shippingCounted, condition, shops, channels } = draft;
  const rule = ruleOf(draft, currency);
  const typed =
    typeof rule === 'string'
      ? null
      : {
          rule,
          currency,
          shippingCounted,
          ...(condition === null ? {} : { condition }),
          shops: shops && [...shops],
          channels: [...channels],
        };
  return (
    <AlertFrame
      {...submission}
      label={words.dialogTitle}
      typed={typed}
      channels={channels}
      onChannels={(chosen) => change({ channels: chosen })}
    >
      {(isChecked) => (
        <>
          <ChoiceField
            label={words.kind}
            value={draft.kind}
            choices={alertKinds}
            names={words.kinds}
            onChoose={(kind) => change({ kind })}
          />
          <RuleFields
            draft={draft}
            currency={currency}
            wrong={isChecked && typeof rule === 'string' ? rule : null}
            onChange={change}
          />
          <AlertPast
            productId={productId}
            rule={typeof rule === 'string' ? null : rule}
            currency={currency}
            shippingCounted={shippingCounted}
            condition={condition}
            shops={shops}
            typedTarget={draft.kind === 'target-price' ? draft.target : null}
            onTake={(target) => change({ target })}
          />
          <div className="grid gap-1">
            <CheckboxField
              label={words.shipping}
              checked={shippingCounted}
              aria-describedby="alert-shipping-hint"
              onChange={(event) => change({ shippingCounted: event.target.checked })}
            />
            <p id="alert-shipping-hint" className="pl-7 text-sm text-ink-muted">
              {words.shippingHint}
            </p>
          </div>
          <AlertLimits
            productId={productId}
            condition={condition}
            shops={shops}
            canFollowProduct={startsWith.condition === null}
            onChange={change}
          />
        </>
      )}
    </AlertFrame>
  );
}

interface RuleFieldsProps {
  readonly draft: AlertDraft;
  readonly currency: string;
  readonly wrong: DraftProblem | null;
  readonly onChange: (part: Partial<AlertDraft>) => void;
}

function RuleFields({ draft, currency, wrong, onChange }: RuleFieldsProps) {
  const { priceAlerts: words } = useMessages();
  switch (draft.kind) {
    case 'target-price':
      return (
        <TextField
          data-amount
          label={words.targetPrice(currency)}
          inputMode="decimal"
          autoComplete="off"
          value={draft.target}
          error={wrong === 'target' ? words.targetProblem : undefined}
          onChange={(event) => onChange({ target: event.target.value })}
        />
      );
    case 'percent-drop':
      return (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            data-amount
            label={words.percent}
            inputMode="numeric"
            autoComplete="off"
            value={draft.percent}
            error={wrong === 'percent' ? words.percentProblem : undefined}
            onChange={(event) => onChange({ percent: event.target.value })}
          />
          <ChoiceField
            label={words.against}
            value={draft.against}
            choices={dropReferences}
            names={words.references}
            onChoose={(against) => onChange({ against })}
          />
        </div>
      );
    case 'new-low':
      return (
        <ChoiceField
          label={words.lowDays}
          value={draft.lowSpan}
          choices={spans}
          names={words.lowSpans}
          onChoose={(lowSpan) => onChange({ lowSpan })}
        />
      );
    case 'any-drop':
    case 'back-in-stock':
    case 'any-change':
      return null;
  }
}

const spans: readonly LowSpan[] = ['ever', 'days-90', 'days-365'];
