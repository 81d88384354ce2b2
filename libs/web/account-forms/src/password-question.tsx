import { authFailureOf } from '@pricehunt/auth-context';
import { Button, Form } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useAccountSite } from './account-site';
import { PasswordField } from './password-field';
import { useRefusal } from './use-refusal';

/** What a PasswordQuestion takes. */
export interface PasswordQuestionProps {
  /** Whose password it is. */
  readonly email: string;
  readonly submit: string;
  readonly isDestructive?: boolean;
  readonly isBusy: boolean;
  /** Why the last try did not work, or null. */
  readonly error: Error | null;
  readonly onAnswer: (password: string) => void;
  readonly onCancel?: () => void;
}

/** Asks for the password before something that a stolen session should not do. */
export function PasswordQuestion(props: PasswordQuestionProps) {
  const { email, submit, isDestructive = false, isBusy, error, onAnswer, onCancel } = props;
  const { words } = useAccountSite();
  const refusalOf = useRefusal();
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const failure = error === null ? null : authFailureOf(error, error.message);
  const isWrong = failure?.code === 'auth.wrong-password';
  const fieldError = isMissing ? words.problems.passwordMissing : isWrong ? words.change.wrong : undefined;
  return (
    <Form
      label={submit}
      busy={isBusy}
      problem={failure === null || isWrong ? undefined : refusalOf(failure)}
      className="max-w-100"
      onSubmit={() => {
        setIsMissing(password === '');
        if (password !== '') onAnswer(password);
      }}
    >
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={words.factor.passwordLabel}
        autoComplete="current-password"
        value={password}
        error={fieldError}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={isDestructive ? 'danger' : 'primary'} busy={isBusy}>
          {submit}
        </Button>
        {onCancel === undefined ? null : (
          <Button variant="quiet" onClick={onCancel}>
            {words.cancel}
          </Button>
        )}
      </div>
    </Form>
  );
}
