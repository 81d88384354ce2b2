import { decideCommission, decidedOrdersMax } from '@pricehunt/api-contract/commission';
import type { StatementView } from '@pricehunt/api-contract/commission';
import { Button, useFigures } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { ActButton } from '../../../console/components/act-button';
import { useMessages } from '../../../messages/use-messages';
import { AdjustButton } from './adjust-button';

export interface DecisionBarProps {
  readonly businessId: string;
  readonly statement: StatementView;
  readonly orderIds: readonly string[];
  readonly onDone: () => void;
}

export function DecisionBar({ businessId, statement, orderIds, onDone }: DecisionBarProps) {
  const { commission: words, console: shared } = useMessages();
  const figure = useFigures();
  const { show } = useToast();
  const ids = orderIds.slice(0, decidedOrdersMax);
  const orders = words.orders(figure(ids.length));
  const after = (sentence: string) =>
    statement.state === 'closed' ? `${sentence} ${words.afterClosing}` : sentence;
  const act = {
    renews: ['commission'] as const,
    onDone: ({ decided }: { readonly decided: number }) => {
      show({ title: words.decided(figure(decided)), tone: 'good' });
      onDone();
    },
  };
  return (
    <section
      aria-label={words.bulk}
      data-at-foot="bar"
      className="sticky bottom-(--foot,0px) z-10 mt-4 border-y border-line bg-surface px-3 py-3 max-md:-mx-5 max-md:px-5 print:hidden"
    >
      <div className="flex flex-wrap items-center gap-2 md:gap-3">
        <p role="status" className="font-semibold">
          {words.chosen(figure(ids.length))}
        </p>
        <Button size="small" variant="quiet" className="mr-auto" onClick={onDone}>
          {shared.cancel}
        </Button>
        <ActButton
          label={words.approve}
          title={words.approveTitle(orders)}
          sentence={after(words.approveSentence)}
          submit={words.approve}
          reason="optional"
          reasonHint={words.reasonHint}
          act={(api, reason) =>
            api.call(decideCommission, {
              params: { businessId },
              body: { decision: 'approved', orderIds: ids, ...(reason === '' ? {} : { reason }) },
            })
          }
          {...act}
        />
        <ActButton
          label={words.deny}
          title={words.denyTitle(orders)}
          sentence={after(words.denySentence)}
          submit={words.deny}
          isDestructive
          reason="required"
          reasonHint={words.reasonHint}
          act={(api, reason) =>
            api.call(decideCommission, {
              params: { businessId },
              body: { decision: 'denied', orderIds: ids, reason },
            })
          }
          {...act}
        />
        <AdjustButton
          businessId={businessId}
          currency={statement.currency}
          orderIds={ids}
          title={words.adjustTitle(orders)}
          sentence={after(words.adjustSentence)}
          {...act}
        />
      </div>
    </section>
  );
}
