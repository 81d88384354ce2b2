import { Button, Form, TextField } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useMessages } from '../../../messages/use-messages';

export interface ComparedReferences {
  readonly left: string;
  readonly right: string;
}

export interface CompareOffersFormProps {
  readonly given: ComparedReferences;
  readonly onCompare: (references: ComparedReferences) => void;
}

/** Asks for two offers, by ID or URL. */
export function CompareOffersForm({ given, onCompare }: CompareOffersFormProps) {
  const { comparison: words } = useMessages().catalog;
  const [typed, setTyped] = useState(given);
  const [isChecked, setIsChecked] = useState(false);
  const [left, right] = [typed.left.trim(), typed.right.trim()];
  const errorOf = (text: string) => (isChecked && text === '' ? words.missing : undefined);
  return (
    <Form
      label={words.title}
      className="grid max-w-180 gap-4 pb-9"
      onSubmit={() => {
        setIsChecked(true);
        if (left !== '' && right !== '') onCompare({ left, right });
      }}
    >
      <TextField
        label={words.left}
        hint={words.hint}
        value={typed.left}
        required
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf(left)}
        onChange={({ target }) => setTyped({ ...typed, left: target.value })}
      />
      <TextField
        label={words.right}
        hint={words.hint}
        value={typed.right}
        required
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf(right)}
        onChange={({ target }) => setTyped({ ...typed, right: target.value })}
      />
      <Button type="submit" className="justify-self-start">
        {words.submit}
      </Button>
    </Form>
  );
}
