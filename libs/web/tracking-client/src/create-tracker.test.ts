import * as fc from 'fast-check';
import { createTracker } from './create-tracker';
import type { Tracker } from './create-tracker';
import { eventQueueKey } from './event-queue';
import { jsonResponse, scriptedBrowser } from './scripted-browser';
import type { ScriptedBrowser } from './scripted-browser';

function allowedTracker(browser: ScriptedBrowser = scriptedBrowser()) {
  const tracker = createTracker(browser.services);
  tracker.consent.setMode('required');
  tracker.consent.decide('accepted');
  return { tracker, browser };
}

async function doEverything(tracker: Tracker): Promise<void> {
  tracker.captureUtm();
  tracker.pushProductSearch({ url: 'https://shop.example/p' });
  tracker.pushPriceComparison({ url: 'https://shop.example/p' }, 3);
  await tracker.trackEvent('search_started');
  await tracker.recordClick({ targetUrl: 'https://shop.example/p', businessDomain: 'shop.example' });
  await tracker.trackReferral({ targetUrl: 'https://shop.example/p', businessDomain: 'shop.example' });
  await tracker.flush();
}

describe('before consent', () => {
  it.each([
    ['nothing was answered', (tracker: Tracker) => tracker.consent.setMode('required')],
    ['the configuration is not known', () => {}],
    [
      'the person refused',
      (tracker: Tracker) => {
        tracker.consent.setMode('implied');
        tracker.consent.decide('refused');
      },
    ],
  ])('stores, pushes and sends nothing while %s', async (_case, prepare) => {
    const browser = scriptedBrowser();
    const tracker = createTracker(browser.services);
    prepare(tracker);

    await doEverything(tracker);

    expect([...browser.session]).toEqual([]);
    expect([...browser.device.keys()].filter((key) => key !== 'pricehunt_consent')).toEqual([]);
    expect([browser.posted, browser.beacons, browser.pushed]).toEqual([[], [], []]);
  });

  it.each(['gpc', 'dnt'] as const)('treats %s as a refusal that overrides consent', async (signal) => {
    const browser = scriptedBrowser();
    browser.signals[signal] = true;
    const { tracker } = allowedTracker(browser);

    await doEverything(tracker);

    expect(tracker.consent.state()).toMatchObject({ isAllowed: false, needsAnswer: false });
    expect([...browser.session]).toEqual([]);
    expect([browser.posted, browser.pushed]).toEqual([[], []]);
  });

  it('stores the landing page’s parameters after later consent', () => {
    const browser = scriptedBrowser();
    const tracker = createTracker(browser.services);
    tracker.captureUtm();
    tracker.consent.setMode('required');
    expect([...browser.session]).toEqual([]);

    tracker.consent.decide('accepted');

    expect(JSON.parse(browser.session.get('pricehunt_utm_params') ?? '')).toEqual({
      source: 'news',
      medium: 'mail',
      campaign: 'spring',
      term: 'shoes',
      content: 'top',
    });
  });

  it('sends and pushes events from before consent once, with their own time and page', async () => {
    let nowMs = Date.parse('2026-11-21T10:00:00Z');
    let url = 'https://pricehunt.example/new-search/1/shoes';
    const browser = scriptedBrowser({ nowMs: () => nowMs, page: () => ({ url, referrer: '' }) });
    const tracker = createTracker(browser.services);
    tracker.consent.setMode('required');

    await expect(tracker.trackEvent('search_started')).resolves.toEqual({ kind: 'waits-for-consent' });
    await doEverything(tracker);
    nowMs += 60_000;
    url = 'https://pricehunt.example/';
    tracker.consent.decide('accepted');
    await tracker.flush();
    tracker.consent.setMode('required');

    expect(browser.posted.map(({ path }) => path)).toEqual([
      ...['/api/track-event', '/api/track-event', '/api/track-event', '/api/trackReferral'],
    ]);
    expect(browser.posted[0]?.body).toMatchObject({
      eventType: 'search_started',
      eventData: {
        timestamp: '2026-11-21T10:00:00.000Z',
        url: 'https://pricehunt.example/new-search/1/shoes',
      },
    });
    expect(browser.pushed).toMatchObject([
      { event: 'product_search', custom_parameters: { utm_source: 'news' } },
      { event: 'price_comparison', custom_parameters: { utm_source: 'news' } },
    ]);
  });

  it('drops events from before a refusal, even after later consent', async () => {
    const browser = scriptedBrowser();
    const tracker = createTracker(browser.services);
    tracker.consent.setMode('required');
    await doEverything(tracker);

    tracker.consent.decide('refused');
    tracker.consent.decide('accepted');
    await tracker.flush();

    expect([browser.posted, browser.pushed]).toEqual([[], []]);
  });

  it('holds the latest fifty events until the answer', async () => {
    const browser = scriptedBrowser();
    const tracker = createTracker(browser.services);
    tracker.consent.setMode('required');
    for (let each = 0; each < 60; each += 1) await tracker.trackEvent(`event_${each}`);

    tracker.consent.decide('accepted');

    const types = browser.posted.map(({ body }) => JSON.stringify(body).match(/event_\d+/)?.[0]);
    expect(types).toEqual(Array.from({ length: 50 }, (_, each) => `event_${each + 10}`));
  });

  it('deletes stored data when consent is withdrawn', async () => {
    const { tracker, browser } = allowedTracker();
    browser.isOnline = false;
    tracker.captureUtm();
    await tracker.trackEvent('search_started');
    expect(browser.device.has(eventQueueKey)).toBe(true);

    tracker.consent.decide('refused');

    expect([...browser.session]).toEqual([]);
    expect([...browser.device.keys()]).toEqual(['pricehunt_consent']);
  });

  it('tracks without asking when consent is implied', async () => {
    const browser = scriptedBrowser();
    const tracker = createTracker(browser.services);

    tracker.consent.setMode('implied');

    expect(tracker.consent.state()).toMatchObject({ isAllowed: true, needsAnswer: false });
    await expect(tracker.trackEvent('search_started')).resolves.toEqual({ kind: 'sent' });
  });
});

describe('trackEvent', () => {
  it('sends the payload of S§3: the given data plus time, account, page and session', async () => {
    const { tracker, browser } = allowedTracker();

    await tracker.trackEvent('search_started', { words: 3 }, 'shop.example');

    expect(browser.posted).toEqual([
      {
        path: '/api/track-event',
        keepalive: true,
        body: {
          eventType: 'search_started',
          eventData: {
            eventId: 'random2',
            words: 3,
            timestamp: '2026-11-21T10:00:00.000Z',
            userId: null,
            url: 'https://pricehunt.example/new-search/1/shoes',
            sessionId: 'session_random1',
          },
          businessDomain: 'shop.example',
        },
      },
    ]);
    expect(browser.session.get('pricehunt_session_id')).toBe('session_random1');
  });

  it('uses one session id for all events of a session', async () => {
    const { tracker, browser } = allowedTracker();

    await tracker.trackEvent('one');
    await createTracker(browser.services).trackEvent('two');

    const ids = browser.posted.map(({ body }) => JSON.stringify(body).match(/"sessionId":"(\w+)"/)?.[1]);
    expect(ids).toEqual(['session_random1', 'session_random1']);
  });

  it('prefers a beacon, which outlives the page', async () => {
    const { tracker, browser } = allowedTracker();
    browser.takesBeacons = true;

    await expect(tracker.trackEvent('search_started')).resolves.toEqual({ kind: 'sent' });

    expect(browser.posted).toEqual([]);
    expect(browser.beacons.map(({ path }) => path)).toEqual(['/api/track-event']);
    await expect(browser.beacons[0]?.text).resolves.toContain('"eventType":"search_started"');
  });

  it.each([
    ['no answer comes', () => Promise.reject(new TypeError('offline'))],
    ['the server is busy', () => Promise.resolve(jsonResponse(503, { success: false }))],
  ])('stores an event for later when %s, and sends it once with the same id', async (_case, answer) => {
    const { tracker, browser } = allowedTracker();
    const whole = browser.answerWith;
    browser.answerWith = answer;
    await expect(tracker.trackEvent('search_started')).resolves.toEqual({ kind: 'queued' });

    browser.answerWith = whole;
    await expect(tracker.flush()).resolves.toBe(1);
    await expect(tracker.flush()).resolves.toBe(0);

    expect(browser.posted).toHaveLength(2);
    expect(browser.posted[1]?.body).toEqual(browser.posted[0]?.body);
    expect(browser.device.has(eventQueueKey)).toBe(false);
  });

  it('does not store an event that the API refuses', async () => {
    const { tracker, browser } = allowedTracker();
    browser.answerWith = () => Promise.resolve(jsonResponse(400, { success: false, error: 'no' }));

    await expect(tracker.trackEvent('x')).resolves.toEqual({ kind: 'refused', reason: 'status 400' });

    expect(browser.device.has(eventQueueKey)).toBe(false);
  });

  it('does not send data over the limits of the API', async () => {
    const { tracker, browser } = allowedTracker();

    const outcome = await tracker.trackEvent('x', { text: 'a'.repeat(9_000) });

    expect(outcome).toEqual({ kind: 'refused', reason: 'too large' });
    expect(browser.posted).toEqual([]);
  });

  it('stores the latest fifty events while offline', async () => {
    const { tracker, browser } = allowedTracker();
    browser.isOnline = false;

    for (let each = 0; each < 60; each += 1) await tracker.trackEvent(`event_${each}`);
    browser.isOnline = true;
    await tracker.flush();

    const types = browser.posted.map(({ body }) => JSON.stringify(body).match(/event_\d+/)?.[0]);
    expect(types).toEqual(Array.from({ length: 50 }, (_, each) => `event_${each + 10}`));
  });

  it('sends waiting events once, even when flushed concurrently', async () => {
    const { tracker, browser } = allowedTracker();
    browser.isOnline = false;
    await tracker.trackEvent('one');
    browser.isOnline = true;

    await Promise.all([tracker.flush(), tracker.flush(), tracker.flush()]);

    expect(browser.posted).toHaveLength(1);
  });

  it('drops a queue that cannot be read', async () => {
    const { tracker, browser } = allowedTracker();
    browser.device.set(eventQueueKey, '{"not":"a list"');

    await expect(tracker.flush()).resolves.toBe(0);
  });
});

describe('trackReferral', () => {
  const referral = {
    businessDomain: 'lamps.myshopify.com',
    targetUrl: 'https://lamps.myshopify.com/products/a',
    productName: 'Lamp',
  };

  it('sends exactly the payload of S§3 with the reference id and the UTM values of S§9', async () => {
    const { tracker, browser } = allowedTracker();

    const result = await tracker.trackReferral(referral);

    expect(result).toEqual({
      success: true,
      targetUrl: referral.targetUrl,
      referralId: `aff_lamps.myshopify.com_${Date.parse('2026-11-21T10:00:00Z')}_random1`,
    });
    expect(browser.posted).toEqual([
      {
        path: '/api/trackReferral',
        keepalive: true,
        body: {
          referralId: 'aff_lamps.myshopify.com_1795255200000_random1',
          businessDomain: 'lamps.myshopify.com',
          targetUrl: 'https://lamps.myshopify.com/products/a',
          sourceUrl: 'https://pricehunt.example/new-search/1/shoes',
          productName: 'Lamp',
          userId: null,
          utmSource: 'pricehunt',
          utmMedium: 'price_comparison',
          utmCampaign: 'product_referral',
        },
      },
    ]);
    expect(browser.logged).toEqual([]);
  });

  it.each([
    ['no answer comes', () => Promise.reject(new TypeError('no network')), 'no network'],
    [
      'the API refuses',
      () => Promise.resolve(jsonResponse(400, { success: false, error: 'Bad target' })),
      'Bad target',
    ],
    ['the server breaks', () => Promise.resolve(jsonResponse(500, {})), 'status 500'],
    [
      'the answer is no JSON',
      () => Promise.resolve(new Response('<html>', { status: 200 })),
      'the answer says no success',
    ],
  ])('returns the target and logs the failure when %s', async (_case, answer, error) => {
    const { tracker, browser } = allowedTracker();
    browser.answerWith = answer;

    const result = await tracker.trackReferral(referral);

    expect(result).toEqual({ success: false, targetUrl: referral.targetUrl, error });
    expect(browser.logged).toEqual([{ level: 'error', parts: [`Referral tracking failed: ${error}`] }]);
  });

  it('returns the target and sends nothing without consent', async () => {
    const browser = scriptedBrowser();
    const tracker = createTracker(browser.services);

    const result = await tracker.trackReferral(referral);

    expect(result).toMatchObject({ success: false, targetUrl: referral.targetUrl });
    expect(browser.posted).toEqual([]);
  });
});

describe('recordClick', () => {
  it('sends a click as the record of S§3 and only logs the existing analytics call', async () => {
    const { tracker, browser } = allowedTracker();
    const record = {
      event_type: 'product_click',
      affiliate_id: expect.stringMatching(/^aff_shop\.example_1795255200000_\w+$/),
      session_id: 'session_random2',
      timestamp: '2026-11-21T10:00:00.000Z',
      url: 'https://shop.example/p',
      data: { product_name: 'Shoe', source: 'n8n_suggestion', business_domain: 'shop.example' },
    };

    await tracker.recordClick({
      targetUrl: 'https://shop.example/p',
      productName: 'Shoe',
      businessDomain: 'shop.example',
    });

    expect(browser.logged).toEqual([{ level: 'debug', parts: ['existing analytics', record] }]);
    expect(browser.posted).toMatchObject([
      { body: { eventType: 'product_click', eventData: { click: record }, businessDomain: 'shop.example' } },
    ]);
  });
});

describe('the data layer', () => {
  const parameters = {
    product_url: 'https://shop.example/p',
    session_id: 'session_random1',
    referrer: 'https://news.example/',
    utm_source: 'news',
    utm_medium: 'mail',
    utm_campaign: 'spring',
    utm_term: 'shoes',
    utm_content: 'top',
  };

  it('receives product_search as in S§7', () => {
    const { tracker, browser } = allowedTracker();
    tracker.captureUtm();

    tracker.pushProductSearch({ url: 'https://shop.example/p' });

    expect(browser.pushed).toEqual([
      {
        event: 'product_search',
        ecommerce: {
          currency: 'USD',
          items: [{ item_id: 'https://shop.example/p', item_name: 'Unknown Product', quantity: 1 }],
        },
        custom_parameters: parameters,
      },
    ]);
  });

  it('receives price_comparison with the number of alternatives and the parsed price', () => {
    const { tracker, browser } = allowedTracker();
    tracker.captureUtm();

    tracker.pushPriceComparison({ url: 'https://shop.example/p', name: 'Shoe', price: '$1,299.50' }, 4);

    expect(browser.pushed).toEqual([
      {
        event: 'price_comparison',
        ecommerce: {
          currency: 'USD',
          items: [{ item_id: 'https://shop.example/p', item_name: 'Shoe', price: 1299.5, quantity: 1 }],
        },
        custom_parameters: { ...parameters, alternatives_count: 4 },
      },
    ]);
  });

  it.each(['€304.00', 'on request', ''])('receives no price for %j instead of a wrong one', (price) => {
    const { tracker, browser } = allowedTracker();

    tracker.pushProductSearch({ url: 'https://shop.example/p', price });

    expect(JSON.stringify(browser.pushed)).not.toContain('"price"');
  });

  it('does not fail when its reader throws', () => {
    const dataLayer = () => ({
      push: () => {
        throw new Error('tag manager');
      },
    });
    const { tracker } = allowedTracker(scriptedBrowser({ dataLayer }));

    expect(tracker.pushProductSearch({ url: 'https://shop.example/p' })).toEqual({
      kind: 'failed',
      reason: 'tag manager',
    });
  });
});

it('never throws, whatever the browser refuses', async () => {
  const refuse = () => {
    throw new Error('refused');
  };
  const may = fc.boolean();
  await fc.assert(
    fc.asyncProperty(
      fc.record({ session: may, device: may, beacon: may, layer: may, network: may, online: may }),
      async (refuses) => {
        const browser = scriptedBrowser({
          ...(refuses.session ? { sessionStorage: refuse } : {}),
          ...(refuses.device ? { deviceStorage: refuse } : {}),
          ...(refuses.beacon ? { sendBeacon: refuse } : {}),
          ...(refuses.layer ? { dataLayer: refuse } : {}),
        });
        browser.isOnline = !refuses.online;
        if (refuses.network) browser.answerWith = refuse;
        const { tracker } = allowedTracker(browser);

        await expect(doEverything(tracker)).resolves.toBeUndefined();
      },
    ),
  );
});
