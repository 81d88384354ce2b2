import { screen, within } from '@testing-library/react';
import { renderShopper } from '../../testing';

let sent: string[];

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  Reflect.deleteProperty(window, 'dataLayer');
  sent = [];
  window.fetch = async (address) => {
    sent.push(String(address));
    return new Response('{"success":true,"isKept":true}', { status: 202 });
  };
});

const log = () => within(screen.getByRole('log'));
const steps = () =>
  log()
    .queryAllByRole('listitem')
    .map((item) => item.textContent);

it.each(['/tracking-test', '/real-tracking-test'])(
  'returns not found at %s when the operator disabled the test pages',
  async (address) => {
    renderShopper(address, undefined, { config: { hasTestPages: false } });

    expect(await screen.findByRole('heading', { name: 'This page doesn’t exist' })).toBeInTheDocument();
  },
);

it('runs every tracker and shows its effects without sending or storing anything', async () => {
  const { user } = renderShopper('/tracking-test');
  await screen.findByRole('heading', { level: 1, name: 'Tracking test' });
  const keptBefore = [...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)];

  for (const name of [
    'Capture UTM parameters',
    'Send event',
    'Record click',
    'Send referral',
    'Push product_search',
    'Push price_comparison',
    'Send queued events',
  ]) {
    await user.click(screen.getByRole('button', { name }));
  }

  const said = steps().join('\n');
  for (const part of [
    /storedpricehunt_utm_params = .*test-page/,
    /storedpricehunt_session_id = session_/,
    /requestPOST \/api\/track-event .*"eventType":"tracking_test"/,
    /consoleexisting analytics .*"event_type":"product_click"/,
    /requestPOST \/api\/trackReferral .*"referralId":"aff_lamps.myshopify.com_/,
    /data layer.*"event":"product_search"/,
    /data layer.*"event":"price_comparison".*"alternatives_count":3/,
    /resulttrackReferral: .*"success":true/,
  ]) {
    expect(said).toMatch(part);
  }
  expect(sent).toEqual([]);
  expect(Reflect.get(window, 'dataLayer')).toBeUndefined();
  expect([...Object.keys(window.localStorage), ...Object.keys(window.sessionStorage)]).toEqual(keptBefore);
});

it('sends real requests on the other page and shows each response', async () => {
  const { user } = renderShopper('/real-tracking-test');
  await screen.findByRole('heading', { level: 1, name: 'Real tracking test' });

  await user.click(screen.getByRole('button', { name: 'Send referral' }));

  expect(await log().findByText(/^202 .*isKept/)).toBeInTheDocument();
  expect(sent).toEqual(['/api/trackReferral']);
});

it('sends nothing there either before consent', async () => {
  const { user } = renderShopper('/real-tracking-test', undefined, {
    config: { consent: 'required' },
  });
  await screen.findByRole('heading', { level: 1, name: 'Real tracking test' });

  await user.click(screen.getByRole('button', { name: 'Send event' }));

  expect(await log().findByText('trackEvent: {"kind":"waits-for-consent"}')).toBeInTheDocument();
  expect(sent).toEqual([]);
});

it('sends there what waited, and more, once the page’s banner has the consent', async () => {
  const { user } = renderShopper('/real-tracking-test', undefined, {
    config: { consent: 'required' },
  });
  await user.click(await screen.findByRole('button', { name: 'Send event' }));
  await log().findByText('trackEvent: {"kind":"waits-for-consent"}');

  await user.click(await screen.findByRole('button', { name: 'Allow' }));
  await user.click(screen.getByRole('button', { name: 'Send referral' }));

  expect(await log().findByText(/^trackReferral: .*"success":true/)).toBeInTheDocument();
  expect(sent).toEqual(['/api/track-event', '/api/trackReferral']);
});

it('clears the log', async () => {
  const { user } = renderShopper('/tracking-test');
  await screen.findByRole('heading', { level: 1, name: 'Tracking test' });
  await user.click(screen.getByRole('button', { name: 'Push product_search' }));
  expect(steps()).not.toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Clear log' }));

  expect(steps()).toEqual([]);
  expect(log().getByText('No entries yet. Choose a test above.')).toBeInTheDocument();
});
