import { resetBusinessPassword } from '@pricehunt/api-contract';
import { authFailureOf, useBusinessAuth } from '@pricehunt/auth-context';
import { Button, ButtonLink, EmptyState, Form } from '@pricehunt/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useMerchantServices } from '../../../merchant-services';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import { useNewPasswordForm } from '../use-new-password-form';
import { useRefusal } from '../use-refusal';
import { PasswordField } from './password-field';

/** Sets a new password by the token of a mailed link. A link that does not work says so and leads to a new one. */
export function ResetPasswordForm({ token }: { readonly token: string }) {
  const { signIn: words } = useMessages();
  const { openApi } = useMerchantServices();
  const { refresh } = useBusinessAuth();
  const refusalOf = useRefusal();
  const form = useNewPasswordForm('');
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async (password: string) =>
      (await openApi()).call(resetBusinessPassword, { body: { token, password } }),
    onSuccess: () => refresh(),
    onError: (failure) => {
      if (authFailureOf(failure, '').code === 'auth.password-refused') form.refuse();
    },
  });
  const isUsable = resetBusinessPassword.body.shape.token.safeParse(token).success;
  const failure = error === null ? null : authFailureOf(error, error.message);
  if (isSuccess) return <PasswordSet />;
  if (!isUsable || failure?.code === 'auth.token-invalid') return <BrokenLink />;
  return (
    <Form
      label={words.reset.title}
      busy={isPending}
      problem={failure === null || failure.code === 'auth.password-refused' ? undefined : refusalOf(failure)}
      onSubmit={(event) => void form.handleSubmit(({ password }) => mutate(password))(event)}
    >
      <PasswordField
        {...form.field}
        label={words.newPassword}
        autoComplete="new-password"
        required
        error={form.error}
      />
      <Button type="submit" variant="primary" wide busy={isPending}>
        {words.reset.submit}
      </Button>
    </Form>
  );
}

function PasswordSet() {
  const { reset, login } = useMessages().signIn;
  return (
    <div role="status">
      <p className="text-lg font-semibold">{reset.done}</p>
      <p className="mt-1 mb-5 text-ink-muted">{reset.doneNext}</p>
      <ButtonLink to={routePaths.login} variant="primary">
        {login.submit}
      </ButtonLink>
    </div>
  );
}

function BrokenLink() {
  const { reset } = useMessages().signIn;
  return (
    <EmptyState
      title={reset.broken}
      action={
        <ButtonLink to={routePaths.resetPassword} variant="primary">
          {reset.askAgain}
        </ButtonLink>
      }
    >
      {reset.brokenNext}
    </EmptyState>
  );
}
