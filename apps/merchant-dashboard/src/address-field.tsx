import { TextField } from '@pricehunt/ui-kit';
import type { TextFieldProps } from '@pricehunt/ui-kit';

/** A field for a domain or URL, without automatic capitals or spelling corrections. */
export function AddressField(props: TextFieldProps) {
  return <TextField {...props} inputMode="url" autoCapitalize="none" autoComplete="off" spellCheck={false} />;
}
