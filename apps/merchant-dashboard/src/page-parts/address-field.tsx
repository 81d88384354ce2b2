import { TextField } from '@pricehunt/ui-kit';
import type { TextFieldProps } from '@pricehunt/ui-kit';

export function AddressField(props: TextFieldProps) {
  return <TextField {...props} inputMode="url" autoCapitalize="none" autoComplete="off" spellCheck={false} />;
}
