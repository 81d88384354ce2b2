import { TextField } from '@pricehunt/ui-kit';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useAccountSite } from './account-site';

interface EmailFieldProps extends UseFormRegisterReturn<'email'> {
  readonly hint?: string;
  readonly hasError: boolean;
}

/** The address that an account is signed in with. */
export function EmailField({ hasError, ...props }: EmailFieldProps) {
  const { words } = useAccountSite();
  return (
    <TextField
      {...props}
      label={words.email}
      type="email"
      autoComplete="username"
      inputMode="email"
      autoCapitalize="none"
      required
      error={hasError ? words.problems.email : undefined}
    />
  );
}
