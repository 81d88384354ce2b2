import { fakeApi } from '@pricehunt/api-client/testing';
import { getInstallation } from '@pricehunt/api-contract/installation';
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { readPlace, readSite } from './settings';
import { startOptionsView } from './start-options-view';
import { fakeBrowser } from './testing';
import type { FakeBrowserOptions } from './testing';

async function open(options: FakeBrowserOptions = {}) {
  document.body.replaceChildren();
  const fake = fakeBrowser(options);
  const api = fakeApi();
  await startOptionsView({
    browser: fake.browser,
    body: document.body,
    openApi: () => api.client,
    languages: ['de'],
  });
  const address = screen.getByRole('textbox', { name: 'Address of your PriceHunt site' });
  return { ...fake, api, address, user: userEvent.setup() };
}

it('asks for the site’s host, checks that PriceHunt answers there, and stores its origin', async () => {
  const { api, address, user, requested, browser } = await open();
  api.answer(getInstallation, {
    success: true,
    hasProducts: true,
    searched: { count: 2, names: [] },
    place: null,
  });

  await user.type(address, 'prices.example/some/page{Enter}');

  expect(await screen.findByText('Connected to https://prices.example')).toBeInTheDocument();
  expect(requested).toEqual(['https://prices.example/*']);
  expect(await readSite(browser)).toBe('https://prices.example');
});

it('gives back access to the site before when another is stored', async () => {
  const { api, address, user, allowed } = await open({
    site: 'https://old.example',
    allowed: ['https://old.example/*', 'https://shop.example/*'],
  });
  api.answer(getInstallation, {
    success: true,
    hasProducts: true,
    searched: { count: 2, names: [] },
    place: null,
  });

  await user.clear(address);
  await user.type(address, 'https://prices.example{Enter}');

  expect(await screen.findByText('Connected to https://prices.example')).toBeInTheDocument();
  expect([...allowed].sort()).toEqual(['https://prices.example/*', 'https://shop.example/*']);
});

it('checks the address while it is typed', async () => {
  const { address, user } = await open();

  await user.type(address, 'http://prices.example');
  expect(screen.getByText(/must start with https/)).toHaveAttribute('role', 'status');
  expect(address).toBeInvalid();
  await user.clear(address);
  await user.type(address, 'localhost:4200');

  expect(screen.getByText('The extension will use http://localhost:4200.')).toBeInTheDocument();
});

it('stores nothing where no PriceHunt answers', async () => {
  const { api, address, user, browser } = await open();
  api.setOnline(false);

  await user.type(address, 'https://prices.example{Enter}');

  expect(await screen.findByText(/couldn’t find PriceHunt/)).toBeInTheDocument();
  expect(await readSite(browser)).toBeNull();
});

it('sends and stores nothing when the shopper refuses access', async () => {
  const { api, address, user, browser } = await open({ answer: false });

  await user.type(address, 'https://prices.example{Enter}');

  expect(await screen.findByText(/Without access to this site/)).toBeInTheDocument();
  expect([api.calls, await readSite(browser)]).toEqual([[], null]);
});

it('guesses the country from the browser and stores another choice', async () => {
  const { user, browser } = await open();
  const country = screen.getByRole('combobox', { name: 'Deliver to' });

  expect(country).toHaveDisplayValue('Germany');
  await user.selectOptions(country, 'Switzerland');

  expect(await readPlace(browser, ['de'])).toEqual({ country: 'CH', currency: 'CHF' });
});

it('lists the shops that are always allowed, and removes one', async () => {
  const { user, allowed } = await open({
    site: 'https://prices.example',
    allowed: ['https://prices.example/*', 'https://shop.example/*'],
  });

  await user.click(screen.getByRole('button', { name: 'Remove shop.example' }));

  expect(await screen.findByText(/None\. The extension can read a page only after/)).toBeInTheDocument();
  expect([...allowed]).toEqual(['https://prices.example/*']);
});
