import type { ConsoleDoor } from '@pricehunt/api-contract';
import { Button, Notice } from '@pricehunt/ui-kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ProviderWords } from './messages/provider-words';
import { useProviderCalls } from './provider-calls';
import { useAccountFailure } from './use-refusal';
import { useRestoredPage } from './use-restored-page';

export interface ProviderButtonsProps {
  readonly words: ProviderWords;
  readonly door: ConsoleDoor;
  /** The path to open after signing in; null for the console's first page. */
  readonly returnTo: string | null;
  /** Leaves the console for the provider's page. */
  readonly leaveTo: (link: string) => void;
}

const returnToLengthMax = 1_000;

/** Signs in by the operator's sign-in providers. Shows nothing without one, and when they can't be loaded: the password works. */
export function ProviderButtons({ words, door, returnTo, leaveTo }: ProviderButtonsProps) {
  const calls = useProviderCalls(door);
  const failureOf = useAccountFailure();
  const { data: providers = [] } = useQuery({
    queryKey: ['sign-in-providers', door],
    queryFn: calls.list,
  });
  const start = useMutation({ mutationFn: calls.start, onSuccess: leaveTo });
  useRestoredPage(start.reset);
  if (providers.length === 0) return null;
  const isKept = returnTo !== null && returnTo.length <= returnToLengthMax;
  return (
    <div className="mt-5 grid gap-3">
      <p className="flex items-center gap-3 text-sm text-ink-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {words.or}
      </p>
      {start.error === null ? null : <Notice tone="danger" title={failureOf(start.error)} />}
      {providers.map(({ id, label }) => (
        <Button
          key={id}
          wide
          busy={start.isPending || start.isSuccess}
          onClick={() => start.mutate({ providerId: id, ...(isKept ? { returnTo } : {}) })}
        >
          {words.signInBy(label)}
        </Button>
      ))}
    </div>
  );
}
