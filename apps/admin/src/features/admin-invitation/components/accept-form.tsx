import { LoginForm, PasswordField, useRefusal } from '@pricehunt/account-forms';
import { useAdminAuth } from '@pricehunt/auth-context';
import { passwordLengths } from '@pricehunt/business-accounts';
import type { AdminRole } from '@pricehunt/business-accounts';
import { Button, Form } from '@pricehunt/ui-kit';
import { useLanguage } from '@pricehunt/web-shell';
import { useState } from 'react';
import { useMessages } from '../../../messages/use-messages';

export interface AcceptFormProps {
  readonly token: string;
  readonly invitation: { readonly email: string; readonly role: AdminRole; readonly hasAccount: boolean };
  /** Called when the link expired while the form was open. */
  readonly onBroken: () => void;
}

/** Signs in to the account that has the invited address, or asks for the password of a new one. */
export function AcceptForm({ token, invitation, onBroken }: AcceptFormProps) {
  const { admins: words } = useMessages();
  const { language } = useLanguage();
  const { accept } = useAdminAuth();
  const { email, role, hasAccount } = invitation;
  const enter: typeof accept = async (given) => {
    const outcome = await accept(given);
    if (!outcome.success && outcome.code === 'auth.token-invalid') onBroken();
    return outcome;
  };
  return (
    <div className="grid gap-5">
      <p className="text-ink-muted wrap-anywhere">{words.acceptAs(email, words.roles[role])}</p>
      {hasAccount ? (
        <LoginForm
          email={email}
          login={({ email: _email, ...credentials }) => enter({ token, locale: language, ...credentials })}
        />
      ) : (
        <NewPasswordForm email={email} choose={(password) => enter({ token, locale: language, password })} />
      )}
    </div>
  );
}

function NewPasswordForm({
  email,
  choose,
}: {
  readonly email: string;
  readonly choose: (password: string) => ReturnType<ReturnType<typeof useAdminAuth>['accept']>;
}) {
  const { admins: words, signIn } = useMessages();
  const refusalOf = useRefusal();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const submit = async () => {
    if (password.length < passwordLengths.businessMin) {
      setError(words.passwordTooShort);
      return;
    }
    setIsBusy(true);
    const outcome = await choose(password);
    setIsBusy(false);
    if (!outcome.success) setError(refusalOf(outcome));
  };
  return (
    <Form label={words.acceptTitle} busy={isBusy} onSubmit={() => void submit()}>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={signIn.account.newPassword}
        autoComplete="new-password"
        typed={password}
        email={email}
        value={password}
        error={error}
        onChange={({ target }) => setPassword(target.value)}
      />
      <Button type="submit" variant="primary" wide busy={isBusy}>
        {words.accept}
      </Button>
    </Form>
  );
}
