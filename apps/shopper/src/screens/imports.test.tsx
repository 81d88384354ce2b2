import { fakeApi } from '@pricehunt/api-client/testing';
import type { FakeApi } from '@pricehunt/api-client/testing';
import type { AlertRuleView, NewAlert } from '@pricehunt/api-contract/alerts';
import { previewImport, saveImport } from '@pricehunt/api-contract/imports';
import { getShopperSession } from '@pricehunt/api-contract/shopper-identity';
import { buildShopperAccount } from '@pricehunt/api-contract/testing';
import type { ImportedEntry } from '@pricehunt/api-contract/imports';
import { screen, within } from '@testing-library/react';
import { renderShopper } from '../testing';

/** Loads the chunk first, because loading it takes longer than a test waits. */
beforeAll(() => import('./account-pages'));

const byMail = (rule: AlertRuleView): NewAlert => ({
  rule,
  shippingCounted: false,
  shops: null,
  channels: ['email'],
});

const tray: ImportedEntry = {
  line: 2,
  title: 'Tray',
  link: 'https://oak.example/tray',
  product: {
    id: 'p1',
    title: 'Oak tray, large',
    imageUrl: null,
    lowestPrice: { amountMinor: 2_990, currency: 'EUR' },
  },
  isFavorite: false,
  alerts: [byMail({ kind: 'target-price', targetMinor: 2_500 })],
  currency: 'EUR',
  notices: ['currency-assumed'],
};
const kettle: ImportedEntry = {
  ...tray,
  line: 3,
  title: 'Kettle',
  link: 'https://oak.example/kettle',
  product: null,
  alerts: [{ ...byMail({ kind: 'back-in-stock' }), shops: ['oak.example'] }],
  notices: [],
};

function open(entries: ImportedEntry[] = [tray, kettle]) {
  const api = fakeApi();
  api.answer(getShopperSession, { success: true, shopper: buildShopperAccount() });
  api.answer(previewImport, {
    success: true,
    format: entries.length === 0 ? null : 'table',
    entries,
    rejectedCount: 1,
    rejected: [{ line: 4, text: 'Vase', reason: 'no-link' }],
  });
  api.answer(saveImport, {
    success: true,
    saved: 1,
    alreadySaved: 0,
    refused: 0,
    alertsSet: 0,
    withoutAlert: [],
    startsLater: [{ title: 'Kettle', link: 'https://oak.example/kettle' }],
  });
  return renderShopper('/import', api, { hasAccounts: true });
}

const bodies = (api: FakeApi, { path }: { readonly path: string }) =>
  api.calls.flatMap(({ address, body }) => (address.split('?')[0] === path ? [body] : []));
const listed = () => screen.findByRole('list', { name: '2 products found' });

it('shows what a file contains before anything is saved, and what can’t be imported', async () => {
  const { user, api } = open();

  await user.upload(await screen.findByLabelText('File'), new File(['name,url'], 'watched.csv'));
  const rows = within(await listed()).getAllByRole('listitem');

  expect(bodies(api, previewImport)).toMatchObject([{ text: 'name,url' }]);
  expect(rows[0]).toHaveTextContent(/Oak tray, large.*line 2.*€25\.00 or less.*assumed yours.*€29\.90/);
  expect(rows[1]).toHaveTextContent(/Kettle.*not in our catalog yet.*back in stock, only at oak\.example/);
  expect(screen.getByText('1 line can’t be imported')).toBeInTheDocument();
  expect(bodies(api, saveImport)).toEqual([]);
});

it('imports the selected products and links to those whose alerts start later', async () => {
  const { user, api } = open();
  await user.type(await screen.findByLabelText('Or paste it here'), 'https://oak.example/tray');
  await user.click(screen.getByRole('button', { name: 'Check' }));

  await user.click(within(await listed()).getByRole('checkbox', { name: 'Import Oak tray, large' }));
  await user.click(screen.getByRole('button', { name: 'Import 1 product' }));

  expect(await screen.findByRole('heading', { name: 'Import finished' })).toHaveFocus();
  expect(screen.getByText('1 product was added to your favourites.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Kettle' })).toHaveAttribute('href', '/https:/oak.example/kettle');
  expect(bodies(api, saveImport)).toEqual([
    {
      entries: [
        { productId: null, link: kettle.link, title: 'Kettle', alerts: kettle.alerts, currency: 'EUR' },
      ],
    },
  ]);
});

it('names the problem when nothing was recognised, and keeps the pasted text', async () => {
  const { user } = open([]);
  await user.type(await screen.findByLabelText('Or paste it here'), 'Vase');

  await user.click(screen.getByRole('button', { name: 'Check' }));

  expect(await screen.findByText('We found no products in this')).toBeInTheDocument();
  expect(screen.getByLabelText('Or paste it here')).toHaveValue('Vase');
});

it('refuses a file that isn’t text', async () => {
  const { user, api } = open();

  await user.upload(
    await screen.findByLabelText('File'),
    new File([new Uint8Array([0x50, 0x4b, 3, 4, 0xff, 0])], 'backup.json'),
  );

  expect(await screen.findByText(/We couldn’t read this file/)).toBeInTheDocument();
  expect(bodies(api, previewImport)).toEqual([]);
});
