import { apiKeysMax, revokeApiKey } from '@pricehunt/api-contract/api-keys';
import type { ApiKey } from '@pricehunt/api-contract/api-keys';
import { Button, Chip, Disclosure, useMoments } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useState } from 'react';
import { ConfirmDialog } from '../../../page-parts/confirm-dialog';
import { useMessages } from '../../../messages/use-messages';
import { useAct } from '../../../business/use-act';
import { ListWithAdding } from '../../../business/list-with-adding';
import { apiKeysQuery } from '../requests/api-keys-query';
import { ApiKeyForm } from './api-key-form';

export function ApiKeysView() {
  const { apiKeys: words } = useMessages();
  return (
    <ListWithAdding
      of="api-keys"
      query={apiKeysQuery}
      words={{ ...words, add: words.create }}
      isFull={(keys) => keys.filter(({ revokedAt }) => revokedAt === null).length >= apiKeysMax}
      form={<ApiKeyForm />}
    >
      {(keys, mayEdit) => <KeyList keys={keys} mayEdit={mayEdit} />}
    </ListWithAdding>
  );
}

interface KeyListProps {
  readonly keys: readonly ApiKey[];
  readonly mayEdit: boolean;
}

function KeyList({ keys, mayEdit }: KeyListProps) {
  const { apiKeys: words } = useMessages();
  const live = keys.filter(({ revokedAt }) => revokedAt === null);
  const ended = keys.filter(({ revokedAt }) => revokedAt !== null);
  return (
    <>
      {live.length === 0 ? (
        <p className="text-ink-muted">{words.none}</p>
      ) : (
        <ul className="divide-y divide-line">
          {live.map((key) => (
            <Key key={key.id} apiKey={key} mayEdit={mayEdit} />
          ))}
        </ul>
      )}
      {ended.length === 0 ? null : (
        <Disclosure summary={words.ended} className="mt-4">
          <ul className="mt-2 divide-y divide-line">
            {ended.map((key) => (
              <Key key={key.id} apiKey={key} mayEdit={false} />
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  );
}

function Key({ apiKey, mayEdit }: { readonly apiKey: ApiKey; readonly mayEdit: boolean }) {
  const { apiKeys: words } = useMessages();
  const { day, moment } = useMoments();
  const { show } = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const { id, name, kind, beginning, scopes, createdAt, lastUsedAt, revokedAt } = apiKey;
  const revocation = useAct(async (api, _: void) => api.call(revokeApiKey, { params: { keyId: id } }), {
    renews: ['api-keys', 'order-sources'],
    onDone: () => {
      setIsAsking(false);
      show({ title: words.revokedNow });
    },
  });
  const lastFact =
    revokedAt !== null
      ? words.revoked(day(revokedAt))
      : lastUsedAt === null
        ? words.unused
        : words.used(moment(lastUsedAt));
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 py-3 first:pt-0">
      <p className="flex items-center gap-x-2.5">
        <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
        <Chip>{words.kinds[kind]}</Chip>
        <code className="text-sm text-ink-muted max-sm:hidden">{beginning}…</code>
      </p>
      <p className="row-start-2 text-sm text-ink-muted max-sm:col-span-2">
        <span className="text-ink">{scopes.map((scope) => words.scopeNames[scope]).join(' · ')}</span> ·{' '}
        <span className="max-sm:hidden">{words.created(day(createdAt))} · </span>
        {lastFact}
      </p>
      {mayEdit ? (
        <Button
          size="small"
          aria-label={words.revokeSpoken(name)}
          className="col-start-2 row-start-1 sm:row-span-2"
          onClick={() => setIsAsking(true)}
        >
          {words.revoke}
        </Button>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        title={words.revokeTitle}
        sentence={words.revokeSentence(name)}
        submit={words.revoke}
        act={revocation}
        onClose={() => setIsAsking(false)}
      />
    </li>
  );
}
