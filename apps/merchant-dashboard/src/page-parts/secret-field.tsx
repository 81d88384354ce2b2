import { TextField } from '@pricehunt/ui-kit';
import type { TextFieldProps } from '@pricehunt/ui-kit';

export function SecretField(props: TextFieldProps) {
  return <TextField {...props} type="password" autoComplete="off" spellCheck={false} />;
}
