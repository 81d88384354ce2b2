import { removeSourceKey } from '@pricehunt/api-contract/admin-sources';
import type { AdminSource } from '@pricehunt/api-contract/admin-sources';
import { Chip, DataTable } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import { ActButton } from '../../../console/components/act-button';
import { ChangedBy } from '../../../console/components/changed-by';
import { KeyTrial } from './key-trial';
import { SetKeyButton } from './set-key-button';

type Key = AdminSource['keys'][number];

/** Sets, replaces and removes API keys; their values are never shown. */
export function SourceKeys({ source }: { readonly source: AdminSource }) {
  const { retailers, sources: words, sourceKeys } = useMessages();
  if (source.keys.length === 0) return <p className="text-ink-muted">{words.noKeys}</p>;
  const platform = sourceKeys.platforms[source.id];
  return (
    <div className="grid gap-5">
      {platform === undefined ? null : (
        <p className="text-ink-muted">
          {platform.lead}{' '}
          {platform.link === null ? null : (
            <a href={platform.link} target="_blank" rel="noreferrer" className="underline">
              {sourceKeys.getKeys}
            </a>
          )}
        </p>
      )}
      <DataTable
        caption={words.keysTitle}
        rows={source.keys}
        rowKey={({ name }) => name}
        columns={[
          {
            id: 'name',
            name: words.keyValue,
            cell: (key) => <KeyName of={key} words={platform?.keys[key.name]} />,
          },
          {
            id: 'state',
            name: words.status,
            cell: (key) => (
              <Chip tone={key.isSet ? 'good' : key.isOptional ? 'neutral' : 'warn'}>
                <KeyState of={key} />
              </Chip>
            ),
          },
          {
            id: 'changed',
            name: retailers.changed,
            cell: ({ changed }) => <ChangedBy changed={changed} />,
          },
          {
            id: 'acts',
            name: '',
            isFigure: true,
            cell: (key) => (
              <KeyActs sourceId={source.id} of={key} name={platform?.keys[key.name]?.label ?? key.name} />
            ),
          },
        ]}
      />
      {source.canTestKeys ? <KeyTrial source={source} /> : null}
    </div>
  );
}

function KeyName({
  of: key,
  words,
}: {
  readonly of: Key;
  readonly words: { readonly label: string; readonly hint: string } | undefined;
}) {
  const { sourceKeys } = useMessages();
  if (words === undefined) return <span className="font-mono text-sm font-semibold">{key.name}</span>;
  return (
    <>
      <span className="font-semibold">{words.label}</span>
      <span className="block text-sm text-ink-muted">
        {key.isOptional ? `${words.hint} (${sourceKeys.optional})` : words.hint}
      </span>
    </>
  );
}

function KeyState({ of: key }: { readonly of: Key }) {
  const { sources: words, sourceKeys } = useMessages();
  if (!key.isSet) return words.keyMissing;
  if (key.ending === null) return words.keyIsSet;
  return key.isSecret ? words.keySet(key.ending) : sourceKeys.value(key.ending);
}

function KeyActs({
  sourceId,
  of: key,
  name,
}: {
  readonly sourceId: string;
  readonly of: Key;
  readonly name: string;
}) {
  const { sources: words } = useMessages();
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      <SetKeyButton
        sourceId={sourceId}
        sourceKey={key}
        name={name}
        label={key.isSet ? words.replaceKey : words.setKey}
      />
      {key.isSet ? (
        <ActButton
          label={words.removeKey}
          spokenLabel={words.removeKeySpoken(name)}
          title={words.removeKeyTitle(name)}
          sentence={words.removeKeySentence}
          submit={words.removeKey}
          isDestructive
          act={(api) => api.call(removeSourceKey, { params: { sourceId, keyName: key.name } })}
          renews={['sources']}
          done={words.keyRemoved(name)}
        />
      ) : null}
    </span>
  );
}
