import { listAdminSources } from '@pricehunt/api-contract/admin-sources';
import {
  changeInstallationPlace,
  getSetUp,
  sendTestMail,
  trySource,
} from '@pricehunt/api-contract/installation';
import type { AdminSource } from '@pricehunt/api-contract/admin-sources';
import type { SetUp } from '@pricehunt/api-contract/installation';
import { screen, waitFor, within } from '@testing-library/react';
import { germanPack } from '../messages/german-pack';
import { admin, apiFor, renderAdmin } from '../testing';
import { buildSource, buildSourceKey } from '../testing-rows';

const fresh: SetUp = {
  place: null,
  hasProducts: false,
  mail: { isSent: false, lastTest: null },
  hasFeeds: false,
  programmeCount: 0,
};
const own = buildSource({ id: 'catalog', name: 'Catalog', keys: [], health: null });
const unset = buildSourceKey({ isSet: false, ending: null });

function apiOf(setUp: Partial<SetUp> = {}, sources: readonly AdminSource[] = [own]) {
  const api = apiFor(admin);
  api.answer(getSetUp, { success: true, setUp: { ...fresh, ...setUp } });
  api.answer(listAdminSources, { success: true, items: [...sources], nextCursor: null });
  return api;
}

const step = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows the open steps of a new installation with their links', async () => {
  renderAdmin('/admin/set-up', apiOf());

  expect((await step('Country and currency')).getByText('To do')).toBeInTheDocument();
  const shops = await step('Shops');
  expect(shops.getByText('To do')).toBeInTheDocument();
  expect(shops.getByText(/No shops yet/)).toBeInTheDocument();
  expect(shops.getByRole('link', { name: 'Add shop' })).toHaveAttribute('href', '/admin/sources/add-shop');
  expect((await step('Search engine')).getByText('Optional')).toBeInTheDocument();
  expect((await step('Marketplaces and services')).getByText('Optional')).toBeInTheDocument();
  expect((await step('E-mail')).getByText(/aren’t sent/)).toBeInTheDocument();
});

it('shows the state of each configured source', async () => {
  renderAdmin(
    '/admin/set-up',
    apiOf({ place: { country: 'DE', currency: 'EUR' } }, [
      own,
      buildSource({ id: 'shop:klang.example', name: 'Klangladen', keys: [] }),
      buildSource({ id: 'searxng', name: 'SearXNG', keys: [], health: null }),
      buildSource({ id: 'ebay', name: 'eBay', keys: [unset], health: null }),
    ]),
  );

  expect((await step('Shops')).getByText('Done')).toBeInTheDocument();
  expect((await step('Shops')).getByText('Working')).toBeInTheDocument();
  expect((await step('Search engine')).getByText('Not tested')).toBeInTheDocument();
  const services = await step('Marketplaces and services');
  expect(services.getByText('API key missing')).toBeInTheDocument();
  expect(services.getByRole('link', { name: 'eBay' })).toHaveAttribute('href', '/admin/sources/ebay');
});

it('reports only required keys as missing, and leaves out sources without setup', async () => {
  const optional = buildSourceKey({ isSet: false, isOptional: true, ending: null });
  renderAdmin(
    '/admin/set-up',
    apiOf({}, [
      own,
      buildSource({ id: 'web-search', name: 'Web search', keys: [optional, optional], health: null }),
      buildSource({ id: 'ucp:catalog.example', name: 'Catalog of shops', keys: [optional], health: null }),
      buildSource({ id: 'ucp-link', name: 'Shop of the link', keys: [], health: null }),
      buildSource({ id: 'half', name: 'Half set', keys: [buildSourceKey(), unset], health: null }),
    ]),
  );

  expect((await step('Search engine')).getByText('Not tested')).toBeInTheDocument();
  const services = await step('Marketplaces and services');
  expect(services.getByText('Not tested')).toBeInTheDocument();
  expect(services.getAllByText('API key missing')).toHaveLength(1);
  expect(services.queryByText('Shop of the link')).toBeNull();
});

it('links to the affiliate feeds', async () => {
  renderAdmin('/admin/set-up', apiOf());

  const feeds = await step('Affiliate feeds');
  expect(feeds.getByRole('link', { name: 'Open affiliate feeds' })).toHaveAttribute(
    'href',
    '/admin/sources/feeds',
  );
  expect(feeds.getByText(/affiliate networks and shops/)).toBeInTheDocument();
});

it('tests a source with the typed search and shows the result', async () => {
  const api = apiOf({}, [own, buildSource({ id: 'ebay', name: 'eBay' })]);
  api.answer(trySource, {
    success: true,
    outcome: 'found',
    found: 3,
    durationMs: 412,
    error: null,
    titles: ['Enamel kettle'],
  });
  const { user } = renderAdmin('/admin/set-up', api);

  await user.type(await screen.findByLabelText('Test search'), 'enamel kettle');
  await user.click(screen.getByRole('button', { name: 'Test eBay' }));

  expect(await screen.findByText(/3 offers found in 412 ms/)).toBeInTheDocument();
  expect(screen.getByText('Enamel kettle')).toBeInTheDocument();
  expect(api.calls).toContainEqual(
    expect.objectContaining({ address: '/api/admin/sources/ebay/try', body: { query: 'enamel kettle' } }),
  );
});

it("sends a test e-mail and shows the server's response", async () => {
  const at = '2026-11-21T10:00:00Z';
  const api = apiOf({ mail: { isSent: true, lastTest: null } });
  const { user } = renderAdmin('/admin/set-up', api);
  const button = await screen.findByRole('button', { name: 'Send test e-mail' });
  const failed = {
    isSent: true,
    lastTest: { at, outcome: 'failed', error: '535 Authentication failed' },
  } as const;
  api.answer(sendTestMail, { success: true, setUp: { ...fresh, mail: failed } });
  api.answer(getSetUp, { success: true, setUp: { ...fresh, mail: failed } });

  await user.click(button);

  expect(await screen.findByText('535 Authentication failed')).toBeInTheDocument();
  expect((await step('E-mail')).getByText('Failing')).toBeInTheDocument();
});

it('saves country and currency, in German too', async () => {
  const api = apiOf();
  const { user } = renderAdmin('/admin/set-up', api, { language: germanPack });
  await user.selectOptions(await screen.findByLabelText('Land'), 'AT');
  const saved = { ...fresh, place: { country: 'AT', currency: 'EUR' } };
  api.answer(changeInstallationPlace, { success: true, setUp: saved });
  api.answer(getSetUp, { success: true, setUp: saved });

  await user.click(screen.getByRole('button', { name: 'Speichern' }));

  await waitFor(async () =>
    expect((await step('Land und Währung')).getByText('Erledigt')).toBeInTheDocument(),
  );
  expect(api.calls).toContainEqual(
    expect.objectContaining({
      address: '/api/admin/set-up/place',
      body: { country: 'AT', currency: 'EUR' },
    }),
  );
});
