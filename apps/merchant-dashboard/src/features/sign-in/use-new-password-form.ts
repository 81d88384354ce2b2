import { zodResolver } from '@hookform/resolvers/zod';
import { resetBusinessPassword } from '@pricehunt/api-contract';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { businessPasswordProblem, usePasswordSentence } from './password-words';

/** A form of one new password, judged as the server judges it, all but whether it is a common one. */
export function useNewPasswordForm(email: string) {
  const sentenceOf = usePasswordSentence();
  const form = useForm({ resolver: zodResolver(schemaFor(email)), defaultValues: { password: '' } });
  const { password } = form.formState.errors;
  return {
    field: { ...form.register('password'), typed: form.watch('password'), email },
    error: password === undefined ? undefined : sentenceOf(password.message ?? ''),
    handleSubmit: form.handleSubmit,
    /** Says at the field that the server found the password common. */
    refuse: () => form.setError('password', { message: 'common' }, { shouldFocus: true }),
  };
}

function schemaFor(email: string) {
  return z.strictObject({ password: resetBusinessPassword.body.shape.password }).check((context) => {
    const { password } = context.value;
    const problem = businessPasswordProblem(password, email);
    if (problem === null) return;
    context.issues.push({ code: 'custom', message: problem, path: ['password'], input: password });
  });
}
