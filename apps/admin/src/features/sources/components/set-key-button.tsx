import { setSourceKey } from '@pricehunt/api-contract/admin-sources';
import type { AdminSource } from '@pricehunt/api-contract/admin-sources';
import { TextField } from '@pricehunt/ui-kit';
import type { ButtonProps } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useMessages } from '../../../messages/use-messages';
import { ActButton } from '../../../console/components/act-button';

export interface SetKeyButtonProps {
  readonly sourceId: string;
  readonly sourceKey: AdminSource['keys'][number];
  /** What the platform calls this key. */
  readonly name: string;
  readonly label: string;
  readonly spokenLabel?: string;
  readonly variant?: ButtonProps['variant'];
}

export function SetKeyButton({
  sourceId,
  sourceKey: key,
  name,
  label,
  spokenLabel,
  variant = 'plain',
}: SetKeyButtonProps) {
  const { sources: words } = useMessages();
  const [value, setValue] = useState('');
  const [isBad, setIsBad] = useState(false);
  return (
    <ActButton
      label={label}
      variant={variant}
      spokenLabel={spokenLabel ?? words.setKeySpoken(name)}
      title={words.keyTitle(name)}
      sentence={words.keySentence[key.isSecret ? 'secret' : 'open']}
      submit={words.setKey}
      onOpen={() => {
        setValue('');
        setIsBad(false);
      }}
      fields={
        <TextField
          label={words.keyValue}
          type={key.isSecret ? 'password' : 'text'}
          autoComplete="off"
          spellCheck={false}
          value={value}
          required
          error={isBad ? (key.isSecret ? words.keyTooShort : words.keyEmpty) : undefined}
          onChange={({ target }) => setValue(target.value)}
        />
      }
      isReady={() => {
        const fits = value.trim().length >= (key.isSecret ? 8 : 1);
        setIsBad(!fits);
        return fits;
      }}
      act={(api) =>
        api.call(setSourceKey, { params: { sourceId, keyName: key.name }, body: { value: value.trim() } })
      }
      renews={['sources']}
      done={words.keySaved(name)}
      onDone={() => setValue('')}
    />
  );
}
