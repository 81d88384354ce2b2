import { TextField } from '@pricehunt/ui-kit';
import type { TextFieldProps } from '@pricehunt/ui-kit';

export interface LettersFieldProps extends TextFieldProps {
  /** How many letters the code has: three of a currency, two of a country. */
  readonly count: 2 | 3;
}

/** A field for a currency or country code in capitals. */
export function LettersField({ count, ...props }: LettersFieldProps) {
  return (
    <TextField
      {...props}
      maxLength={count}
      autoCapitalize="characters"
      autoComplete="off"
      className="[&_input]:uppercase"
    />
  );
}
