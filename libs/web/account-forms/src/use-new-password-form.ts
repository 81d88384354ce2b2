import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useAccountSite } from './account-site';
import { newPasswordSchema, usePasswordSentence } from './new-password';

/** A form for a new password, with the server's rules except the list of common passwords. */
export function useNewPasswordForm(email: string) {
  const { passwordLengthMin } = useAccountSite();
  const sentenceOf = usePasswordSentence();
  const schema = z.strictObject({ password: newPasswordSchema(email, passwordLengthMin) });
  const form = useForm({ resolver: zodResolver(schema), defaultValues: { password: '' } });
  const { password } = form.formState.errors;
  return {
    field: { ...form.register('password'), typed: form.watch('password'), email },
    error: password === undefined ? undefined : sentenceOf(password.message ?? ''),
    handleSubmit: form.handleSubmit,
    refuse: () => form.setError('password', { message: 'common' }, { shouldFocus: true }),
  };
}
