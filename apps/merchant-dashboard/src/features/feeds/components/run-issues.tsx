import { feedIssuesStoredMax } from '@pricehunt/api-contract';
import type { FeedImport } from '@pricehunt/api-contract';
import { ButtonLink, SelectField, SkeletonBlock, SkeletonGroup, useFigures } from '@pricehunt/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { Answered } from '../../../answered';
import { IssueList } from '../../../issue-list';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { useBusiness } from '../../../business/use-business';
import { runIssuesQuery } from '../requests/feed-queries';
import type { IssueFilters } from '../requests/feed-queries';
import { MoreButton } from '../../../more-button';

type Preview = NonNullable<FeedImport['preview']>;

const severities = ['error', 'warning', 'notice'] as const;

export interface RunIssuesProps {
  readonly run: FeedImport;
  readonly preview: Preview;
  readonly issuesAddress: string;
  readonly repairedAddress: string;
}

/** The issues of an import with filters in the URL, and as downloads. */
export function RunIssues({ run, preview, issuesAddress, repairedAddress }: RunIssuesProps) {
  const { run: words } = useMessages().feeds;
  const figure = useFigures();
  const { issueCounts } = preview;
  const total = issueCounts.error + issueCounts.warning + issueCounts.notice;
  if (total === 0) {
    return (
      <section aria-labelledby="issues" className="border-t border-line py-6">
        <h2 id="issues" className="text-xl">
          {words.issues}
        </h2>
        <p className="mt-2 text-ink-muted">{words.noIssues}</p>
      </section>
    );
  }
  return (
    <section aria-labelledby="issues" className="border-t border-line py-6">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="issues" className="grow text-xl">
          {words.issues}
        </h2>
        <ButtonLink href={issuesAddress} download size="small">
          <Download aria-hidden="true" className="size-4" />
          {words.download}
        </ButtonLink>
        <ButtonLink href={repairedAddress} download size="small">
          <Download aria-hidden="true" className="size-4" />
          {words.repaired}
        </ButtonLink>
      </div>
      <p className="mt-2 max-w-190 text-sm text-ink-muted">{words.repairedSentence}</p>
      <IssueFilterBar preview={preview} total={total} />
      <Listed run={run} />
      {total > feedIssuesStoredMax ? (
        <p className="mt-4 text-sm text-ink-muted">{words.listed(figure(feedIssuesStoredMax))}</p>
      ) : null}
    </section>
  );
}

function useIssueFilters(): IssueFilters {
  const [query] = useSearchParams();
  const severity = severities.find((each) => each === query.get('severity'));
  const code = query.get('code') ?? '';
  return {
    ...(severity === undefined ? {} : { severity }),
    ...(code === '' ? {} : { code: code.slice(0, 80) }),
  };
}

function IssueFilterBar({ preview, total }: { readonly preview: Preview; readonly total: number }) {
  const { feedIssues, feeds } = useMessages();
  const { run: words } = feeds;
  const figure = useFigures();
  const filters = useIssueFilters();
  const [, setQuery] = useSearchParams();
  const groups = preview.issues.filter(
    ({ severity }) => filters.severity === undefined || severity === filters.severity,
  );
  return (
    <div className="grid grid-cols-2 gap-3 py-5 sm:grid-cols-[12rem_minmax(0,28rem)]">
      <SelectField
        label={words.severity}
        value={filters.severity ?? ''}
        onChange={({ target }) =>
          setQuery(target.value === '' ? {} : { severity: target.value }, { replace: true })
        }
      >
        <option value="">{words.anySeverity(figure(total))}</option>
        {severities
          .filter((severity) => preview.issueCounts[severity] > 0)
          .map((severity) => (
            <option key={severity} value={severity}>
              {words.severities[severity](figure(preview.issueCounts[severity]))}
            </option>
          ))}
      </SelectField>
      <SelectField
        label={words.code}
        value={filters.code ?? ''}
        onChange={({ target }) => {
          const { severity } = filters;
          setQuery(
            {
              ...(severity === undefined ? {} : { severity }),
              ...(target.value === '' ? {} : { code: target.value }),
            },
            { replace: true },
          );
        }}
      >
        <option value="">{words.anyCode}</option>
        {groups.map((group) => (
          <option key={group.code} value={group.code}>
            {words.codeCount(feedIssues.meaning(group).sentence, figure(group.count))}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

function Listed({ run }: { readonly run: FeedImport }) {
  const { run: words } = useMessages().feeds;
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const query = useInfiniteQuery(runIssuesQuery(openApi, id, run, useIssueFilters()));
  return (
    <Answered
      query={query}
      whileLoading={
        <SkeletonGroup label={words.issuesLoading}>
          <SkeletonBlock className="h-20 w-full" />
          <SkeletonBlock className="mt-3 h-20 w-full" />
        </SkeletonGroup>
      }
    >
      {({ pages }) => {
        const issues = pages.flatMap(({ items }) => items);
        return (
          <div aria-busy={query.isPlaceholderData}>
            {issues.length === 0 ? (
              <p className="text-ink-muted">{words.noneOfThis}</p>
            ) : (
              <IssueList issues={issues} />
            )}
            <MoreButton query={query}>{words.more}</MoreButton>
          </div>
        );
      }}
    </Answered>
  );
}
