import { TextField } from '@pricehunt/ui-kit';
import type { TextFieldProps } from '@pricehunt/ui-kit';

/** What a LettersField takes. */
export interface LettersFieldProps extends TextFieldProps {
  /** How many letters the code has: three of a currency, two of a country. */
  readonly count: 2 | 3;
}

/** A field for the code of a currency or a country, in capitals however it is typed. */
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
