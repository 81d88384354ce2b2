import type { ShippingRate } from '@pricehunt/offers';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { englishShippingRuleWords } from './messages/shipping-rule-words';
import { DisplayLocale } from './display-locale';
import { ShippingRulesForm } from './shipping-rules-form';

const eur = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const rates: readonly ShippingRate[] = [
  { country: 'AT', cost: eur(490), freeFrom: eur(5000) },
  { country: 'CH', cost: null, freeFrom: null },
];

function renderForm(rates: readonly ShippingRate[], locale = 'en') {
  const saved: (readonly ShippingRate[])[] = [];
  render(
    <DisplayLocale value={locale}>
      <ShippingRulesForm
        label="Rules"
        words={englishShippingRuleWords}
        rates={rates}
        busy={false}
        onSave={(each) => saved.push(each)}
      />
    </DisplayLocale>,
  );
  return { user: userEvent.setup(), saved };
}

const row = (name: string) => within(screen.getByRole('group', { name }));
const save = () => screen.getByRole('button', { name: 'Save shipping rules' });

it('saves unchanged rules and an added one', async () => {
  const { user, saved } = renderForm(rates);

  await user.click(screen.getByRole('button', { name: 'Add country' }));
  await user.selectOptions(row('New country').getByLabelText('Country'), 'Sweden');
  await user.type(row('Sweden').getByLabelText('Shipping cost'), '59,5');
  await user.click(save());

  const toSweden = { country: 'SE', cost: { amountMinor: 5950, currency: 'SEK' }, freeFrom: null };
  expect(saved).toEqual([[...rates, toSweden]]);
});

it('shows amounts and weights with the decimal mark of the language, and saves them unchanged', async () => {
  const weighed: readonly ShippingRate[] = [
    {
      country: 'AT',
      cost: eur(490),
      freeFrom: eur(123_450),
      weightClasses: [{ gramsMax: 1500, cost: eur(690) }],
      weightGramsAssumed: 500,
    },
  ];
  const { user, saved } = renderForm(weighed, 'de-DE');

  for (const shown of ['4,90', '1234,50', '1,5', '6,90', '0,5']) {
    expect(row('Österreich').getByDisplayValue(shown)).toBeVisible();
  }
  await user.click(save());

  expect(saved).toEqual([weighed]);
});

it('parses amounts with thousands', async () => {
  const { user, saved } = renderForm(rates);

  await user.clear(row('Austria').getByLabelText('Free from'));
  await user.type(row('Austria').getByLabelText('Free from'), '1,234');
  await user.click(save());

  expect(saved).toMatchObject([[{ country: 'AT', freeFrom: eur(123_400) }, {}]]);
});

it('saves free shipping, and no rule of a removed country', async () => {
  const { user, saved } = renderForm(rates);

  await user.selectOptions(row('Austria').getByLabelText('Shipping'), 'Free');
  await user.click(screen.getByRole('button', { name: 'Remove Switzerland' }));
  await user.click(save());

  expect(saved).toEqual([[{ country: 'AT', cost: eur(0), freeFrom: null }]]);
});

it('shows a row’s error at its field and saves nothing', async () => {
  const { user, saved } = renderForm(rates);

  await user.clear(row('Austria').getByLabelText('Shipping cost'));
  await user.type(row('Austria').getByLabelText('Shipping cost'), 'four');
  await user.selectOptions(row('Switzerland').getByLabelText('Country'), 'Austria');
  await user.click(save());

  expect(await screen.findAllByText('This country already has a rule. Remove one of them.')).toHaveLength(2);
  expect(screen.getByLabelText('Shipping cost')).toHaveAccessibleDescription(/Enter an amount above 0/);
  expect(saved).toEqual([]);
});

it('saves weight classes, the assumed weight and a note, and preserves existing ones', async () => {
  const heavy: ShippingRate = {
    country: 'DE',
    cost: eur(990),
    freeFrom: null,
    note: 'Islands cost more',
    weightClasses: [{ gramsMax: 2500, cost: eur(490) }],
    weightGramsAssumed: 500,
  };
  const { user, saved } = renderForm([heavy]);

  await user.click(screen.getByRole('button', { name: 'Add weight class' }));
  await user.type(screen.getAllByLabelText('Up to (kg)').at(-1) ?? document.body, '10');
  await user.type(screen.getAllByLabelText('Cost up to this weight').at(-1) ?? document.body, '6,90');
  await user.click(save());

  const added = { gramsMax: 10_000, cost: eur(690) };
  expect(saved).toEqual([[{ ...heavy, weightClasses: [...(heavy.weightClasses ?? []), added] }]]);
});

it('refuses a weight class that is not heavier than the one before', async () => {
  const { user, saved } = renderForm([
    { country: 'DE', cost: eur(990), freeFrom: null, weightClasses: [{ gramsMax: 2500, cost: eur(490) }] },
  ]);

  await user.click(screen.getByRole('button', { name: 'Add weight class' }));
  await user.type(screen.getAllByLabelText('Up to (kg)').at(-1) ?? document.body, '2,5');
  await user.click(save());

  expect(await screen.findByText(/higher than in the previous class/)).toBeInTheDocument();
  expect(saved).toEqual([]);
});
