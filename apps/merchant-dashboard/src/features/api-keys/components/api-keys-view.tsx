import { apiKeysMax, revokeApiKey } from '@pricehunt/api-contract';
import type { ApiKey } from '@pricehunt/api-contract';
import { Button, Chip, Disclosure, SkeletonBlock, SkeletonGroup, useMoments } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answered } from '../../../answered';
import { AskBefore } from '../../../ask-before';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { useAct } from '../../../use-act';
import { useBusiness } from '../../../business/use-business';
import { useRight } from '../../../business/use-right';
import { Section } from '../../../page-section';
import { useHindrance } from '../../../business/use-hindrance';
import { apiKeysQuery } from '../requests/api-keys-query';
import { ApiKeyForm } from './api-key-form';

/** The API keys of the business and a further one; who may not see them is told so. */
export function ApiKeysView() {
  const { apiKeys: words } = useMessages();
  return useRight('api-keys.read') === 'not-allowed' ? (
    <p className="text-ink-muted">{words.viewersNot}</p>
  ) : (
    <KeysOfBusiness />
  );
}

function KeysOfBusiness() {
  const { apiKeys: words } = useMessages();
  const { id } = useBusiness();
  const { openApi } = useMerchantServices();
  const hindrance = useHindrance('api-keys.edit');
  const query = useQuery(apiKeysQuery(openApi, id));
  return (
    <div className="max-w-220 divide-y divide-line border-b border-line">
      <Section title={words.title}>
        <p className="mb-4 text-ink-muted">{words.sentence}</p>
        <Answered
          query={query}
          whileLoading={
            <SkeletonGroup label={words.loading}>
              <SkeletonBlock className="h-16 w-full" />
            </SkeletonGroup>
          }
        >
          {(keys) => <KeyList keys={keys} mayEdit={hindrance === null} />}
        </Answered>
      </Section>
      <Section title={words.make}>
        {hindrance !== null ? (
          <p className="text-ink-muted">{hindrance}</p>
        ) : (query.data ?? []).filter(({ revokedAt }) => revokedAt === null).length >= apiKeysMax ? (
          <p className="text-ink-muted">{words.full}</p>
        ) : (
          <ApiKeyForm />
        )}
      </Section>
    </div>
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
    words.made(day(createdAt)),
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
        <p className="text-sm">{scopes.map((scope) => words.scopeNames[scope]).join(', ')}</p>
        <p className="text-sm text-ink-muted">{facts.join(' · ')}</p>
      </div>
      {mayEdit ? (
        <Button size="small" aria-label={words.revokeSpoken(name)} onClick={() => setIsAsking(true)}>
          {words.revoke}
        </Button>
      ) : null}
      <AskBefore
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
