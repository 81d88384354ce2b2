import type { ConsoleDoor } from '@pricehunt/api-contract';
import type { Passkey } from '@pricehunt/api-contract/passkeys';
import { Button, Notice, TextField, useDisplayLocale } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccountSite } from './account-site';
import type { PasskeyWords } from './messages/passkey-words';
import { PasskeyButton } from './passkey-button';
import { PasskeyNotChosen, usePasskeyCalls } from './passkey-calls';
import { PasswordQuestion } from './password-question';
import { useAccountFailure } from './use-refusal';

export interface PasskeyListProps {
  readonly words: PasskeyWords;
  readonly door: ConsoleDoor;
  readonly accountId: string;
  readonly email: string;
  readonly hasTotp: boolean;
}

/** The passkeys of an account: add, rename, remove. */
export function PasskeyList(props: PasskeyListProps) {
  const { words } = props;
  const { words: site } = useAccountSite();
  const failureOf = useAccountFailure();
  const query = usePasskeys(props);
  const [isAdding, setIsAdding] = useState(false);
  if (query.data === undefined) {
    return query.error === null ? null : (
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
  const { items, isOffered } = query.data;
  return (
    <div className="grid gap-4">
      <p className="text-ink-muted">{isOffered ? words.sentence : words.notOffered}</p>
      {items.length === 0 ? (
        <p className="text-ink-muted">{words.none}</p>
      ) : (
        <ul className="divide-y divide-line">
          {items.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} {...props} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <NewPasskey {...props} onEnd={() => setIsAdding(false)} />
      ) : isOffered ? (
        <Button className="justify-self-start" onClick={() => setIsAdding(true)}>
          {words.add}
        </Button>
      ) : null}
    </div>
  );
}

export interface PasskeyInsteadProps extends Omit<PasskeyListProps, 'hasTotp'> {
  readonly hasPasskey: boolean;
  readonly onSignedIn: () => unknown;
}

/** In place of a second factor: signs in again by the account's passkey, after adding one if there is none. */
export function PasskeyInstead({ hasPasskey, onSignedIn, ...props }: PasskeyInsteadProps) {
  const { words, door } = props;
  if (hasPasskey) return <PasskeyButton isMain words={words} door={door} onSignedIn={onSignedIn} />;
  return (
    <div className="grid gap-4">
      <p className="text-ink-muted">{words.insteadLead}</p>
      <NewPasskey {...props} hasTotp={false} />
    </div>
  );
}

export function usePasskeys(of: Pick<PasskeyListProps, 'door' | 'accountId'>) {
  const calls = usePasskeyCalls(of.door);
  return useQuery({ queryKey: keyOf(of), queryFn: calls.list });
}

function keyOf({ door, accountId }: Pick<PasskeyListProps, 'door' | 'accountId'>) {
  return ['passkeys', door, accountId];
}

interface NewPasskeyProps extends PasskeyListProps {
  /** After a passkey was added, or without one. */
  readonly onEnd?: () => void;
}

function NewPasskey({ onEnd, ...props }: NewPasskeyProps) {
  const { words, door, email, hasTotp } = props;
  const calls = usePasskeyCalls(door);
  const { show } = useToast();
  const queryClient = useQueryClient();
  const day = new Intl.DateTimeFormat(useDisplayLocale(), { dateStyle: 'medium' });
  const add = useMutation({
    mutationFn: (proof: Parameters<typeof calls.add>[1]) =>
      calls.add(words.defaultName(day.format(new Date())), proof),
    onSuccess: () => {
      onEnd?.();
      show({ title: words.added, tone: 'good' });
      return queryClient.invalidateQueries({ queryKey: keyOf(props) });
    },
  });
  const isUnchosen = add.error instanceof PasskeyNotChosen;
  return (
    <div className="grid gap-3">
      {isUnchosen ? <Notice tone="warn" title={words.notChosen} /> : null}
      <PasswordQuestion
        email={email}
        submit={words.add}
        isBusy={add.isPending}
        error={isUnchosen ? null : add.error}
        wantsCode={hasTotp}
        onAnswer={(password, code) => add.mutate({ password, ...code })}
        {...(onEnd === undefined ? {} : { onCancel: onEnd })}
      />
    </div>
  );
}

function PasskeyRow({ passkey, ...props }: PasskeyListProps & { readonly passkey: Passkey }) {
  const { words, door } = props;
  const { id, name, isSynced, lastUsedAt } = passkey;
  const calls = usePasskeyCalls(door);
  const { show } = useToast();
  const queryClient = useQueryClient();
  const failureOf = useAccountFailure();
  const moment = new Intl.DateTimeFormat(useDisplayLocale(), { dateStyle: 'medium', timeStyle: 'short' });
  const [typed, setTyped] = useState<string | null>(null);
  const renew = () => queryClient.invalidateQueries({ queryKey: keyOf(props) });
  const remove = useMutation({
    mutationFn: () => calls.remove(id),
    onSuccess: () => {
      show({ title: words.removed });
      return renew();
    },
  });
  const rename = useMutation({
    mutationFn: (next: string) => calls.rename(id, next),
    onSuccess: () => {
      setTyped(null);
      return renew();
    },
  });
  const used = lastUsedAt === null ? words.neverUsed : words.used(moment.format(new Date(lastUsedAt)));
  const failure = remove.error ?? rename.error;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      {typed === null ? (
        <>
          <div className="min-w-0 grow">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="text-sm text-ink-muted">{isSynced ? `${used} · ${words.synced}` : used}</p>
          </div>
          <Button size="small" aria-label={words.renameSpoken(name)} onClick={() => setTyped(name)}>
            {words.rename}
          </Button>
          <Button
            size="small"
            busy={remove.isPending}
            aria-label={words.removeSpoken(name)}
            onClick={() => remove.mutate()}
          >
            {words.remove}
          </Button>
        </>
      ) : (
        <form
          className="flex grow flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (typed.trim() !== '') rename.mutate(typed.trim());
          }}
        >
          <TextField
            label={words.name}
            maxLength={60}
            value={typed}
            error={typed.trim() === '' ? words.nameProblem : undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button type="submit" size="small" busy={rename.isPending}>
            {words.save}
          </Button>
          <Button size="small" onClick={() => setTyped(null)}>
            {words.cancel}
          </Button>
        </form>
      )}
      {failure === null ? null : <Notice tone="danger" title={failureOf(failure)} />}
    </li>
  );
}
