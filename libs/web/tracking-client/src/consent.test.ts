import { createConsent } from './consent';
import { scriptedBrowser } from './scripted-browser';

it('stores the answer with the version of the question and the time', () => {
  const browser = scriptedBrowser();

  createConsent(browser.services).decide('refused');

  expect(JSON.parse(browser.device.get('pricehunt_consent') ?? '')).toEqual({
    version: 1,
    answer: 'refused',
    decidedAt: '2026-11-21T10:00:00.000Z',
  });
});

it('reads the stored answer at the next visit', () => {
  const browser = scriptedBrowser();
  createConsent(browser.services).decide('accepted');

  const next = createConsent(browser.services);
  next.setMode('required');

  expect(next.state()).toMatchObject({ isAllowed: true, needsAnswer: false });
});

it.each([
  '{"version":0,"answer":"accepted","decidedAt":"2020-01-01T00:00:00.000Z"}',
  '{"version":1,"answer":"maybe","decidedAt":"2020-01-01T00:00:00.000Z"}',
  'accepted',
  'null',
])('asks again when the stored answer is invalid: %s', (kept) => {
  const browser = scriptedBrowser();
  browser.device.set('pricehunt_consent', kept);

  const consent = createConsent(browser.services);
  consent.setMode('required');

  expect(consent.state()).toMatchObject({ isAllowed: false, needsAnswer: true, record: null });
});

it('asks nobody before the configuration requires it', () => {
  const consent = createConsent(scriptedBrowser().services);

  expect(consent.state()).toMatchObject({ isAllowed: false, needsAnswer: false });
});

it('applies an answer to this page when storage is unavailable', () => {
  const consent = createConsent(
    scriptedBrowser({
      deviceStorage: () => {
        throw new Error('refused');
      },
    }).services,
  );

  consent.decide('accepted');

  expect(consent.state().isAllowed).toBe(true);
});

it('notifies subscribers until they unsubscribe', () => {
  const consent = createConsent(scriptedBrowser().services);
  const onChange = jest.fn();
  const stop = consent.subscribe(onChange);

  consent.decide('accepted');
  stop();
  consent.decide('refused');

  expect(onChange).toHaveBeenCalledTimes(1);
});
