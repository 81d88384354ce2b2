import { zodResolver } from '@hookform/resolvers/zod';
import { PasswordField, checkNewPassword, usePasswordSentence, useRefusal } from '@pricehunt/account-forms';
import { createFirstAdmin } from '@pricehunt/api-contract';
import { useAdminAuth } from '@pricehunt/auth-context';
import { passwordLengths } from '@pricehunt/business-accounts';
import { Button, Form, TextField } from '@pricehunt/ui-kit';
import { useLanguage } from '@pricehunt/web-shell';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useMessages } from '../../../messages/use-messages';

const { email, password } = createFirstAdmin.body.shape;
const formSchema = z.strictObject({ email, password }).check(checkNewPassword(passwordLengths.businessMin));

export interface FirstAdminFormProps {
  readonly token: string;
  /** Called when the link expired while the form was open. */
  readonly onBroken: () => void;
}

export function FirstAdminForm({ token, onBroken }: FirstAdminFormProps) {
  const { firstAdmin: words, signIn } = useMessages();
  const { account } = signIn;
  const { language } = useLanguage();
  const { createFirst } = useAdminAuth();
  const refusalOf = useRefusal();
  const passwordSentence = usePasswordSentence();
  const [problem, setProblem] = useState<string>();
  const { register, handleSubmit, setError, watch, formState } = useForm({
    resolver: zodResolver(formSchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (given) => {
    setProblem(undefined);
    const outcome = await createFirst({ ...given, token, locale: language });
    if (outcome.success) return;
    if (outcome.code === 'auth.token-invalid') onBroken();
    else if (outcome.code === 'auth.password-refused')
      setError('password', { message: 'common' }, { shouldFocus: true });
    else setProblem(outcome.code === 'auth.email-taken' ? words.emailTaken : refusalOf(outcome));
  });
  return (
    <Form label={words.title} busy={isSubmitting} problem={problem} onSubmit={(event) => void submit(event)}>
      <TextField
        {...register('email')}
        label={account.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        required
        error={errors.email === undefined ? undefined : account.problems.email}
      />
      <PasswordField
        {...register('password')}
        label={account.password}
        autoComplete="new-password"
        required
        typed={watch('password')}
        email={watch('email')}
        error={errors.password === undefined ? undefined : passwordSentence(errors.password.message ?? '')}
      />
      <Button type="submit" variant="primary" wide busy={isSubmitting}>
        {words.submit}
      </Button>
    </Form>
  );
}
