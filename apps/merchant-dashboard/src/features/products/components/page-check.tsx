import type { CallAnswer } from '@pricehunt/api-client';
import type { getMerchantProduct } from '@pricehunt/api-contract/merchant-products';
import { Amount, useMoments } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import { useAvailabilityWords } from '../use-availability-words';
import type { AwaitedChecks } from '../use-awaited-checks';
import { RecheckPage } from './recheck-page';

export interface PageCheckProps {
  readonly productId: string;
  readonly awaited: AwaitedChecks;
  readonly check: CallAnswer<typeof getMerchantProduct>['lastCheck'];
}

export function PageCheck({ productId, check, awaited }: PageCheckProps) {
  const { check: words } = useMessages().products;
  const { availability } = useAvailabilityWords();
  const { moment } = useMoments();
  return (
    <>
      {check === null ? (
        <p className="text-ink-muted">{words.none}</p>
      ) : (
        <dl className="grid grid-cols-[min(8rem,40%)_minmax(0,1fr)] items-baseline gap-x-4 gap-y-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <dt className="text-sm text-ink-muted sm:text-base">{words.page}</dt>
          <dd>{words.pages[check.page]}</dd>
          <dt className="text-sm text-ink-muted sm:text-base">{words.price}</dt>
          <dd>{check.pagePrice === null ? words.notStated : <Amount money={check.pagePrice} />}</dd>
          <dt className="text-sm text-ink-muted sm:text-base">{words.stock}</dt>
          <dd>{check.pageAvailability === null ? words.notStated : availability(check.pageAvailability)}</dd>
          <dt className="text-sm text-ink-muted sm:text-base">{words.image}</dt>
          <dd>{words.images[check.image]}</dd>
        </dl>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-3 text-sm text-ink-muted">
        {check === null ? null : <span>{words.checkedAt(moment(check.checkedAt))}</span>}
        <RecheckPage productId={productId} awaited={awaited} label={words.now} />
      </div>
    </>
  );
}
