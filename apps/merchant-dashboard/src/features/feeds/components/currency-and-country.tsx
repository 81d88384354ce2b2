import { TextField } from '@pricehunt/ui-kit';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useMessages } from '../../../messages/use-messages';

interface RegisteredField {
  readonly field: UseFormRegisterReturn;
  readonly error: string | undefined;
}

export interface CurrencyAndCountryProps {
  readonly currency: RegisteredField;
  readonly country: RegisteredField;
}

/** The codes for prices and shipping that a source's products don't state themselves. */
export function CurrencyAndCountry({ currency, country }: CurrencyAndCountryProps) {
  const { form: words } = useMessages().feeds;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        {...currency.field}
        {...codeField}
        maxLength={3}
        label={words.currency}
        hint={words.currencyHint}
        error={currency.error}
      />
      <TextField
        {...country.field}
        {...codeField}
        maxLength={2}
        label={`${words.country} (${words.optional})`}
        hint={words.countryHint}
        error={country.error}
      />
    </div>
  );
}

const codeField = { autoCapitalize: 'characters', autoComplete: 'off', className: '[&_input]:uppercase' };
