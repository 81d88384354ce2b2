import { saveShop } from '@pricehunt/api-contract/admin-shops';
import { decideDiscoveredShop, discoveredShopDays } from '@pricehunt/api-contract/admin-web-search';
import type { DiscoveredShopView } from '@pricehunt/api-contract/admin-web-search';
import { DataTable, useFigures, useMoments } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { ManageButton } from '../../../console/components/manage-button';
import { useAct } from '../../../console/console-queries';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';

export function DiscoveredShops({ shops }: { readonly shops: readonly DiscoveredShopView[] }) {
  const { console: shared, webSearch: words } = useMessages();
  const figure = useFigures();
  const { moment } = useMoments();
  return (
    <>
      <p className="pb-4 text-ink-muted">{words.shopsLead(figure(discoveredShopDays))}</p>
      {shops.length === 0 ? (
        <p className="text-ink-muted">{words.noShops}</p>
      ) : (
        <DataTable
          caption={words.shopsCaption}
          rows={shops}
          rowKey={({ domain }) => domain}
          columns={[
            {
              id: 'shop',
              name: words.shop,
              cell: ({ domain }) => <span className="font-semibold wrap-anywhere">{domain}</span>,
            },
            {
              id: 'times',
              name: words.timesFound,
              isFigure: true,
              cell: ({ timesFound }) => figure(timesFound).text,
            },
            {
              id: 'confirmed',
              name: words.confirmed,
              isFigure: true,
              isForTable: true,
              cell: ({ offersConfirmed }) => figure(offersConfirmed).text,
            },
            {
              id: 'product',
              name: words.lastProduct,
              namesItself: true,
              cell: ({ lastTitle, lastLink }) =>
                lastTitle === null || lastLink === null ? (
                  shared.none
                ) : (
                  <a
                    href={lastLink}
                    target="_blank"
                    rel="noreferrer"
                    className="underline wrap-anywhere @max-xl:line-clamp-1"
                  >
                    {lastTitle}
                  </a>
                ),
            },
            {
              id: 'found',
              name: words.lastFound,
              isFigure: true,
              isForTable: true,
              cell: ({ lastFoundAt }) => moment(lastFoundAt),
            },
            { id: 'acts', name: '', isFigure: true, cell: (shop) => <ShopActs shop={shop} /> },
          ]}
        />
      )}
    </>
  );
}

function ShopActs({ shop: { domain, origin } }: { readonly shop: DiscoveredShopView }) {
  const { webSearch: words } = useMessages();
  const { show } = useToast();
  const sentenceOf = useFailureSentence();
  const adding = useAct(
    (api) => api.call(saveShop, { body: { address: origin } }),
    ['shops', 'sources', 'web-search'],
    ({ shop }) => show({ title: words.added(shop.name), tone: 'good' }),
  );
  const blocking = useAct(
    (api) => api.call(decideDiscoveredShop, { params: { domain }, body: { decision: 'never' } }),
    ['web-search'],
    () => show({ title: words.neverDone(domain), tone: 'good' }),
  );
  const failure = adding.error ?? blocking.error;
  return (
    <>
      <span className="inline-flex gap-2">
        <ManageButton
          size="small"
          variant="primary"
          aria-label={words.addSpoken(domain)}
          busy={adding.isPending}
          onClick={() => adding.mutate(undefined)}
        >
          {words.add}
        </ManageButton>
        <ManageButton
          size="small"
          aria-label={words.neverSpoken(domain)}
          busy={blocking.isPending}
          onClick={() => blocking.mutate(undefined)}
        >
          {words.never}
        </ManageButton>
      </span>
      {failure === null ? null : (
        <span role="alert" className="block pt-1 text-sm text-danger">
          {words.addFailed(domain, sentenceOf(failure))}
        </span>
      )}
    </>
  );
}
