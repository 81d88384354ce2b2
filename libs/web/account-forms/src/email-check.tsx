import { verifyBusinessEmail } from '@pricehunt/api-contract/business-identity';
import { authFailureOf } from '@pricehunt/auth-context';
import { Button, EmptyState, Form } from '@pricehunt/ui-kit';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAccountSite } from './account-site';
import { PasswordField } from './password-field';
import { useNewPasswordForm } from './use-new-password-form';
import { useRefusal } from './use-refusal';

export interface EmailCheckProps {
  /** From the link in the e-mail. */
  readonly token: string;
  /** Rejects when the link or the password is wrong. */
  readonly verify: (proof: {
    readonly token: string;
    readonly password: string;
  }) => Promise<{ readonly email: string }>;
  readonly doneNext: (email: string) => string;
  /** What to do when the link doesn't work. */
  readonly brokenNext: string;
  /** The next link, shown whether it worked or not. */
  readonly nextStep: ReactNode;
}

/** The mailbox doesn't show who registered the address, so the password entered here becomes the account's. */
export function EmailCheck({ token, verify, doneNext, brokenNext, nextStep }: EmailCheckProps) {
  const { words } = useAccountSite();
  const refusalOf = useRefusal();
  const form = useNewPasswordForm('');
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: verify,
    onError: (failure) => {
      const { code } = authFailureOf(failure, '');
      if (code === 'auth.password-refused') form.refuse();
    },
  });
  const isUsable = verifyBusinessEmail.body.shape.token.safeParse(token).success;
  if (data !== undefined) {
    return (
      <div role="status">
        <p className="text-lg font-semibold">{words.verify.done}</p>
        <p className="mt-1 mb-5 text-ink-muted">{doneNext(data.email)}</p>
        {nextStep}
      </div>
    );
  }
  const failure = error === null ? null : authFailureOf(error, error.message);
  if (!isUsable || failure?.code === 'auth.token-invalid') {
    return (
      <EmptyState title={words.verify.broken} action={nextStep}>
        {brokenNext}
      </EmptyState>
    );
  }
  const isWrong = failure?.code === 'auth.wrong-password';
  const isAtField = isWrong || failure?.code === 'auth.password-refused';
  return (
    <Form
      label={words.verify.title}
      busy={isPending}
      problem={failure === null || isAtField ? undefined : refusalOf(failure)}
      className="max-w-105"
      onSubmit={(event) => void form.handleSubmit(({ password }) => mutate({ token, password }))(event)}
    >
      <p className="text-ink-muted">{words.verify.lead}</p>
      <PasswordField
        {...form.field}
        label={words.verify.password}
        autoComplete="new-password"
        required
        error={form.error ?? (isWrong ? words.verify.wrong : undefined)}
      />
      <Button type="submit" variant="primary" wide busy={isPending}>
        {words.verify.submit}
      </Button>
    </Form>
  );
}
