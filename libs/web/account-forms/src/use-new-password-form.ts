import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useAccountSite } from './account-site';
import { newPasswordSchema, usePasswordSentence } from './new-password';

/** A form of one new password, judged as the server judges it, all but whether it is a common one. */
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
    /** Shows at the field that the server refused the password as too common. */
    refuse: () => form.setError('password', { message: 'common' }, { shouldFocus: true }),
  };
}
