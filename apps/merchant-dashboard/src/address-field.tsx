import { TextField } from '@pricehunt/ui-kit';
import type { TextFieldProps } from '@pricehunt/ui-kit';

/** A field for a domain or the address of a page: neither capitals nor corrections come to what is typed. */
export function AddressField(props: TextFieldProps) {
  return <TextField {...props} inputMode="url" autoCapitalize="none" autoComplete="off" spellCheck={false} />;
}
