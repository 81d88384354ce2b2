import { zodResolver } from '@hookform/resolvers/zod';
import { changeBusinessPassword } from '@pricehunt/api-contract';
import { authFailureOf } from '@pricehunt/auth-context';
import { Button, Form, Notice } from '@pricehunt/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { PasswordField } from '../../sign-in/components/password-field';
import { businessPasswordProblem, usePasswordSentence } from '../../sign-in/password-words';
import { useMessages } from '../../../messages/use-messages';
import { useMerchantServices } from '../../../merchant-services';
import { useAccountFailure } from '../use-account-failure';

/** Changes the password; it asks for the present one. */
export function PasswordChange({ email }: { readonly email: string }) {
  const { settings, signIn } = useMessages();
  const { password: words } = settings;
  const { openApi } = useMerchantServices();
  const failureOf = useAccountFailure();
  const passwordSentence = usePasswordSentence();
  const { register, handleSubmit, reset, setError, watch, formState } = useForm({
    resolver: zodResolver(formSchemaFor(email)),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async (body: { readonly currentPassword: string; readonly newPassword: string }) =>
      (await openApi()).call(changeBusinessPassword, { body }),
    onSuccess: () => reset(),
    onError: (failure) => {
      const { code } = authFailureOf(failure, '');
      if (code === 'auth.wrong-password')
        setError('currentPassword', { message: 'wrong' }, { shouldFocus: true });
      if (code === 'auth.password-refused')
        setError('newPassword', { message: 'common' }, { shouldFocus: true });
    },
  });
  const { currentPassword, newPassword } = formState.errors;
  const isAtField = currentPassword !== undefined || newPassword !== undefined;
  return (
    <Form
      label={words.submit}
      busy={isPending}
      problem={error === null || isAtField ? undefined : failureOf(error)}
      className="max-w-100"
      onSubmit={(event) => void handleSubmit((typed) => mutate(typed))(event)}
    >
      {isSuccess ? <Notice tone="info" title={words.done} /> : null}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...register('currentPassword')}
        label={words.current}
        autoComplete="current-password"
        error={
          currentPassword === undefined
            ? undefined
            : currentPassword.message === 'wrong'
              ? words.wrong
              : signIn.problems.passwordMissing
        }
      />
      <PasswordField
        {...register('newPassword')}
        label={signIn.newPassword}
        autoComplete="new-password"
        typed={watch('newPassword')}
        email={email}
        error={newPassword === undefined ? undefined : passwordSentence(newPassword.message ?? '')}
      />
      <Button type="submit" busy={isPending} className="justify-self-start">
        {words.submit}
      </Button>
    </Form>
  );
}

const { shape } = changeBusinessPassword.body;

function formSchemaFor(email: string) {
  return z.strictObject({
    currentPassword: shape.currentPassword,
    newPassword: shape.newPassword.check((context) => {
      const problem = businessPasswordProblem(context.value, email);
      if (problem === null) return;
      context.issues.push({ code: 'custom', message: problem, input: context.value });
    }),
  });
}
