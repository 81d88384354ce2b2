import { passwordStrength } from '@pricehunt/business-accounts';
import { Field, useFigures } from '@pricehunt/ui-kit';
import { useState } from 'react';
import type { InputHTMLAttributes, Ref } from 'react';
import { useAccountSite } from './account-site';

export interface PasswordFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'className' | 'type'
> {
  readonly label: string;
  readonly error?: string | undefined;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly typed?: string;
  readonly email?: string;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

export function PasswordField({ label, error, typed, email, ...input }: PasswordFieldProps) {
  const { words, passwordLengthMin } = useAccountSite();
  const figure = useFigures();
  const [isShown, setIsShown] = useState(false);
  const isNew = input.autoComplete === 'new-password';
  return (
    <Field
      label={label}
      error={error}
      {...(isNew ? { hint: words.passwordHint(figure(passwordLengthMin)) } : {})}
    >
      {({ className, ...control }) => (
        <div className="grid gap-1.5">
          <div className="relative">
            <input
              {...input}
              {...control}
              type={isShown ? 'text' : 'password'}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              className={`${className} pr-24`}
            />
            <button
              type="button"
              aria-pressed={isShown}
              aria-label={words.showPasswordSpoken}
              className="absolute inset-y-1 right-1 min-w-9 rounded-small px-3 text-sm text-ink-muted hover:bg-shade hover:text-ink"
              onClick={() => setIsShown((was) => !was)}
            >
              {isShown ? words.hidePassword : words.showPassword}
            </button>
          </div>
          {typed === undefined ? null : <Strength password={typed} email={email ?? ''} />}
        </div>
      )}
    </Field>
  );
}

const steps = ['weak', 'fair', 'good', 'strong'] as const;

function Strength({ password, email }: { readonly password: string; readonly email: string }) {
  const { strength: words } = useAccountSite().words;
  const strength = password === '' ? null : passwordStrength(password, email);
  const reached = strength === null ? 0 : steps.indexOf(strength) + 1;
  return (
    <div className="flex min-h-5 items-center gap-3 text-sm">
      <span aria-hidden="true" className="grid w-32 grid-cols-4 gap-1">
        {steps.map((step, place) => (
          <span
            key={step}
            className={`h-1 rounded-full ${place >= reached ? 'bg-line' : strength === 'weak' ? 'bg-warn' : 'bg-accent'}`}
          />
        ))}
      </span>
      <span role="status" className="text-ink-muted">
        {strength === null ? '' : `${words.label}: ${words[strength]}`}
      </span>
    </div>
  );
}
