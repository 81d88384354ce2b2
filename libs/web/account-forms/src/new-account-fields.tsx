import { TextField } from '@pricehunt/ui-kit';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useAccountSite } from './account-site';
import { usePasswordSentence } from './new-password';
import { PasswordField } from './password-field';

export interface NewAccountFieldsProps {
  readonly email: UseFormRegisterReturn<'email'>;
  readonly password: UseFormRegisterReturn<'password'>;
  readonly typed: { readonly email: string; readonly password: string };
  readonly errors: {
    readonly email?: object | undefined;
    readonly password?: { readonly message?: string | undefined } | undefined;
  };
}

/** E-mail address and password of a new account, in a form whose schema has `checkNewPassword`. */
export function NewAccountFields({ email, password, typed, errors }: NewAccountFieldsProps) {
  const { words } = useAccountSite();
  const sentenceOf = usePasswordSentence();
  return (
    <>
      <TextField
        {...email}
        label={words.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        required
        error={errors.email === undefined ? undefined : words.problems.email}
      />
      <PasswordField
        {...password}
        label={words.password}
        autoComplete="new-password"
        required
        typed={typed.password}
        email={typed.email}
        error={errors.password === undefined ? undefined : sentenceOf(errors.password.message ?? '')}
      />
    </>
  );
}
