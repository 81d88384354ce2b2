import {
  endBusinessSession,
  endOtherBusinessSessions,
  signOutBusinessEverywhere,
} from '@pricehunt/api-contract';
import type { SignedInPlace } from '@pricehunt/api-contract';
import { useBusinessAuth } from '@pricehunt/auth-context';
import { Button, Chip, Notice, SkeletonBlock, SkeletonGroup } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { useBusiness } from '../../dashboard/use-business';
import { sessionsQuery } from '../requests/account-queries';
import { useAccountFailure } from '../use-account-failure';
import { useMomentWords } from '../use-moment-words';
import { CouldNotLoad } from './could-not-load';

/** Where the account is signed in, and how to sign out there. */
export function SessionList() {
  const { sessions: words } = useMessages().settings;
  const { accountId } = useBusiness();
  const { openApi } = useMerchantServices();
  const query = useQuery(sessionsQuery(openApi, accountId));
  if (query.data === undefined) {
    if (query.error !== null) {
      return <CouldNotLoad failure={query.error} onTryAgain={() => void query.refetch()} />;
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
          <Place key={place.id} place={place} />
        ))}
      </ul>
      <WayOut hasOthers={query.data.some(({ isCurrent }) => !isCurrent)} />
    </>
  );
}

function Place({ place }: { readonly place: SignedInPlace }) {
  const { sessions: words } = useMessages().settings;
  const { accountId } = useBusiness();
  const { openApi } = useMerchantServices();
  const { show } = useToast();
  const { moment } = useMomentWords();
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
        <p className="text-sm text-ink-muted">{words.seen(moment(place.lastSeenAt))}</p>
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

function WayOut({ hasOthers }: { readonly hasOthers: boolean }) {
  const { sessions: words } = useMessages().settings;
  const { accountId } = useBusiness();
  const { logout } = useBusinessAuth();
  const { openApi } = useMerchantServices();
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
