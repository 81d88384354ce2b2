import type { ConsoleDoor } from '@pricehunt/api-contract';
import type { LinkedProvider } from '@pricehunt/api-contract/sign-in-providers';
import { Button, Notice, useDisplayLocale } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { LoadFailure } from './load-failure';
import type { ProviderWords } from './messages/provider-words';
import { PasswordQuestion } from './password-question';
import { useProviderCalls } from './provider-calls';
import { useAccountFailure } from './use-refusal';
import { useRestoredPage } from './use-restored-page';

export interface LinkedProvidersProps {
  readonly words: ProviderWords;
  readonly door: ConsoleDoor;
  readonly accountId: string;
  readonly email: string;
  readonly hasTotp: boolean;
  /** Leaves the console for the provider's page. */
  readonly leaveTo: (link: string) => void;
  /** The section around it, which is missing when the operator has set up no provider. */
  readonly within: (content: ReactNode) => ReactNode;
}

/** The sign-in providers of an account, and those that can be linked. */
export function LinkedProviders(props: LinkedProvidersProps) {
  const { words, door, within } = props;
  const calls = useProviderCalls(door);
  const query = useQuery({
    queryKey: linkedKey(props),
    queryFn: async () => ({ offered: await calls.list(), linked: await calls.listLinked() }),
  });
  const [chosen, setChosen] = useState<string | null>(null);
  if (query.error !== null && query.data === undefined) {
    return within(
      <LoadFailure title={words.couldNotLoad} error={query.error} retry={() => query.refetch()} />,
    );
  }
  // Most installations have no provider, so nothing is shown until one is known.
  const { offered, linked } = query.data ?? { offered: [], linked: [] };
  if (offered.length === 0 && linked.length === 0) return null;
  const missing = offered.filter(({ id }) => linked.every(({ providerId }) => providerId !== id));
  return within(
    <div className="grid gap-4">
      <p className="text-ink-muted">{words.sentence}</p>
      {linked.length === 0 ? null : (
        <ul className="divide-y divide-line">
          {linked.map((provider) => (
            <Linked key={provider.id} provider={provider} {...props} />
          ))}
        </ul>
      )}
      {missing.map(({ id, label }) =>
        chosen === id ? (
          <Linking key={id} {...props} providerId={id} label={label} onCancel={() => setChosen(null)} />
        ) : (
          <Button key={id} className="justify-self-start" onClick={() => setChosen(id)}>
            {words.link(label)}
          </Button>
        ),
      )}
    </div>,
  );
}

function linkedKey({ door, accountId }: Pick<LinkedProvidersProps, 'door' | 'accountId'>) {
  return ['linked-providers', door, accountId];
}

function Linked({
  provider: { id, label, email, lastUsedAt },
  ...props
}: LinkedProvidersProps & { readonly provider: LinkedProvider }) {
  const { words, door } = props;
  const calls = useProviderCalls(door);
  const { show } = useToast();
  const queryClient = useQueryClient();
  const failureOf = useAccountFailure();
  const moment = new Intl.DateTimeFormat(useDisplayLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  const unlink = useMutation({
    mutationFn: () => calls.unlink(id),
    onSuccess: () => {
      show({ title: words.unlinked });
      return queryClient.invalidateQueries({ queryKey: linkedKey(props) });
    },
  });
  const used = words.used(moment.format(new Date(lastUsedAt)));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0 grow">
        <p className="font-semibold">{label}</p>
        <p className="text-sm text-ink-muted wrap-anywhere">{email === null ? used : `${email} · ${used}`}</p>
      </div>
      <Button
        size="small"
        busy={unlink.isPending}
        aria-label={words.unlinkSpoken(label)}
        onClick={() => unlink.mutate()}
      >
        {words.unlink}
      </Button>
      {unlink.error === null ? null : <Notice tone="danger" title={failureOf(unlink.error)} />}
    </li>
  );
}

function Linking({
  words,
  door,
  email,
  hasTotp,
  leaveTo,
  providerId,
  label,
  onCancel,
}: LinkedProvidersProps & {
  readonly providerId: string;
  readonly label: string;
  readonly onCancel: () => void;
}) {
  const calls = useProviderCalls(door);
  const link = useMutation({ mutationFn: calls.link, onSuccess: leaveTo });
  useRestoredPage(link.reset);
  return (
    <PasswordQuestion
      email={email}
      submit={words.link(label)}
      isBusy={link.isPending || link.isSuccess}
      error={link.error}
      wantsCode={hasTotp}
      onAnswer={(password, code) => link.mutate({ providerId, password, ...code })}
      onCancel={onCancel}
    />
  );
}
