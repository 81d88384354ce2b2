import { changeInstallationPlace } from '@pricehunt/api-contract';
import type { SetUp } from '@pricehunt/api-contract';
import { countryCodes, currencyOfCountry, guessPlace } from '@pricehunt/offers';
import { SelectField, useDisplayLocale } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useMemo, useState } from 'react';
import { MutationForm } from '../../../console/components/mutation-form';
import { useAct } from '../../../console/console-queries';
import { useMessages } from '../../../messages/use-messages';
import { Step } from './step';

export function PlaceStep({ place }: Pick<SetUp, 'place'>) {
  const { console: shared, setUp } = useMessages();
  const words = setUp.place;
  const { show } = useToast();
  const locale = useDisplayLocale();
  const [country, setCountry] = useState(() => (place ?? guessPlace(window.navigator.languages)).country);
  const [currency, setCurrency] = useState(() => (place ?? guessPlace(window.navigator.languages)).currency);
  const { countries, currencies } = useNames(locale);
  const save = useAct(
    (api, body: { readonly country: string; readonly currency: string }) =>
      api.call(changeInstallationPlace, { body }),
    ['set-up'],
    () => show({ title: shared.saved, tone: 'good' }),
  );
  return (
    <Step title={words.title} lead={words.lead} state={place === null ? 'open' : 'done'}>
      <MutationForm
        label={words.title}
        mutation={save}
        submit={shared.save}
        isPrimary
        className="max-w-140"
        onSubmit={() => save.mutate({ country, currency })}
      >
        <SelectField
          label={words.country}
          value={country}
          onChange={({ target }) => {
            setCountry(target.value);
            setCurrency(currencyOfCountry(target.value) ?? currency);
          }}
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={words.currency}
          value={currency}
          onChange={({ target }) => setCurrency(target.value)}
        >
          {currencies.map(({ code, name }) => (
            <option key={code} value={code}>
              {code} · {name}
            </option>
          ))}
        </SelectField>
      </MutationForm>
    </Step>
  );
}

function useNames(locale: string) {
  return useMemo(() => {
    const countryName = new Intl.DisplayNames(locale, { type: 'region' });
    const currencyName = new Intl.DisplayNames(locale, { type: 'currency' });
    const collator = new Intl.Collator(locale);
    return {
      countries: countryCodes
        .map((code) => ({ code, name: countryName.of(code) ?? code }))
        .toSorted((one, other) => collator.compare(one.name, other.name)),
      currencies: [...new Set(countryCodes.flatMap((code) => currencyOfCountry(code) ?? []))]
        .toSorted()
        .map((code) => ({ code, name: currencyName.of(code) ?? code })),
    };
  }, [locale]);
}
