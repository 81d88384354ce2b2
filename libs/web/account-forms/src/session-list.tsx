import type { SignedInPlace } from '@pricehunt/api-contract';
import { Button, Chip, Notice, SkeletonBlock, SkeletonGroup, useDisplayLocale } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAccountSite } from './account-site';
import { LoadFailure } from './load-failure';
import { useAccountFailure } from './use-refusal';

/** Each action rejects when the server refuses it. */
export interface SessionListProps {
  readonly queryKey: readonly string[];
  readonly list: () => Promise<readonly SignedInPlace[]>;
  readonly end: (sessionId: string) => Promise<unknown>;
  readonly endOthers: () => Promise<unknown>;
  /** Signs out here too. Missing when the server has no such endpoint. */
  readonly endAll?: () => Promise<unknown>;
}

export function SessionList(props: SessionListProps) {
  const { sessions: words } = useAccountSite().words;
  const query = useQuery({ queryKey: props.queryKey, queryFn: props.list });
  if (query.data === undefined) {
    if (query.error !== null) {
      return <LoadFailure title={words.couldNotLoad} error={query.error} retry={() => query.refetch()} />;
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
          <Place key={place.id} place={place} {...props} />
        ))}
      </ul>
      <WayOut hasOthers={query.data.some(({ isCurrent }) => !isCurrent)} {...props} />
    </>
  );
}

function Place({ place, queryKey, end }: SessionListProps & { readonly place: SignedInPlace }) {
  const { sessions: words } = useAccountSite().words;
  const { show } = useToast();
  const locale = useDisplayLocale();
  const seen = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const queryClient = useQueryClient();
  const failureOf = useAccountFailure();
  const device = words.device(place.device);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => end(place.id),
    onSuccess: () => {
      show({ title: words.ended });
      return queryClient.invalidateQueries({ queryKey });
    },
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-2.5 font-semibold">
          {device}
          {place.isCurrent ? <Chip tone="good">{words.current}</Chip> : null}
        </p>
        <p className="text-sm text-ink-muted">{words.seen(seen.format(new Date(place.lastSeenAt)))}</p>
      </div>
      {place.isCurrent ? null : (
        <Button size="small" busy={isPending} aria-label={words.endSpoken(device)} onClick={() => mutate()}>
          {words.end}
        </Button>
      )}
      {error === null ? null : <Notice tone="danger" title={failureOf(error)} />}
    </li>
  );
}

function WayOut({
  hasOthers,
  queryKey,
  endOthers,
  endAll,
}: SessionListProps & { readonly hasOthers: boolean }) {
  const { sessions: words } = useAccountSite().words;
  const { show } = useToast();
  const queryClient = useQueryClient();
  const failureOf = useAccountFailure();
  const others = useMutation({
    mutationFn: endOthers,
    onSuccess: () => {
      show({ title: words.endedOthers });
      return queryClient.invalidateQueries({ queryKey });
    },
  });
  const everywhere = useMutation({ mutationFn: async () => endAll?.() });
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
        {endAll === undefined ? null : (
          <Button size="small" busy={everywhere.isPending} onClick={() => everywhere.mutate()}>
            {words.endAll}
          </Button>
        )}
      </div>
    </div>
  );
}
