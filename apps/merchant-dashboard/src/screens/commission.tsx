import { StatementList } from '@pricehunt/commission-statement';
import { ButtonLink, EmptyState, PageHeader, SkeletonBars } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { useQuery } from '@tanstack/react-query';
import { Answered } from '../page-parts/answered';
import { useBusiness } from '../business/use-business';
import { statementsQuery } from '../features/commission/requests/statement-queries';
import { useMerchantServices } from '../merchant-services';
import { useMessages } from '../messages/use-messages';
import { routePaths, statementPath } from '../route-paths';

export function Commission() {
  const { commission: words } = useMessages();
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const query = useQuery(statementsQuery(openApi, id));
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <PageHeader
        title={words.title}
        lead={words.lead}
        actions={
          <>
            <ButtonLink to={`${routePaths.attribution}?tab=ledger`} size="small">
              {words.ledger}
            </ButtonLink>
            <ButtonLink to={`${routePaths.attribution}?tab=settings`} size="small">
              {words.rules}
            </ButtonLink>
          </>
        }
      />
      <Answered
        query={query}
        whileLoading={<SkeletonBars label={words.loading} count={4} className="mt-4 h-7 w-full" />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={words.empty}>{words.emptySentence}</EmptyState>
          ) : (
            <StatementList words={words.statement} statements={items} pathOf={statementPath} />
          )
        }
      </Answered>
    </>
  );
}
