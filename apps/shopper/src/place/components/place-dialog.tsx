import { currencyOfCountry } from '@pricehunt/offers';
import { Button, Dialog, Form, SelectField, usePlaceNames } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useMessages } from '../../messages/use-messages';
import type { Place } from '../place';

export interface PlaceDialogProps {
  readonly open: boolean;
  readonly place: Place;
  readonly onClose: () => void;
  readonly onChoose: (place: Place) => void;
}

/** Choosing a country selects its currency, which can be changed. */
export function PlaceDialog({ open, onClose, ...choice }: PlaceDialogProps) {
  const { place: words } = useMessages();
  return (
    <Dialog open={open} onClose={onClose} title={words.title} shape="sheet">
      <PlaceForm {...choice} />
    </Dialog>
  );
}

function PlaceForm({ place, onChoose }: Pick<PlaceDialogProps, 'place' | 'onChoose'>) {
  const { place: words } = useMessages();
  const [{ country, currency }, setPlace] = useState(place);
  const { countries, currencies } = usePlaceNames();
  return (
    <Form onSubmit={() => onChoose({ country, currency })}>
      <SelectField
        label={words.country}
        value={country}
        onChange={({ target }) =>
          setPlace({ country: target.value, currency: currencyOfCountry(target.value) ?? currency })
        }
      >
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.currency}
        hint={words.currencyHint}
        value={currency}
        onChange={({ target }) => setPlace({ country, currency: target.value })}
      >
        {currencies.map(({ code, name }) => (
          <option key={code} value={code}>
            {code} · {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="primary">
        {words.save}
      </Button>
    </Form>
  );
}
