import { compareOffers } from '@pricehunt/api-contract/admin-matches';
import { ButtonLink, PageHeader } from '@pricehunt/ui-kit';
import { PageTitle, useAddressQuery } from '@pricehunt/web-shell';
import { Answered } from '../console/components/answered';
import { RowSkeleton } from '../console/components/row-skeleton';
import { useConsoleQuery } from '../console/console-queries';
import { CompareOffersForm } from '../features/catalog/components/compare-offers-form';
import type { ComparedReferences } from '../features/catalog/components/compare-offers-form';
import { OfferComparisonRoom } from '../features/catalog/components/offer-comparison-room';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

/** The URL names the two offers. */
export function OfferComparison() {
  const { comparison: words } = useMessages().catalog;
  const [address, change] = useAddressQuery();
  const references = { left: address.get('left') ?? '', right: address.get('right') ?? '' };
  const isGiven = references.left !== '' && references.right !== '';
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <PageHeader
        title={words.title}
        lead={words.lead}
        actions={
          <ButtonLink size="small" to={routePaths.regroupings}>
            {words.back}
          </ButtonLink>
        }
      />
      <CompareOffersForm
        key={`${references.left} ${references.right}`}
        given={references}
        onCompare={(given) => change({ ...given })}
      />
      {isGiven ? <Compared references={references} /> : null}
    </>
  );
}

function Compared({ references }: { readonly references: ComparedReferences }) {
  const query = useConsoleQuery('products', ['comparison', references.left, references.right], (api) =>
    api.call(compareOffers, { query: references }),
  );
  return (
    <Answered query={query} whileLoading={<RowSkeleton />}>
      {({ comparison }) => <OfferComparisonRoom comparison={comparison} />}
    </Answered>
  );
}
