import { createApiKey, listApiKeys, revokeApiKey } from '@pricehunt/api-contract/api-keys';
import {
  changeBusinessEmail,
  changeBusinessNotices,
  changeBusinessProfile,
  deleteBusiness,
  getBusinessNotices,
  getBusinessProfile,
} from '@pricehunt/api-contract/business-account';
import { getBusinessSession } from '@pricehunt/api-contract/business-identity';
import { changeShippingRules, listShippingRules } from '@pricehunt/api-contract/shipping-rules';
import {
  changeWebhook,
  createWebhook,
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
  redeliverWebhook,
  rotateWebhookSecret,
  testWebhook,
} from '@pricehunt/api-contract/webhooks-out';
import type { ApiKey } from '@pricehunt/api-contract/api-keys';
import type { Webhook, WebhookDelivery } from '@pricehunt/api-contract/webhooks-out';
import { screen, waitFor, within } from '@testing-library/react';
import { germanPack } from '../messages/german-pack';
import { apiFor, owner, renderMerchant } from '../testing';

const settings = '/business/dashboard/settings';
const at = '2026-11-21T10:00:00.000Z';

describe('the API keys', () => {
  const keys = `${settings}?tab=keys`;
  const key: ApiKey = {
    id: 'k1',
    kind: 'secret',
    name: 'warehouse',
    beginning: 'ph_sk_ab',
    scopes: ['products.write'],
    createdAt: at,
    lastUsedAt: null,
    revokedAt: null,
  };

  function keysApi(items: ApiKey[] = [key], role: 'owner' | 'manager' | 'viewer' = 'owner') {
    const api = apiFor({ ...owner, role });
    api.answer(listApiKeys, { success: true, items, nextCursor: null });
    return api;
  }

  it('show the permissions and last use of each', async () => {
    renderMerchant(keys, keysApi());

    const item = (await screen.findByText('warehouse')).closest('li');
    expect(item).toHaveTextContent('ph_sk_ab…');
    expect(item).toHaveTextContent('Create, update and delete products');
    expect(item).toHaveTextContent('Never used');
  });

  it('shows a new key once, until it is saved', async () => {
    const api = keysApi([]);
    api.answer(createApiKey, { success: true, apiKey: key, key: 'ph_sk_whole' });
    const { user } = renderMerchant(keys, api);

    await user.type(await screen.findByLabelText('Name'), 'warehouse');
    await user.click(screen.getByRole('checkbox', { name: 'Send orders and refunds' }));
    await user.click(screen.getByRole('button', { name: 'Create key' }));

    expect(await screen.findByText('ph_sk_whole')).toBeInTheDocument();
    expect(api.calls).toContainEqual(
      expect.objectContaining({
        body: { name: 'warehouse', kind: 'secret', scopes: ['products.write', 'orders.write'] },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'I’ve saved it' }));
    expect(screen.queryByText('ph_sk_whole')).not.toBeInTheDocument();
  });

  it('creates a publishable key for events only', async () => {
    const api = keysApi([]);
    api.answer(createApiKey, { success: true, apiKey: key, key: 'ph_pk_whole' });
    const { user } = renderMerchant(keys, api);

    await user.type(await screen.findByLabelText('Name'), 'page');
    await user.selectOptions(screen.getByLabelText('Type'), 'publishable');
    await user.click(screen.getByRole('button', { name: 'Create key' }));

    await screen.findByText('ph_pk_whole');
    expect(api.calls).toContainEqual(
      expect.objectContaining({ body: { name: 'page', kind: 'publishable', scopes: ['events.write'] } }),
    );
  });

  it('refuses a key without permissions', async () => {
    const { user } = renderMerchant(keys, keysApi([]));

    await user.type(await screen.findByLabelText('Name'), 'nothing');
    await user.click(screen.getByRole('checkbox', { name: 'Create, update and delete products' }));
    await user.click(screen.getByRole('button', { name: 'Create key' }));

    expect(await screen.findByText('Choose at least one permission.')).toBeInTheDocument();
  });

  it('revokes a key after confirmation', async () => {
    const api = keysApi();
    api.answer(revokeApiKey, { success: true, apiKey: { ...key, revokedAt: at } });
    const { user } = renderMerchant(keys, api);

    await user.click(await screen.findByRole('button', { name: 'Revoke the key warehouse' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Revoke' }));

    expect(await screen.findByText('Key revoked')).toBeInTheDocument();
  });

  it('are shown to a manager without a way to change them', async () => {
    renderMerchant(keys, keysApi([key], 'manager'));

    expect(await screen.findByText('warehouse')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Revoke|Create key/ })).not.toBeInTheDocument();
  });

  it('are not requested when the role may not see them', async () => {
    const api = keysApi([key], 'viewer');
    renderMerchant(keys, api);

    expect(await screen.findByText('Your role can’t view API keys. Ask an owner.')).toBeInTheDocument();
    expect(api.calls.some(({ address }) => address.includes('api-keys'))).toBe(false);
  });
});

describe('the webhooks', () => {
  const webhook: Webhook = {
    id: 'w1',
    url: 'https://erp.example/hooks',
    events: ['order.attributed'],
    state: 'enabled',
    disabledReason: null,
    disabledAt: null,
    createdAt: at,
    previousSecretUntil: null,
    lastDeliveredAt: null,
    consecutiveFailures: 0,
  };
  const delivery: WebhookDelivery = {
    id: 'm1',
    event: 'order.attributed',
    state: 'failed',
    createdAt: at,
    attemptCount: 2,
    lastAttempt: null,
    nextAttemptAt: null,
  };
  const page = `${settings}/webhooks/w1`;

  function webhooksApi(changes: Partial<Webhook> = {}) {
    const api = apiFor(owner);
    api.answer(listWebhooks, { success: true, items: [{ ...webhook, ...changes }], nextCursor: null });
    api.answer(listWebhookDeliveries, { success: true, items: [delivery], nextCursor: null });
    return api;
  }

  it('are added, and show their secret once', async () => {
    const api = webhooksApi();
    api.answer(createWebhook, { success: true, webhook, secret: 'whsec_once' });
    const { user } = renderMerchant(`${settings}?tab=webhooks`, api);

    await user.type(await screen.findByLabelText('Endpoint URL'), 'https://erp.example/hooks');
    await user.click(screen.getByRole('checkbox', { name: 'Order refunded order.refunded' }));
    await user.click(screen.getByRole('button', { name: 'Add' }));

    expect(await screen.findByText('whsec_once')).toBeInTheDocument();
    expect(api.calls).toContainEqual(
      expect.objectContaining({
        body: { url: 'https://erp.example/hooks', events: ['order.attributed', 'order.refunded'] },
      }),
    );
  });

  it('show why one was disabled, and enable it again', async () => {
    const api = webhooksApi({ state: 'disabled', disabledReason: 'failures', disabledAt: at });
    api.answer(changeWebhook, { success: true, webhook });
    const { user } = renderMerchant(page, api);

    expect(await screen.findByRole('alert')).toHaveTextContent('We disabled this webhook');
    await user.click(screen.getByRole('button', { name: 'Turn on' }));

    await waitFor(() =>
      expect(api.calls).toContainEqual(expect.objectContaining({ body: { isEnabled: true } })),
    );
  });

  it('send a test', async () => {
    const api = webhooksApi();
    api.answer(testWebhook, { success: true, delivery: { ...delivery, event: 'webhook.test' } });
    const { user } = renderMerchant(page, api);

    await user.click(await screen.findByRole('button', { name: 'Send test' }));

    expect(await screen.findByText('Test sent')).toBeInTheDocument();
  });

  it('change their secret after confirmation and show the new one once', async () => {
    const api = webhooksApi();
    api.answer(rotateWebhookSecret, { success: true, webhook, secret: 'whsec_new' });
    const { user } = renderMerchant(page, api);

    await user.click(await screen.findByRole('button', { name: 'Change secret' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Change secret' }));

    expect(await screen.findByText('whsec_new')).toBeInTheDocument();
  });

  it.each([
    [{ outcome: 'unreachable', status: null }, 'We got no response within 10 seconds'],
    [{ outcome: 'refused', status: null }, 'The endpoint redirected to another URL.'],
    [{ outcome: 'refused', status: 401 }, 'The endpoint rejected the request (HTTP 401).'],
    [{ outcome: 'refused', status: 404 }, 'The endpoint wasn’t found (HTTP 404).'],
    [{ outcome: 'refused', status: 503 }, 'Your server failed (HTTP 503).'],
    [{ outcome: 'refused', status: 200 }, 'but we couldn’t read the whole response.'],
    [{ outcome: 'refused', status: 429 }, 'Raise its limit for our requests.'],
    [{ outcome: 'refused', status: 302 }, 'It must respond with a 2xx status.'],
  ] as const)('show the event code and why a delivery failed: %p', async (last, cause) => {
    const api = webhooksApi();
    const lastAttempt = { ...last, at, durationMs: 31, excerpt: null };
    api.answer(listWebhookDeliveries, {
      success: true,
      items: [{ ...delivery, lastAttempt }],
      nextCursor: null,
    });

    renderMerchant(page, api);

    const log = await screen.findByRole('list', { name: 'Deliveries' });
    expect(log).toHaveTextContent('order.attributed');
    expect(log).toHaveTextContent(cause);
  });

  it('show the payload and attempts of a delivery on request', async () => {
    const api = webhooksApi();
    api.answer(getWebhookDelivery, {
      success: true,
      delivery,
      payload: '{"type":"order.attributed"}',
      attempts: [
        { at, outcome: 'unreachable', status: null, durationMs: 5_000, excerpt: null },
        { at: '2026-11-21T10:05:00.000Z', outcome: 'refused', status: 500, durationMs: 31, excerpt: 'boom' },
      ],
    });
    const { user } = renderMerchant(page, api);

    await user.click(await screen.findByRole('button', { name: 'Details' }));

    expect(await screen.findByText('Status 500')).toBeInTheDocument();
    expect(screen.getByText('1795255500')).toBeInTheDocument();
    expect(screen.getAllByText('webhook-signature')).toHaveLength(2);
    expect(screen.getByText('No response')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Payload' })).toHaveTextContent('"type": "order.attributed"');
  });

  it('resend a delivery', async () => {
    const api = webhooksApi();
    api.answer(redeliverWebhook, { success: true, delivery });
    const { user } = renderMerchant(page, api);

    await user.click(await screen.findByRole('button', { name: /^Resend: Order attributed/ }));

    expect(await screen.findByText('Delivery resent')).toBeInTheDocument();
  });

  it('filter the log by the URL', async () => {
    const api = webhooksApi();
    const { user, address } = renderMerchant(page, api);

    await user.selectOptions(await screen.findByLabelText('Status'), 'failed');

    expect(address()).toBe(`${page}?state=failed`);
    await waitFor(() =>
      expect(api.calls.some(({ address: path }) => path.includes('deliveries?state=failed'))).toBe(true),
    );
  });

  it('filter the log by event behind one button, and clear all filters', async () => {
    const { user, address } = renderMerchant(`${page}?state=failed`, webhooksApi());

    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await user.selectOptions(screen.getByLabelText('Event'), 'order.attributed');
    await user.click(screen.getByRole('button', { name: 'Show results' }));

    expect(address()).toBe(`${page}?state=failed&event=order.attributed`);
    await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(address()).toBe(page);
  });

  it('show not found for an unknown id', async () => {
    renderMerchant(`${settings}/webhooks/other`, webhooksApi());

    expect(await screen.findByRole('heading', { name: 'This page doesn’t exist' })).toBeInTheDocument();
  });
});

describe('the profile', () => {
  const profile = {
    name: 'Lamps',
    storeDomain: 'lamp.example',
    webAddress: null,
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
    status: 'active',
    statusReason: null,
    createdAt: at,
  } as const;

  function profileApi() {
    const api = apiFor(owner);
    api.answer(getBusinessProfile, { success: true, profile });
    return api;
  }

  it('changes the business profile', async () => {
    const api = profileApi();
    api.answer(changeBusinessProfile, { success: true, profile });
    const { user } = renderMerchant(settings, api);

    await user.type(await screen.findByLabelText('Website'), 'https://lamp.example');
    await user.selectOptions(screen.getByLabelText('Currency'), 'CHF');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Profile saved')).toBeInTheDocument();
    expect(api.calls).toContainEqual(
      expect.objectContaining({
        body: {
          name: 'Lamps',
          webAddress: 'https://lamp.example',
          currency: 'CHF',
          timeZone: 'Europe/Berlin',
        },
      }),
    );
  });

  it('changes the e-mail address with the password', async () => {
    const api = profileApi();
    api.refuse(changeBusinessEmail, 'auth.wrong-password');
    const { user } = renderMerchant(settings, api);
    await user.click(await screen.findByRole('button', { name: 'Change e-mail address' }));
    await user.type(screen.getByLabelText('New e-mail address'), 'new@lamp.example');
    await user.type(screen.getByLabelText('Current password'), 'wrong one{Enter}');
    await waitFor(() =>
      expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(
        'That’s not your current password.',
      ),
    );
    api.answer(changeBusinessEmail, { success: true });

    await user.click(screen.getByRole('button', { name: 'Send link' }));

    expect(await screen.findByText(/Open the link we sent to new@lamp.example/)).toBeInTheDocument();
  });
});

it('saves notification settings at once', async () => {
  const api = apiFor(owner);
  const notices = {
    'feed-failed': true,
    'product-disapproved': true,
    'integration-silent': true,
    'webhook-disabled': true,
  };
  api.answer(getBusinessNotices, { success: true, notices });
  api.answer(changeBusinessNotices, { success: true, notices: { ...notices, 'feed-failed': false } });
  const { user } = renderMerchant(`${settings}?tab=notices`, api);

  await user.click(await screen.findByRole('checkbox', { name: 'A catalog import failed' }));

  expect(await screen.findByText('Notifications saved')).toBeInTheDocument();
  expect(api.calls).toContainEqual(expect.objectContaining({ body: { notices: { 'feed-failed': false } } }));
});

describe('the data', () => {
  const data = `${settings}?tab=data`;

  it('can be exported', async () => {
    renderMerchant(data, apiFor(owner));

    expect(await screen.findByRole('link', { name: 'Download export' })).toHaveAttribute(
      'href',
      '/api/business/export.ndjson',
    );
  });

  it('is deleted with the name typed and the password, and signs out', async () => {
    const api = apiFor(owner);
    api.answer(deleteBusiness, { success: true });
    const { user } = renderMerchant(data, api);
    await user.click(await screen.findByRole('button', { name: 'Delete business' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByLabelText('Type “Lamps” to confirm'), 'Lamp');
    await user.type(dialog.getByLabelText('Current password'), 'copper kettle{Enter}');
    await waitFor(() =>
      expect(dialog.getByLabelText('Type “Lamps” to confirm')).toHaveAccessibleDescription(
        'That’s not the name of the business.',
      ),
    );
    expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.type(dialog.getByLabelText('Type “Lamps” to confirm'), 's');
    api.refuse(getBusinessSession, 'auth.signed-out');

    await user.click(dialog.getByRole('button', { name: 'Delete business' }));

    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
    expect(api.calls).toContainEqual(
      expect.objectContaining({ method: 'DELETE', body: { name: 'Lamps', password: 'copper kettle' } }),
    );
  });

  it('cannot be deleted by a manager, nor exported by a viewer', async () => {
    renderMerchant(data, apiFor({ ...owner, role: 'viewer' }), { language: germanPack });

    expect(await screen.findByText('Nur Inhaber können das Unternehmen löschen.')).toBeInTheDocument();
    expect(screen.getByText(/Mit Ihrer Rolle können Sie keine Daten exportieren/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /herunterladen/ })).not.toBeInTheDocument();
  });
});

describe('the shipping rules', () => {
  const shipping = `${settings}?tab=shipping`;
  const shop = { domainId: 'd1', domain: 'lamp.example', rules: [] };

  it('are saved for their store', async () => {
    const api = apiFor(owner);
    api.answer(listShippingRules, { success: true, items: [shop], nextCursor: null });
    api.answer(changeShippingRules, { success: true, shop });
    const { user } = renderMerchant(shipping, api);

    await user.click(await screen.findByRole('button', { name: 'Add country' }));
    await user.selectOptions(screen.getByLabelText('Country'), 'Austria');
    await user.type(screen.getByLabelText('Shipping cost'), '4.90');
    await user.click(screen.getByRole('button', { name: 'Save shipping rules' }));

    expect(await screen.findByText(/^Shipping rules saved/)).toBeVisible();
    expect(api.calls).toContainEqual({
      method: 'PUT',
      address: '/api/business/shipping-rules/d1',
      body: { rules: [{ country: 'AT', cost: { amountMinor: 490, currency: 'EUR' }, freeFrom: null }] },
    });
  });

  it('link to domain verification before there is a domain, and are read-only for viewers', async () => {
    const none = apiFor(owner);
    none.answer(listShippingRules, { success: true, items: [], nextCursor: null });
    const viewers = apiFor({ ...owner, role: 'viewer' });
    const rules = [{ country: 'AT', cost: { amountMinor: 490, currency: 'EUR' }, freeFrom: null }];
    viewers.answer(listShippingRules, { success: true, items: [{ ...shop, rules }], nextCursor: null });

    const { unmount } = renderMerchant(shipping, none);
    expect(await screen.findByRole('link', { name: 'Verify your domain' })).toBeVisible();
    unmount();
    renderMerchant(shipping, viewers);

    expect(await screen.findByText('Austria: €4.90')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add country' })).not.toBeInTheDocument();
  });
});
