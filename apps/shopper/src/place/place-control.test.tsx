import { screen, waitFor, within } from '@testing-library/react';
import { germanPack } from '../messages/german-pack';
import { renderShopper } from '../testing';
import type { RenderShopperOptions } from '../testing';

beforeEach(() => window.localStorage.clear());

async function open(options?: RenderShopperOptions) {
  const opened = renderShopper('/nowhere', undefined, options);
  await screen.findByRole('heading', { level: 1 });
  return opened;
}

const control = () => screen.getByRole('button', { name: /^Deliver to/ });

it('shows the country and currency guessed from the browser', async () => {
  await open();

  expect(control()).toHaveTextContent('Deliver to US · USD');
});

it('selects the currency of a chosen country and stores both on the device', async () => {
  const { user } = await open();
  await user.click(control());
  const dialog = within(await screen.findByRole('dialog'));

  await user.selectOptions(dialog.getByRole('combobox', { name: 'Deliver to' }), 'Germany');
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  expect(control()).toHaveTextContent('Deliver to DE · EUR');
  expect(window.localStorage.getItem('pricehunt_place')).toBe('DE EUR');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('accepts a currency other than the country’s', async () => {
  const { user } = await open();
  await user.click(control());
  const dialog = within(await screen.findByRole('dialog'));

  await user.selectOptions(dialog.getByRole('combobox', { name: 'Currency' }), 'CHF');
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  expect(control()).toHaveTextContent('Deliver to US · CHF');
});

it('starts the next visit with the stored place', async () => {
  window.localStorage.setItem('pricehunt_place', 'CH EUR');

  await open();

  expect(control()).toHaveTextContent('Deliver to CH · EUR');
});

it('changes nothing when the dialog is closed', async () => {
  const { user } = await open();
  await user.click(control());
  const dialog = within(await screen.findByRole('dialog'));

  await user.selectOptions(dialog.getByRole('combobox', { name: 'Deliver to' }), 'Germany');
  await user.click(dialog.getByRole('button', { name: 'Close' }));

  expect(control()).toHaveTextContent('US · USD');
  expect(window.localStorage.getItem('pricehunt_place')).toBeNull();
});

it('names countries in the language of the page', async () => {
  const { user } = await open({ language: germanPack });

  await user.click(screen.getByRole('button', { name: /^Lieferland/ }));

  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('option', { name: 'Vereinigtes Königreich' })).toBeInTheDocument();
});

it('compares in the chosen currency', async () => {
  window.localStorage.setItem('pricehunt_place', 'DE EUR');
  const { user, api } = renderShopper('/');

  await user.type(await screen.findByRole('textbox', { name: 'Product link or name' }), 'sony xm5{Enter}');

  await waitFor(() =>
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ currency: 'EUR' }),
  );
});
