import { removeSourceKey, setSourceKey } from '@pricehunt/api-contract';
import type { AdminSource } from '@pricehunt/api-contract';
import { Chip, DataTable, TextField } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useMessages } from '../../../messages/use-messages';
import { ActButton } from '../../../console/components/act-button';
import { ChangedBy } from '../../../console/components/changed-by';

type Key = AdminSource['keys'][number];

/** The keys of a source: set, replaced, taken away, never shown. */
export function SourceKeys({ source }: { readonly source: AdminSource }) {
  const { retailers, sources: words } = useMessages();
  if (source.keys.length === 0) return <p className="text-ink-muted">{words.noKeys}</p>;
  return (
    <DataTable
      caption={words.keysTitle}
      rows={source.keys}
      rowKey={({ name }) => name}
      columns={[
        {
          id: 'name',
          name: words.keyValue,
          cell: ({ name }) => <span className="font-mono text-sm font-semibold">{name}</span>,
        },
        {
          id: 'state',
          name: words.health,
          cell: (key) => (
            <Chip tone={key.isSet ? 'good' : 'warn'}>
              {!key.isSet
                ? words.keyMissing
                : key.ending === null
                  ? words.keyIsSet
                  : words.keySet(key.ending)}
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
          cell: (key) => <KeyActs sourceId={source.id} of={key} />,
        },
      ]}
    />
  );
}

function KeyActs({ sourceId, of: key }: { readonly sourceId: string; readonly of: Key }) {
  const { sources: words } = useMessages();
  const [value, setValue] = useState('');
  const [isBad, setIsBad] = useState(false);
  const params = { sourceId, keyName: key.name };
  return (
    <span className="inline-flex flex-wrap justify-end gap-2">
      <ActButton
        label={key.isSet ? words.replaceKey : words.setKey}
        spokenLabel={words.setKeySpoken(key.name)}
        title={words.keyTitle(key.name)}
        sentence={words.keySentence}
        submit={words.setKey}
        onOpen={() => {
          setValue('');
          setIsBad(false);
        }}
        fields={
          <TextField
            label={words.keyValue}
            type="password"
            autoComplete="off"
            spellCheck={false}
            value={value}
            required
            error={isBad ? words.keyTooShort : undefined}
            onChange={({ target }) => setValue(target.value)}
          />
        }
        isReady={() => {
          const fits = value.trim().length >= 8;
          setIsBad(!fits);
          return fits;
        }}
        act={(api) => api.call(setSourceKey, { params, body: { value: value.trim() } })}
        renews={['sources']}
        done={words.keySaved(key.name)}
        onDone={() => setValue('')}
      />
      {key.isSet ? (
        <ActButton
          label={words.removeKey}
          spokenLabel={words.removeKeySpoken(key.name)}
          title={words.removeKeyTitle(key.name)}
          sentence={words.removeKeySentence}
          submit={words.removeKey}
          isDestructive
          act={(api) => api.call(removeSourceKey, { params })}
          renews={['sources']}
          done={words.keyRemoved(key.name)}
        />
      ) : null}
    </span>
  );
}
