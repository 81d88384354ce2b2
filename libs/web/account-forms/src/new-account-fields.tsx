import type { UseFormRegisterReturn } from 'react-hook-form';
import { useAccountSite } from './account-site';
import { EmailField } from './email-field';
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
      <EmailField {...email} hasError={errors.email !== undefined} />
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
