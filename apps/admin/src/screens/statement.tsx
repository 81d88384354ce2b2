import { downloadAdminStatement, getAdminStatement } from '@pricehunt/api-contract/commission';
import { PrintButton, StatementSheet, useStatementTitle } from '@pricehunt/commission-statement';
import { Button, ButtonLink, PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { useState } from 'react';
import { generatePath, useParams } from 'react-router-dom';
import { Answered } from '../console/components/answered';
import { RowSkeleton } from '../console/components/row-skeleton';
import { useConsoleList } from '../console/console-queries';
import { CloseButton } from '../features/commission/components/close-button';
import { DecisionBar } from '../features/commission/components/decision-bar';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

export function Statement() {
  const { commission: words } = useMessages();
  const { businessId = '', statementId = '' } = useParams();
  const titleOf = useStatementTitle(words.statement);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const params = { businessId, statementId };
  const list = useConsoleList('commission', [businessId, statementId], (api, cursor) =>
    api.call(getAdminStatement, { params, query: cursor }),
  );
  const first = list.data?.pages[0];
  const statement = first?.statement;
  const title = statement === undefined ? words.title : titleOf(statement);
  const choose = (orderIds: readonly string[], areChosen: boolean) => {
    const rest = [...selected].filter((id) => !orderIds.includes(id));
    setSelected(new Set(areChosen ? [...rest, ...orderIds] : rest));
  };
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        actions={
          <div className="flex flex-wrap gap-3 print:hidden">
            {statement?.state === 'open' ? (
              <CloseButton businessId={businessId} statement={statement} />
            ) : null}
            <PrintButton words={words.statement} />
            <ButtonLink
              size="small"
              href={generatePath(downloadAdminStatement.path, params)}
              download={`commission-${statementId}.csv`}
            >
              {words.csv}
            </ButtonLink>
            <ButtonLink size="small" to={generatePath(routePaths.commission, { businessId })}>
              {words.all}
            </ButtonLink>
          </div>
        }
      />
      <Answered query={list} whileLoading={<RowSkeleton />}>
        {({ pages }) => {
          if (first === undefined) return null;
          const lines = pages.flatMap(({ items }) => items);
          const ids = new Set(lines.map(({ orderId }) => orderId).filter((id) => selected.has(id)));
          return (
            <StatementSheet
              words={words.statement}
              businessName={first.business.name}
              statement={first.statement}
              lines={lines}
              orderPath={null}
              chosen={{ ids, choose }}
            >
              {list.hasNextPage ? (
                <Button
                  className="mt-5 print:hidden"
                  busy={list.isFetchingNextPage}
                  onClick={() => void list.fetchNextPage()}
                >
                  {words.more}
                </Button>
              ) : null}
              {ids.size === 0 ? null : (
                <DecisionBar
                  businessId={businessId}
                  statement={first.statement}
                  orderIds={[...ids]}
                  onDone={() => setSelected(new Set())}
                />
              )}
            </StatementSheet>
          );
        }}
      </Answered>
    </>
  );
}
