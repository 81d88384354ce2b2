import { closeStatements } from '@pricehunt/api-contract/commission';
import type { StatementView } from '@pricehunt/api-contract/commission';
import { useStatementDays } from '@pricehunt/commission-statement';
import { ActButton } from '../../../console/components/act-button';
import { useMessages } from '../../../messages/use-messages';

export function CloseButton({
  businessId,
  statement: { period, isOver },
}: {
  readonly businessId: string;
  readonly statement: StatementView;
}) {
  const { commission: words } = useMessages();
  const { month } = useStatementDays();
  return (
    <ActButton
      label={words.close}
      variant="primary"
      disabled={!isOver}
      title={words.closeTitle(month(period))}
      sentence={words.closeSentence}
      submit={words.close}
      act={(api) => api.call(closeStatements, { params: { businessId, period } })}
      renews={['commission']}
      done={words.closed(month(period))}
    />
  );
}
