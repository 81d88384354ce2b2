import {
  endBusinessSession,
  endOtherBusinessSessions,
  listBusinessSessions,
  signOutBusinessEverywhere,
} from '@pricehunt/api-contract';
import type { SignedInPlace } from '@pricehunt/api-contract';
import { useBusinessAuth } from '@pricehunt/auth-context';
import { Button, Chip, Notice, SkeletonBlock, SkeletonGroup, useDisplayLocale } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ApiClient } from '@pricehunt/api-client';
import { useAccountSite } from './account-site';
import { useAccountFailure } from './use-refusal';

/** What a SessionList takes. */
export interface SessionListProps {
  readonly accountId: string;
}

/** Where the business account is signed in, and how to sign out there. */
export function SessionList({ accountId }: SessionListProps) {
  const { words: site, openApi } = useAccountSite();
  const { sessions: words } = site;
  const failureOf = useAccountFailure();
  const query = useQuery(sessionsQuery(openApi, accountId));
  if (query.data === undefined) {
    if (query.error !== null) {
      return (
        <Notice
          tone="danger"
          title={words.couldNotLoad}
          action={
            <Button size="small" onClick={() => void query.refetch()}>
              {site.tryAgain}
            </Button>
          }
        >
          {failureOf(query.error)}
        </Notice>
      );
    }
    return (
      <SkeletonGroup label={words.loading}>
        <SkeletonBlock className="h-12 w-full" />
      </SkeletonGroup>
    );
  }
  return (
    <>
      <ul className="divide-y divide-line">
        {query.data.map((place) => (
          <Place key={place.id} place={place} accountId={accountId} />
        ))}
      </ul>
      <WayOut accountId={accountId} hasOthers={query.data.some(({ isCurrent }) => !isCurrent)} />
    </>
  );
}

function Place({ place, accountId }: SessionListProps & { readonly place: SignedInPlace }) {
  const { words: site, openApi } = useAccountSite();
  const { sessions: words } = site;
  const { show } = useToast();
  const locale = useDisplayLocale();
  const seen = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const queryClient = useQueryClient();
  const failureOf = useAccountFailure();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => (await openApi()).call(endBusinessSession, { params: { sessionId: place.id } }),
    onSuccess: () => {
      show({ title: words.ended });
      return queryClient.invalidateQueries(sessionsQuery(openApi, accountId));
    },
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2.5 font-semibold">
          {place.device}
          {place.isCurrent ? <Chip tone="good">{words.current}</Chip> : null}
        </p>
        <p className="text-sm text-ink-muted">{words.seen(seen.format(new Date(place.lastSeenAt)))}</p>
      </div>
      {place.isCurrent ? null : (
        <Button
          size="small"
          busy={isPending}
          aria-label={words.endSpoken(place.device)}
          onClick={() => mutate()}
        >
          {words.end}
        </Button>
      )}
      {error === null ? null : <Notice tone="danger" title={failureOf(error)} />}
    </li>
  );
}

function WayOut({ accountId, hasOthers }: SessionListProps & { readonly hasOthers: boolean }) {
  const { words: site, openApi } = useAccountSite();
  const { sessions: words } = site;
  const { logout } = useBusinessAuth();
  const { show } = useToast();
  const queryClient = useQueryClient();
  const failureOf = useAccountFailure();
  const others = useMutation({
    mutationFn: async () => (await openApi()).call(endOtherBusinessSessions, {}),
    onSuccess: () => {
      show({ title: words.endedOthers });
      return queryClient.invalidateQueries(sessionsQuery(openApi, accountId));
    },
  });
  const everywhere = useMutation({
    mutationFn: async () => (await openApi()).call(signOutBusinessEverywhere, {}),
    onSuccess: () => logout(),
  });
  const error = others.error ?? everywhere.error;
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      {error === null ? null : <Notice tone="danger" title={failureOf(error)} />}
      <div className="flex flex-wrap gap-3">
        {hasOthers ? (
          <Button size="small" busy={others.isPending} onClick={() => others.mutate()}>
            {words.endOthers}
          </Button>
        ) : null}
        <Button size="small" busy={everywhere.isPending} onClick={() => everywhere.mutate()}>
          {words.endAll}
        </Button>
      </div>
    </div>
  );
}

function sessionsQuery(openApi: () => Promise<ApiClient>, accountId: string) {
  return queryOptions({
    queryKey: ['account', accountId, 'sessions'],
    queryFn: async () => (await (await openApi()).call(listBusinessSessions, {})).items,
  });
}
