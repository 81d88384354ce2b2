import { TextField } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';

/** For a shopper without an account: alerts go to this address, or they sign in first. */
export interface EmailOnly<Typed> {
  readonly email: string;
  readonly onChange: (email: string) => void;
  readonly signInLabel: string;
  readonly onSignIn: (alert: Typed) => void;
}

interface EmailOnlyFieldProps {
  readonly email: string;
  readonly onChange: (email: string) => void;
  readonly isWrong: boolean;
}

export function EmailOnlyField({ email, onChange, isWrong }: EmailOnlyFieldProps) {
  const { emailOnly: words } = useMessages().priceAlerts;
  return (
    <TextField
      data-channel
      type="email"
      label={words.label}
      hint={words.hint}
      autoComplete="email"
      value={email}
      error={isWrong ? words.problem : undefined}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

export function isAddress(typed: string): boolean {
  return /^\S+@\S+\.\S+$/.test(typed.trim());
}
