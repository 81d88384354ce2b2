import { changeInstallationPlace } from '@pricehunt/api-contract';
import type { SetUp } from '@pricehunt/api-contract';
import { countryCodes, currencyOfCountry } from '@pricehunt/offers';
import { Button, Form, SelectField, useDisplayLocale } from '@pricehunt/ui-kit';
import { useMemo, useState } from 'react';
import { useAct } from '../../../console/console-queries';
import { useFailureSentence } from '../../../messages/use-failure-sentence';
import { useMessages } from '../../../messages/use-messages';
import { Step } from './step';

/** Country and currency of visitors who chose none. */
export function PlaceStep({ place }: Pick<SetUp, 'place'>) {
  const { console: shared, setUp } = useMessages();
  const words = setUp.place;
  const locale = useDisplayLocale();
  const guess = new Intl.Locale(locale).maximize().region ?? 'US';
  const [country, setCountry] = useState(place?.country ?? guess);
  const [currency, setCurrency] = useState(place?.currency ?? currencyOfCountry(guess) ?? 'EUR');
  const { countries, currencies } = useNames(locale);
  const sentenceOf = useFailureSentence();
  const save = useAct(
    (api, body: { readonly country: string; readonly currency: string }) =>
      api.call(changeInstallationPlace, { body }),
    ['set-up'],
  );
  return (
    <Step title={words.title} lead={words.lead} state={place === null ? 'open' : 'done'}>
      <Form
        label={words.title}
        busy={save.isPending}
        problem={save.error === null ? undefined : sentenceOf(save.error)}
        onSubmit={() => save.mutate({ country, currency })}
        className="max-w-140"
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
        <Button type="submit" variant="primary" busy={save.isPending} className="justify-self-start">
          {shared.save}
        </Button>
        <p role="status" className="text-sm text-ink-muted">
          {save.isSuccess ? shared.saved : ''}
        </p>
      </Form>
    </Step>
  );
}

/** Countries and currencies by their names in the language of the page. */
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
