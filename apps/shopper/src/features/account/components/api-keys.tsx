import { useAccountFailure } from '@pricehunt/account-forms';
import { shopperScopes } from '@pricehunt/api-contract';
import {
  apiKeysMax,
  createShopperApiKey,
  listShopperApiKeys,
  revokeShopperApiKey,
} from '@pricehunt/api-contract/api-keys';
import type { ShopperApiKey } from '@pricehunt/api-contract/api-keys';
import { Button, CheckboxField, Form, Notice, SkeletonBlock, TextField, useMoments } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { isWorthRetrying } from '@pricehunt/web-shell';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useMessages } from '../../../messages/use-messages';
import { useShopperServices } from '../../../shopper-services';

type Scope = (typeof shopperScopes)[number];

const queryKeyOf = (accountId: string) => ['api-keys', accountId];

export function ApiKeys({ accountId }: { readonly accountId: string }) {
  const { apiKeys: words } = useMessages().account;
  const { openApi } = useShopperServices();
  const failureOf = useAccountFailure();
  const [isCreating, setIsCreating] = useState(false);
  const { data, error } = useQuery({
    queryKey: queryKeyOf(accountId),
    queryFn: async ({ signal }) => (await openApi()).call(listShopperApiKeys, {}, { signal }),
    retry: isWorthRetrying,
  });
  const active = (data?.items ?? []).filter(({ revokedAt }) => revokedAt === null);
  return (
    <>
      <p className="mb-3 text-ink-muted">{words.sentence}</p>
      {error === null ? null : <Notice tone="danger" title={failureOf(error)} className="mb-3" />}
      {data === undefined && error === null ? <SkeletonBlock className="h-10 w-full" /> : null}
      {active.length === 0 ? null : (
        <ul className="mb-3 divide-y divide-line">
          {active.map((key) => (
            <Key key={key.id} apiKey={key} accountId={accountId} />
          ))}
        </ul>
      )}
      {isCreating ? (
        <NewKey accountId={accountId} onClose={() => setIsCreating(false)} />
      ) : active.length >= apiKeysMax ? (
        <p>{words.full}</p>
      ) : (
        <Button disabled={data === undefined} onClick={() => setIsCreating(true)}>
          {words.create}
        </Button>
      )}
    </>
  );
}

function Key({ apiKey, accountId }: { readonly apiKey: ShopperApiKey; readonly accountId: string }) {
  const { apiKeys: words } = useMessages().account;
  const { id, name, beginning, scopes, createdAt, lastUsedAt } = apiKey;
  const { openApi } = useShopperServices();
  const { day, moment } = useMoments();
  const { show } = useToast();
  const queries = useQueryClient();
  const failureOf = useAccountFailure();
  const [isAsking, setIsAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => (await openApi()).call(revokeShopperApiKey, { params: { keyId: id } }),
    onSuccess: () => {
      show({ title: words.revoked });
      return queries.invalidateQueries({ queryKey: queryKeyOf(accountId) });
    },
  });
  const facts = [
    words.created(day(createdAt)),
    lastUsedAt === null ? words.unused : words.used(moment(lastUsedAt)),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="min-w-48 grow basis-60">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
          <code className="text-sm text-ink-muted">{beginning}…</code>
        </p>
        <p className="text-sm">{scopes.map((scope) => words.scopeNames[scope]).join(' · ')}</p>
        <p className="text-sm text-ink-muted">{facts.join(' · ')}</p>
      </div>
      {isAsking ? (
        <div className="flex flex-wrap gap-2">
          <Button size="small" variant="danger" busy={isPending} onClick={() => mutate()}>
            {words.revokeNow}
          </Button>
          <Button size="small" variant="quiet" disabled={isPending} onClick={() => setIsAsking(false)}>
            {words.cancel}
          </Button>
        </div>
      ) : (
        <Button size="small" aria-label={words.revokeSpoken(name)} onClick={() => setIsAsking(true)}>
          {words.revoke}
        </Button>
      )}
      {isAsking ? <p className="w-full text-sm">{words.revokeSentence(name)}</p> : null}
      {error === null ? null : <Notice tone="danger" title={failureOf(error)} className="w-full" />}
    </li>
  );
}

function NewKey({ accountId, onClose }: { readonly accountId: string; readonly onClose: () => void }) {
  const { apiKeys: words } = useMessages().account;
  const { openApi } = useShopperServices();
  const queries = useQueryClient();
  const failureOf = useAccountFailure();
  const scopesId = useId();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>(['catalog.read']);
  const [isTried, setIsTried] = useState(false);
  const { mutate, isPending, error, data } = useMutation({
    mutationFn: async () =>
      (await openApi()).call(createShopperApiKey, { body: { name: name.trim(), scopes: [...scopes] } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeyOf(accountId) }),
  });
  if (data !== undefined) return <CreatedKey text={data.key} onClose={onClose} />;
  const isNameMissing = isTried && name.trim() === '';
  const isScopeMissing = isTried && scopes.length === 0;
  const submit = () => {
    setIsTried(true);
    if (name.trim() !== '' && scopes.length > 0) mutate();
  };
  return (
    <Form
      label={words.create}
      busy={isPending}
      problem={error === null ? undefined : failureOf(error)}
      className="max-w-100"
      onSubmit={submit}
    >
      <TextField
        label={words.name}
        hint={words.nameHint}
        value={name}
        maxLength={120}
        autoComplete="off"
        error={isNameMissing ? words.nameMissing : undefined}
        onChange={(event) => setName(event.target.value)}
      />
      <fieldset aria-describedby={isScopeMissing ? scopesId : undefined}>
        <legend className="mb-1 text-sm font-semibold">{words.scopes}</legend>
        <div className="grid">
          {shopperScopes.map((scope) => (
            <CheckboxField
              key={scope}
              label={words.scopeNames[scope]}
              checked={scopes.includes(scope)}
              onChange={({ target }) =>
                setScopes(target.checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))
              }
            />
          ))}
        </div>
        {isScopeMissing ? (
          <p id={scopesId} className="text-sm font-medium text-danger">
            {words.scopeMissing}
          </p>
        ) : null}
      </fieldset>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={isPending}>
          {words.submit}
        </Button>
        <Button variant="quiet" disabled={isPending} onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </Form>
  );
}

function CreatedKey({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  const { apiKeys: words } = useMessages().account;
  const { show } = useToast();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => show({ title: words.copied }),
      // Without the right to the clipboard the key can still be marked and copied by hand.
      () => show({ title: words.notCopied }),
    );
  return (
    <div role="status" className="grid gap-3 border-l-3 border-accent pl-4">
      <p className="font-semibold">{words.once}</p>
      <code className="rounded-control border border-line bg-surface px-3 py-2 text-sm break-all">
        {text}
      </code>
      <p className="text-sm text-warn">{words.onceSentence}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button onClick={onClose}>{words.saved}</Button>
      </div>
    </div>
  );
}
