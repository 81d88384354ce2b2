import { ButtonLink, useDisplayLocale, useFigures } from '@pricehunt/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { PriceTable } from '../../../business/price-table';
import type { PriceCompetitiveness } from '../../../business/analytics-queries';
import { pricePositionQuery } from '../../../business/overview-query';
import { useBusiness } from '../../../business/use-business';

const shownMax = 5;

/** The products with the biggest opportunity; renders nothing until prices are ranked. */
export function PricePositionSummary() {
  const { dashboard: words } = useMessages();
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const { data } = useQuery(pricePositionQuery(openApi, id));
  if (data === undefined || data.items.length === 0) return null;
  const compared = data.items.filter(({ best }) => best !== null);
  const alone = data.items.filter(({ best }) => best === null);
  return (
    <section aria-labelledby="price-standing" className="py-6">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <div className="grow">
          <h2 id="price-standing" className="text-xl">
            {words.pricePosition}
          </h2>
          <CheapestShare distribution={data.distribution} />
        </div>
        <ButtonLink to={`${routePaths.analytics}?view=prices`} size="small">
          {words.allPrices}
        </ButtonLink>
      </div>
      <PriceTable caption={words.pricePosition} items={[...compared, ...alone].slice(0, shownMax)} />
    </section>
  );
}

function CheapestShare({ distribution }: Pick<PriceCompetitiveness, 'distribution'>) {
  const { dashboard: words } = useMessages();
  const figure = useFigures();
  const locale = useDisplayLocale();
  const compared = distribution.filter(({ step }) => step !== 'alone');
  const all = compared.reduce((sum, { products }) => sum + products, 0);
  const cheapest = compared
    .filter(({ step }) => step.startsWith('cheaper') || step === 'same')
    .reduce((sum, { products }) => sum + products, 0);
  if (all === 0) return null;
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  return <p className="mt-1 text-ink-muted">{words.cheapestIn(share.format(cheapest / all), figure(all))}</p>;
}
