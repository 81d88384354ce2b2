import { Button, Form, TextField } from '@pricehunt/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useAccountSite } from './account-site';
import type { SignIn } from './sign-in';
import { useRefusal } from './use-refusal';

export interface SecondFactorFormProps {
  readonly login: SignIn;
  readonly credentials: { readonly email: string; readonly password: string };
  readonly onBack: () => void;
}

/** The second step of signing in, with a code of the authenticator app or a backup code. */
export function SecondFactorForm({ login, credentials, onBack }: SecondFactorFormProps) {
  const { words } = useAccountSite();
  const refusalOf = useRefusal();
  const [kind, setKind] = useState<'totp' | 'recoveryCode'>('totp');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [kind]);
  const submit = async () => {
    const given = code.replaceAll(/\s/g, '');
    const fits = kind === 'totp' ? /^\d{6}$/.test(given) : given.length >= 8;
    setError(fits ? undefined : words.problems[kind]);
    if (!fits) {
      field.current?.focus();
      return;
    }
    setIsBusy(true);
    const outcome = await login({ ...credentials, [kind]: given });
    setIsBusy(false);
    if (outcome.success) return;
    setError(refusalOf(outcome));
    field.current?.focus();
  };
  return (
    <Form label={words.secondStep.title} busy={isBusy} onSubmit={() => void submit()}>
      <p className="text-ink-muted wrap-anywhere">{words.secondStep.lead(credentials.email)}</p>
      <TextField
        key={kind}
        ref={field}
        label={words.secondStep[kind]}
        hint={kind === 'totp' ? words.secondStep.totpHint : words.secondStep.recoveryHint}
        value={code}
        required
        autoComplete="one-time-code"
        inputMode={kind === 'totp' ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        error={error}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" variant="primary" wide busy={isBusy}>
        {words.secondStep.submit}
      </Button>
      <div className="flex flex-wrap gap-x-3">
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            setKind(kind === 'totp' ? 'recoveryCode' : 'totp');
            setCode('');
            setError(undefined);
          }}
        >
          {kind === 'totp' ? words.secondStep.useRecovery : words.secondStep.useTotp}
        </Button>
        <Button variant="quiet" size="small" onClick={onBack}>
          {words.secondStep.back}
        </Button>
      </div>
    </Form>
  );
}
