import { changeInstallationPlace } from '@pricehunt/api-contract/installation';
import type { SetUp } from '@pricehunt/api-contract/installation';
import { currencyOfCountry, guessPlace } from '@pricehunt/offers';
import { SelectField, usePlaceNames } from '@pricehunt/ui-kit';
import { useToast } from '@pricehunt/ui-toasts';
import { useState } from 'react';
import { MutationForm } from '../../../console/components/mutation-form';
import { useAct } from '../../../console/console-queries';
import { useMessages } from '../../../messages/use-messages';
import { Step } from './step';

export function PlaceStep({ place }: Pick<SetUp, 'place'>) {
  const { console: shared, setUp } = useMessages();
  const words = setUp.place;
  const { show } = useToast();
  const [country, setCountry] = useState(() => (place ?? guessPlace(window.navigator.languages)).country);
  const [currency, setCurrency] = useState(() => (place ?? guessPlace(window.navigator.languages)).currency);
  const { countries, currencies } = usePlaceNames();
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
