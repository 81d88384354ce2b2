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
  const facts = [
    words.created(day(createdAt)),
    revokedAt !== null
      ? words.revoked(day(revokedAt))
      : lastUsedAt === null
        ? words.unused
        : words.used(moment(lastUsedAt)),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="min-w-48 grow basis-60">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
          <Chip>{words.kinds[kind]}</Chip>
          <code className="text-sm text-ink-muted">{beginning}…</code>
        </p>
        <p className="text-sm">{scopes.map((scope) => words.scopeNames[scope]).join(' · ')}</p>
        <p className="text-sm text-ink-muted">{facts.join(' · ')}</p>
      </div>
      {mayEdit ? (
        <Button size="small" aria-label={words.revokeSpoken(name)} onClick={() => setIsAsking(true)}>
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
