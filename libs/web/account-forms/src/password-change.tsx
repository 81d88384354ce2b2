import { zodResolver } from '@hookform/resolvers/zod';
import { authFailureOf } from '@pricehunt/auth-context';
import { Button, Form, Notice } from '@pricehunt/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useAccountSite } from './account-site';
import { newPasswordSchema, usePasswordSentence } from './new-password';
import { PasswordField } from './password-field';
import { useAccountFailure } from './use-refusal';

export interface PasswordChangeProps {
  readonly email: string;
  /** Rejects when the server refuses the change. */
  readonly change: (passwords: {
    readonly currentPassword: string;
    readonly newPassword: string;
  }) => Promise<unknown>;
}

export function PasswordChange({ email, change }: PasswordChangeProps) {
  const { words: site, passwordLengthMin } = useAccountSite();
  const { change: words } = site;
  const failureOf = useAccountFailure();
  const passwordSentence = usePasswordSentence();
  const { register, handleSubmit, reset, setError, watch, formState } = useForm({
    resolver: zodResolver(formSchemaFor(email, passwordLengthMin)),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: change,
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
              : site.problems.passwordMissing
        }
      />
      <PasswordField
        {...register('newPassword')}
        label={site.newPassword}
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

function formSchemaFor(email: string, lengthMin: number) {
  return z.strictObject({
    currentPassword: z.string().check(z.minLength(1)),
    newPassword: newPasswordSchema(email, lengthMin),
  });
}
