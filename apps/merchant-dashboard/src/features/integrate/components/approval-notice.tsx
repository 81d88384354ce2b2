import { Notice } from '@pricehunt/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { overviewQuery } from '../../../business/overview-query';
import { useBusiness } from '../../../business/use-business';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';

/** What approval means for the products of a business that waits for it. */
export function ApprovalNotice() {
  const { approval: words } = useMessages().integrate;
  const { id, status } = useBusiness();
  const { openApi } = useMerchantServices();
  const { data } = useQuery({ ...overviewQuery(openApi, id, '30'), enabled: status === 'pending' });
  const approval = data?.attention.find((each) => each.kind === 'approval-pending');
  if (status !== 'pending' || approval === undefined) return null;
  return (
    <Notice tone="info" title={words.title} className="mb-6">
      {approval.isVisible ? words.visible : words.hidden}
    </Notice>
  );
}
