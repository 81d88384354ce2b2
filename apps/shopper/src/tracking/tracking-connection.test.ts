import { connectTracking } from './tracking-connection';

const told = async (consent: 'implied' | 'required') => ({
  origins: { shopper: null, merchant: null, admin: null },
  consent,
  hasTestPages: true,
  shopperAuth: 'api' as const,
});
const kept = () => JSON.parse(window.sessionStorage.getItem('pricehunt_utm_params') ?? 'null');

const connect = (landingQuery: string, consent: 'implied' | 'required') =>
  connectTracking({ landingQuery, readConfig: () => told(consent), userId: () => null });

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

it('captures the UTM parameters of the landing URL', async () => {
  await connect('?utm_source=news&utm_medium=mail&utm_campaign=spring&q=x', 'implied');

  expect(kept()).toEqual({ source: 'news', medium: 'mail', campaign: 'spring', term: null, content: null });
});

it('stores them for the session, even when a later page has none', async () => {
  await connect('?utm_source=news', 'implied');

  await connect('', 'implied');

  expect(kept()).toMatchObject({ source: 'news' });
});

it('stores none before the consent that the deployment requires', async () => {
  const tracker = await connect('?utm_source=news', 'required');
  expect(kept()).toBeNull();

  tracker.consent.decide('accepted');

  expect(kept()).toMatchObject({ source: 'news' });
});
