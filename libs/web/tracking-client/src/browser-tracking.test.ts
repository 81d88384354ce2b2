import { browserTrackingServices, createBrowserTracker, keepSending } from './browser-tracking';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  Reflect.deleteProperty(window, 'dataLayer');
});

it('creates window.dataLayer or pushes onto an existing one', () => {
  const { dataLayer } = browserTrackingServices(window, { landingQuery: '' });

  dataLayer().push({ event: 'one' });
  dataLayer().push({ event: 'two' });

  expect(Reflect.get(window, 'dataLayer')).toEqual([{ event: 'one' }, { event: 'two' }]);
});

it('reads Global Privacy Control and Do Not Track', () => {
  const { privacySignals } = browserTrackingServices(window, { landingQuery: '' });
  expect(privacySignals()).toEqual({ gpc: false, dnt: false });

  Object.defineProperty(window.navigator, 'globalPrivacyControl', { value: true, configurable: true });
  Object.defineProperty(window.navigator, 'doNotTrack', { value: '1', configurable: true });

  expect(privacySignals()).toEqual({ gpc: true, dnt: true });
  Reflect.deleteProperty(window.navigator, 'globalPrivacyControl');
  Reflect.deleteProperty(window.navigator, 'doNotTrack');
});

it('sends waiting events when the connection is back', async () => {
  const posted: string[] = [];
  window.fetch = async (address) => {
    posted.push(String(address));
    return new Response('{"success":true}', { status: 202 });
  };
  const onLine = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
  const tracker = createBrowserTracker(window, { landingQuery: '' });
  tracker.consent.decide('accepted');
  await tracker.trackEvent('search_started');
  const stop = keepSending(tracker, window);
  await tracker.flush();
  expect(posted).toEqual([]);

  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await tracker.flush();

  expect(posted).toEqual(['/api/track-event']);
  stop();
});

it('follows the consent that another tab gives and withdraws', async () => {
  const posted: string[] = [];
  window.fetch = async (address) => {
    posted.push(String(address));
    return new Response('{"success":true}', { status: 202 });
  };
  const here = createBrowserTracker(window, { landingQuery: '' });
  const stop = keepSending(here, window);
  const elsewhere = createBrowserTracker(window, { landingQuery: '' });
  const key = 'pricehunt_consent';

  expect(await here.trackEvent('waits')).toEqual({ kind: 'waits-for-consent' });
  elsewhere.consent.decide('accepted');
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(await here.trackEvent('sent')).toEqual({ kind: 'sent' });
  elsewhere.consent.decide('refused');
  window.dispatchEvent(new StorageEvent('storage', { key }));

  expect(await here.trackEvent('not sent')).toEqual({ kind: 'no-consent' });
  expect(posted).toEqual(['/api/track-event', '/api/track-event']);
  stop();
});
