import { authFailureOf } from '@pricehunt/auth-context';
import { Button, Form, TextField } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useAccountSite } from './account-site';
import { PasswordField } from './password-field';
import { useRefusal } from './use-refusal';

/** The code to send; empty when none was requested. */
export type CodeAnswer = { readonly totp: string } | { readonly recoveryCode: string } | Record<never, never>;

export interface PasswordQuestionProps {
  readonly email: string;
  readonly submit: string;
  readonly isDestructive?: boolean;
  readonly isBusy: boolean;
  /** Why the last attempt failed, or null. */
  readonly error: Error | null;
  /** Whether it also asks for an authentication code or backup code. */
  readonly wantsCode?: boolean;
  readonly onAnswer: (password: string, code: CodeAnswer) => void;
  readonly onCancel?: () => void;
}

/** Asks for the password before actions that a stolen session must not do. */
export function PasswordQuestion(props: PasswordQuestionProps) {
  const {
    email,
    submit,
    isDestructive = false,
    isBusy,
    error,
    wantsCode = false,
    onAnswer,
    onCancel,
  } = props;
  const { words } = useAccountSite();
  const refusalOf = useRefusal();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isCodeMissing, setIsCodeMissing] = useState(false);
  const failure = error === null ? null : authFailureOf(error, error.message);
  const isWrong = failure?.code === 'auth.wrong-password';
  const isWrongCode = failure?.code === 'auth.wrong-code';
  const codeError = isCodeMissing
    ? words.factor.codeMissing
    : failure !== null && isWrongCode
      ? refusalOf(failure)
      : undefined;
  const fieldError = isMissing ? words.problems.passwordMissing : isWrong ? words.change.wrong : undefined;
  return (
    <Form
      label={submit}
      busy={isBusy}
      problem={failure === null || isWrong || isWrongCode ? undefined : refusalOf(failure)}
      className="max-w-100"
      onSubmit={() => {
        const given = code.replaceAll(/\s/g, '');
        const lacksCode = wantsCode && given.length < 6;
        setIsMissing(password === '');
        setIsCodeMissing(lacksCode);
        if (password === '' || lacksCode) return;
        onAnswer(password, wantsCode ? codeAnswer(given) : {});
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
      {wantsCode ? (
        <TextField
          label={words.factor.codeOrRecovery}
          value={code}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          error={codeError}
          onChange={(event) => setCode(event.target.value)}
        />
      ) : null}
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

/** Authenticator codes have six digits; backup codes are longer. */
function codeAnswer(given: string): CodeAnswer {
  return /^\d{6}$/.test(given) ? { totp: given } : { recoveryCode: given };
}
