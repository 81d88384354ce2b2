import { startTestOrder } from '@pricehunt/api-contract/order-sources';
import type { TestOrder } from '@pricehunt/api-contract/order-sources';
import { Button, ButtonLink, Notice, SkeletonBars, SkeletonBlock, useDisplayLocale } from '@pricehunt/ui-kit';
import { formatMoney } from '@pricehunt/offers';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Answered } from '../../../page-parts/answered';
import { useMerchantServices } from '../../../merchant-services';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { orderPath } from '../../../route-paths';
import { useAct } from '../../../business/use-act';
import { useBusiness } from '../../../business/use-business';
import { useDisabledReason } from '../../../business/use-disabled-reason';
import { firstOrderQuery, testOrderQuery } from '../requests/integration-queries';
import { useWizard } from '../use-wizard';
import { HopList } from './hop-list';

/** The last step: a test order, and the first real order. The URL holds the test's id. */
export function TestStep() {
  const { test: words } = useMessages().integrate;
  const [query, setQuery] = useSearchParams();
  const testOrderId = query.get('test');
  const disabledReason = useDisabledReason('integrations.edit');
  const sentenceOf = useFailureSentence();
  const start = useAct(async (api, _: void) => api.call(startTestOrder, { body: {} }), {
    renews: [],
    onDone: ({ testOrder }) => setQuery({ step: 'test', test: testOrder.id }, { replace: true }),
  });
  return (
    <>
      <section className="border-t border-line py-5">
        {start.error === null ? null : (
          <Notice tone="danger" title={sentenceOf(start.error)} className="mb-4" />
        )}
        {testOrderId === null ? null : <TestOrderView key={testOrderId} testOrderId={testOrderId} />}
        {disabledReason === null ? (
          <Button
            variant={testOrderId === null ? 'primary' : 'plain'}
            busy={start.isPending}
            onClick={() => start.mutate(undefined)}
          >
            {testOrderId === null ? words.start : words.again}
          </Button>
        ) : (
          <p className="text-ink-muted">{disabledReason}</p>
        )}
      </section>
      <FirstOrder />
    </>
  );
}

function TestOrderView({ testOrderId }: { readonly testOrderId: string }) {
  const { test: words } = useMessages().integrate;
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const query = useQuery(testOrderQuery(openApi, id, testOrderId));
  return (
    <div className="mb-5">
      <Answered query={query} whileLoading={<SkeletonBars label={words.loading} className="h-60 w-full" />}>
        {(testOrder) => (
          <>
            <HopList hops={testOrder.hops} isRunning={testOrder.state === 'running'} />
            <Outcome testOrder={testOrder} />
          </>
        )}
      </Answered>
    </div>
  );
}

function Outcome({ testOrder: { state, orderId } }: { readonly testOrder: TestOrder }) {
  const { test: words } = useMessages().integrate;
  const tones = { running: 'text-ink-muted', passed: 'text-accent', failed: 'text-danger' };
  return (
    <div className="mt-4 flex flex-wrap items-center gap-4">
      <p role="status" className={`font-semibold ${tones[state]}`}>
        {words[state]}
      </p>
      {orderId === null ? null : (
        <ButtonLink to={orderPath(orderId)} size="small">
          {words.receipt}
        </ButtonLink>
      )}
    </div>
  );
}

function FirstOrder() {
  const { test: words } = useMessages().integrate;
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const locale = useDisplayLocale();
  const { states } = useWizard();
  const query = useQuery(firstOrderQuery(openApi, id));
  return (
    <section aria-labelledby="first-order" className="border-t border-line py-5">
      <h3 id="first-order" className="mb-2 text-lg">
        {words.real}
      </h3>
      <Answered query={query} whileLoading={<SkeletonBlock className="h-6 w-60" />}>
        {([order]) => {
          if (order !== undefined) {
            return (
              <div className="flex flex-wrap items-center gap-4">
                <p role="status">{words.arrived(order.name, formatMoney(order.total, locale))}</p>
                <ButtonLink to={orderPath(order.id)} size="small">
                  {words.toOrder}
                </ButtonLink>
              </div>
            );
          }
          if (states.orders === 'open') {
            return (
              <div className="flex flex-wrap items-center gap-4">
                <p className="text-ink-muted">{words.noSource}</p>
                <ButtonLink to="?step=orders" size="small">
                  {words.connect}
                </ButtonLink>
              </div>
            );
          }
          return (
            <div role="status">
              <p className="flex items-center gap-2.5 font-semibold">
                <span aria-hidden="true" className="size-2.5 animate-breathe rounded-full bg-accent" />
                {words.waiting}
              </p>
              <p className="text-sm text-ink-muted">{words.waitingSentence}</p>
            </div>
          );
        }}
      </Answered>
    </section>
  );
}
