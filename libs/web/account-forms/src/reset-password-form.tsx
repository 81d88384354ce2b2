import { resetBusinessPassword } from '@pricehunt/api-contract/business-identity';
import { authFailureOf } from '@pricehunt/auth-context';
import { Button, ButtonLink, EmptyState, Form } from '@pricehunt/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useAccountSite } from './account-site';
import { PasswordField } from './password-field';
import { useNewPasswordForm } from './use-new-password-form';
import { useRefusal } from './use-refusal';

export interface ResetPasswordFormProps {
  /** From the link in the e-mail. */
  readonly token: string;
  /** Rejects when the server refuses the password. */
  readonly set: (password: string) => Promise<unknown>;
  readonly paths: { readonly login: string; readonly forgot: string };
}

/** Sets a new password by a mailed token. An invalid link leads to a new request. */
export function ResetPasswordForm({ token, set, paths }: ResetPasswordFormProps) {
  const { words } = useAccountSite();
  const refusalOf = useRefusal();
  const form = useNewPasswordForm('');
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: set,
    onError: (failure) => {
      if (authFailureOf(failure, '').code === 'auth.password-refused') form.refuse();
    },
  });
  const isUsable = resetBusinessPassword.body.shape.token.safeParse(token).success;
  const failure = error === null ? null : authFailureOf(error, error.message);
  if (isSuccess) return <PasswordSet loginPath={paths.login} />;
  if (!isUsable || failure?.code === 'auth.token-invalid') return <BrokenLink forgotPath={paths.forgot} />;
  return (
    <Form
      label={words.reset.title}
      busy={isPending}
      problem={failure === null || failure.code === 'auth.password-refused' ? undefined : refusalOf(failure)}
      className="max-w-105"
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

function PasswordSet({ loginPath }: { readonly loginPath: string }) {
  const { reset, login } = useAccountSite().words;
  return (
    <div role="status">
      <p className="text-lg font-semibold">{reset.done}</p>
      <p className="mt-1 mb-5 text-ink-muted">{reset.doneNext}</p>
      <ButtonLink to={loginPath} variant="primary">
        {login.submit}
      </ButtonLink>
    </div>
  );
}

function BrokenLink({ forgotPath }: { readonly forgotPath: string }) {
  const { reset } = useAccountSite().words;
  return (
    <EmptyState
      title={reset.broken}
      action={
        <ButtonLink to={forgotPath} variant="primary">
          {reset.askAgain}
        </ButtonLink>
      }
    >
      {reset.brokenNext}
    </EmptyState>
  );
}
