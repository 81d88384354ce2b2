import { Form, TextField } from '@pricehunt/ui-kit';
import type { TextFieldProps } from '@pricehunt/ui-kit';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useFailureSentence } from '../../messages/use-failure-sentence';
import { useMessages } from '../../messages/use-messages';
import { useMayManage } from '../use-admin';
import { ManageButton } from './manage-button';

export interface MutationFormProps {
  readonly label: string;
  /** Its state disables the button, and its error is shown above the fields. */
  readonly mutation: { readonly isPending: boolean; readonly error: Error | null };
  readonly submit: string;
  readonly isPrimary?: boolean;
  readonly className?: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** A form with a submit button that runs a mutation and shows why it failed. Viewers read that they can't submit it. */
export function MutationForm({
  label,
  mutation: { isPending, error },
  submit,
  isPrimary = false,
  className,
  onSubmit,
  children,
}: MutationFormProps) {
  const { console: words } = useMessages();
  const sentenceOf = useFailureSentence();
  const mayManage = useMayManage();
  return (
    <Form
      label={label}
      busy={isPending}
      problem={error === null ? undefined : sentenceOf(error)}
      className={className}
      onSubmit={() => {
        if (mayManage) onSubmit();
      }}
    >
      {children}
      <ManageButton
        type="submit"
        variant={isPrimary ? 'primary' : 'plain'}
        busy={isPending}
        className="justify-self-start"
      >
        {submit}
      </ManageButton>
      {mayManage ? null : <p className="text-sm text-ink-muted">{words.viewersOnlyRead}</p>}
    </Form>
  );
}

export interface TextFormProps extends Omit<MutationFormProps, 'onSubmit' | 'children'> {
  readonly field: Pick<TextFieldProps, 'label' | 'hint' | 'maxLength'>;
  /** Turns off capitals and the spell checker. */
  readonly isLink?: boolean;
  readonly missing: string;
  /** Receives what was typed, trimmed and not empty. */
  readonly onSubmit: (typed: string) => void;
  /** Fields above the text field. */
  readonly children?: ReactNode;
}

export function TextForm({ field, isLink = false, missing, onSubmit, children, ...form }: TextFormProps) {
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  return (
    <MutationForm
      {...form}
      onSubmit={() => {
        const typed = text.trim();
        setIsMissing(typed === '');
        if (typed !== '') onSubmit(typed);
      }}
    >
      {children}
      <TextField
        {...field}
        {...(isLink ? { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } : {})}
        value={text}
        error={isMissing ? missing : undefined}
        onChange={({ target }) => setText(target.value)}
      />
    </MutationForm>
  );
}
