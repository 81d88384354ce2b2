import { SkeletonBars } from '@pricehunt/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answered } from '../../../page-parts/answered';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { useBusiness } from '../../../business/use-business';
import { orderSourcesQuery } from '../requests/integration-queries';
import { isConnected } from '../use-wizard';
import { ConnectedSource } from './connected-source';
import { OrderGuide } from './order-guide';
import { PixelForm } from './pixel-form';
import { ShopifyOrdersForm } from './shopify-orders-form';

const kinds = ['shopify', 'pixel', 'server'] as const;

export function OrdersStep() {
  const { orders: words } = useMessages().integrate;
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const query = useQuery(orderSourcesQuery(openApi, id));
  const [kind, setKind] = useState<(typeof kinds)[number]>('shopify');
  return (
    <Answered query={query} whileLoading={<SkeletonBars label={words.loading} className="h-24 w-full" />}>
      {(sources) => {
        const connected = sources.filter(isConnected);
        const pixel = sources.find((source) => source.kind === 'pixel') ?? null;
        const server = sources.find((source) => source.kind === 'server') ?? null;
        return (
          <>
            <section aria-labelledby="connected" className="border-t border-line py-5">
              <h3 id="connected" className="mb-3 text-lg">
                {words.now}
              </h3>
              {connected.length === 0 ? (
                <p className="text-ink-muted">{words.none}</p>
              ) : (
                <ul className="divide-y divide-line">
                  {connected.map((source) => (
                    <ConnectedSource key={source.id} source={source} />
                  ))}
                </ul>
              )}
            </section>
            <section aria-labelledby="connect-orders" className="border-t border-line py-5">
              <h3 id="connect-orders" className="mb-3 text-lg">
                {words.add}
              </h3>
              <KindChoice chosen={kind} onChoose={setKind} />
              <div className="mt-5 max-w-160">
                {kind === 'shopify' ? (
                  <ShopifyOrdersForm />
                ) : kind === 'pixel' ? (
                  <PixelForm key={pixel?.createdAt ?? ''} pixel={pixel} />
                ) : server === null ? null : (
                  <OrderGuide link={server.link} />
                )}
              </div>
            </section>
          </>
        );
      }}
    </Answered>
  );
}

interface KindChoiceProps {
  readonly chosen: (typeof kinds)[number];
  readonly onChoose: (kind: (typeof kinds)[number]) => void;
}

function KindChoice({ chosen, onChoose }: KindChoiceProps) {
  const { orders: words } = useMessages().integrate;
  return (
    <fieldset className="grid gap-px border-y border-line md:grid-cols-3 md:gap-0">
      <legend className="sr-only">{words.kind}</legend>
      {kinds.map((each) => (
        <label
          key={each}
          className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 px-2 py-3 has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="order-kind"
            checked={chosen === each}
            className="mt-1 size-4.5 flex-none accent-accent"
            onChange={() => onChoose(each)}
          />
          <span className="font-semibold">{words.kinds[each]}</span>
          <span className="col-start-2 text-sm text-ink-muted">{words.kindSays[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}
