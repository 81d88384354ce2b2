import type { MerchantProduct } from '@pricehunt/api-contract/merchant-products';
import { Amount, useFigures } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import type { AwaitedChecks } from '../use-awaited-checks';
import { RecheckPage } from './recheck-page';

export interface HoldReasonsProps {
  readonly productId: string;
  readonly reasons: MerchantProduct['holdReasons'];
  readonly awaited: AwaitedChecks;
}

export function HoldReasons({ productId, reasons, awaited }: HoldReasonsProps) {
  const { hold: words } = useMessages().products;
  const figure = useFigures();
  return (
    <ul className="grid gap-5">
      {reasons.map((reason) => (
        <li key={reason.kind}>
          <h3 className="font-semibold">{words.kinds[reason.kind].title}</h3>
          <dl className="mt-1 grid grid-cols-[min(8rem,40%)_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <dt className="text-sm text-ink-muted sm:text-base">{words.yours}</dt>
            <dd>{reason.kind === 'price' ? <Amount money={reason.claimed} /> : reason.claimed}</dd>
            <dt className="text-sm text-ink-muted sm:text-base">{words.others(figure(reason.sources))}</dt>
            <dd>
              {reason.kind === 'price' ? (
                <>
                  <Amount money={reason.lowest} /> – <Amount money={reason.highest} />
                </>
              ) : (
                reason.known
              )}
            </dd>
          </dl>
          <p className="mt-1 mb-2 text-ink-muted">{words.kinds[reason.kind].remedy}</p>
          {reason.kind === 'price' ? (
            <RecheckPage productId={productId} awaited={awaited} label={words.confirmPrice} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
