import { PasswordField, useNewPasswordForm, useRefusal } from '@pricehunt/account-forms';
import type { AuthFailure } from '@pricehunt/auth-context';
import { Button, Form } from '@pricehunt/ui-kit';
import { useEffect } from 'react';
import { useMessages } from '../../../messages/use-messages';

export interface InvitationPasswordProps {
  readonly email: string;
  readonly isBusy: boolean;
  /** Why the last attempt failed, or null. */
  readonly failure: AuthFailure | null;
  readonly onChosen: (password: string) => void;
}

export function InvitationPassword({ email, isBusy, failure, onChosen }: InvitationPasswordProps) {
  const { signIn: words } = useMessages();
  const refusalOf = useRefusal();
  const form = useNewPasswordForm(email);
  const { refuse } = form;
  const isRefused = failure?.code === 'auth.password-refused';
  useEffect(() => {
    if (isRefused) refuse();
    // The form's functions change with each render; the failure must be shown once.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [failure]);
  return (
    <Form
      label={words.invitation.accept}
      busy={isBusy}
      problem={failure === null || isRefused ? undefined : refusalOf(failure)}
      onSubmit={(event) => void form.handleSubmit(({ password }) => onChosen(password))(event)}
    >
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.field}
        label={words.invitation.choosePassword}
        autoComplete="new-password"
        required
        error={form.error}
      />
      <Button type="submit" variant="primary" wide busy={isBusy}>
        {words.invitation.accept}
      </Button>
    </Form>
  );
}
