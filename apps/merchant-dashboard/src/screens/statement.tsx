import { downloadStatement } from '@pricehunt/api-contract/commission';
import { PrintButton, StatementSheet, useStatementTitle } from '@pricehunt/commission-statement';
import { PageHeader, SkeletonBlock, SkeletonGroup } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Answered } from '../page-parts/answered';
import { Breadcrumbs } from '../page-parts/breadcrumbs';
import { useBusiness } from '../business/use-business';
import { useRight } from '../business/use-right';
import { DownloadLink } from '../page-parts/download-link';
import { statementQuery } from '../features/commission/requests/statement-queries';
import { useMerchantServices } from '../merchant-services';
import { useMessages } from '../messages/use-messages';
import { MoreButton } from '../page-parts/more-button';
import { orderPath, routePaths } from '../route-paths';

export function Statement() {
  const { commission: words } = useMessages();
  const { statementId = '' } = useParams();
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const titleOf = useStatementTitle(words.statement);
  const exportRight = useRight('data.export');
  const query = useInfiniteQuery(statementQuery(openApi, id, statementId));
  const statement = query.data?.pages[0]?.statement;
  const title = statement === undefined ? words.title : titleOf(statement);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <Breadcrumbs trail={[{ name: words.title, to: routePaths.commission }]} />
      {statement === undefined ? null : (
        <PageHeader
          title={title}
          actions={
            <div className="flex flex-wrap gap-3 print:hidden">
              <PrintButton words={words.statement} />
              {exportRight === 'allowed' ? (
                <DownloadLink
                  addressOf={(api) => api.addressOf(downloadStatement, { params: { statementId } })}
                >
                  {words.csv}
                </DownloadLink>
              ) : null}
            </div>
          }
        />
      )}
      <Answered query={query} whileLoading={<Loading />} heading={words.title}>
        {({ pages: [first, ...rest] }) =>
          first === undefined ? null : (
            <StatementSheet
              words={words.statement}
              businessName={first.business.name}
              statement={first.statement}
              lines={[first, ...rest].flatMap(({ items }) => items)}
              orderPath={orderPath}
            >
              <MoreButton query={query}>{words.more}</MoreButton>
            </StatementSheet>
          )
        }
      </Answered>
    </>
  );
}

function Loading() {
  const { commission: words } = useMessages();
  return (
    <SkeletonGroup label={words.loadingOne}>
      <SkeletonBlock className="mt-8 h-8 w-80 max-w-full" />
      <SkeletonBlock className="mt-6 h-60 w-full max-w-160" />
    </SkeletonGroup>
  );
}
