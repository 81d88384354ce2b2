import {
  changeAffiliateProgramme,
  listAdminRetailers,
  listAffiliateProgrammes,
  resetAffiliateProgramme,
  tryAffiliateLink,
} from '@pricehunt/api-contract/admin-programmes';
import {
  changeShopShipping,
  getShopShipping,
  readShippingPolicy,
} from '@pricehunt/api-contract/shipping-rules';
import { dayMs } from '@pricehunt/offers';
import { screen, within } from '@testing-library/react';
import { admin, apiFor, renderAdmin } from '../testing';
import { buildProgramme } from '../testing-rows';

function apiWith(programme = buildProgramme()) {
  const api = apiFor(admin);
  api.answer(listAffiliateProgrammes, { success: true, items: [programme], nextCursor: null });
  api.answer(listAdminRetailers, {
    success: true,
    items: [
      { domain: 'amazon.com', name: 'Amazon', offerCount: 1_204, programmeId: 'amazon', isTagged: true },
    ],
    nextCursor: null,
  });
  return api;
}

it('lists affiliate programs with the source of their IDs, and all shops', async () => {
  renderAdmin('/admin/retailers', apiWith());

  const programme = within(await screen.findByRole('row', { name: /Amazon Associates/ }));
  expect(programme.getByText('AFFILIATE_IDS')).toBeInTheDocument();
  const retailer = within(await screen.findByRole('row', { name: /1,204/ }));
  expect(retailer.getByText('Affiliate link')).toBeInTheDocument();
});

it('tests a link with unsaved IDs', async () => {
  const api = apiWith();
  api.answer(tryAffiliateLink, {
    success: true,
    outcome: {
      link: 'https://www.amazon.com/dp/B0?tag=new-20',
      isTagged: true,
      programmeId: 'amazon',
      reason: 'tagged',
    },
  });
  const { user } = renderAdmin('/admin/retailers/amazon', api);
  const field = await screen.findByLabelText('Tracking ID for amazon.com');
  await user.clear(field);
  await user.type(field, 'new-20');
  await user.type(screen.getByLabelText('Product link'), 'https://www.amazon.com/dp/B0');

  await user.click(screen.getByRole('button', { name: 'Test link' }));

  expect(await screen.findByText('https://www.amazon.com/dp/B0?tag=new-20')).toBeInTheDocument();
  expect(api.calls).toContainEqual({
    method: 'POST',
    address: '/api/admin/affiliate-programmes/try',
    body: {
      link: 'https://www.amazon.com/dp/B0',
      programmeId: 'amazon',
      values: { 'trackingId@amazon.com': 'new-20', 'trackingId@amazon.de': null },
    },
  });
});

it('saves IDs, and clears empty ones', async () => {
  const api = apiWith();
  api.answer(changeAffiliateProgramme, {
    success: true,
    programme: buildProgramme({ origin: 'console' }),
  });
  const { user } = renderAdmin('/admin/retailers/amazon', api);
  await user.type(await screen.findByLabelText('Tracking ID for amazon.de'), 'neu-21');
  await user.clear(screen.getByLabelText('Tracking ID for amazon.com'));

  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByText('Saved. New clicks use these IDs.')).toBeInTheDocument();
  expect(api.calls).toContainEqual({
    method: 'PUT',
    address: '/api/admin/affiliate-programmes/amazon',
    body: { values: { 'trackingId@amazon.com': null, 'trackingId@amazon.de': 'neu-21' } },
  });
});

it('shows why an ID was rejected', async () => {
  const api = apiWith();
  api.refuse(changeAffiliateProgramme, 'programme.bad-value');
  const { user } = renderAdmin('/admin/retailers/amazon', api);
  await user.type(await screen.findByLabelText('Tracking ID for amazon.de'), '<>');

  await user.click(screen.getByRole('button', { name: 'Save' }));

  expect(await screen.findByRole('alert')).toHaveTextContent('can’t be used');
});

it('resets to AFFILIATE_IDS after confirmation', async () => {
  const api = apiWith(buildProgramme({ origin: 'console' }));
  api.answer(resetAffiliateProgramme, { success: true, programme: buildProgramme() });
  const { user } = renderAdmin('/admin/retailers/amazon', api);
  await user.click(await screen.findByRole('button', { name: 'Use AFFILIATE_IDS' }));
  const dialog = within(screen.getByRole('dialog'));

  await user.click(dialog.getByRole('button', { name: 'Use AFFILIATE_IDS' }));

  expect(await screen.findByText('New clicks use the IDs from AFFILIATE_IDS.')).toBeInTheDocument();
  expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(true);
});

it('shows not found for an unknown program', async () => {
  renderAdmin('/admin/retailers/nobody', apiWith());

  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
});

it("saves a shop's shipping rules and shows the merchant's", async () => {
  const api = apiWith();
  const merchantRules = [{ country: 'CH', cost: null, freeFrom: null }];
  const shop = { domain: 'amazon.com', rules: [], merchantRules, policy: null };
  api.answer(getShopShipping, { success: true, shop });
  api.answer(changeShopShipping, { success: true, shop });
  const { user } = renderAdmin('/admin/retailers', api);

  await user.click(await screen.findByRole('link', { name: /Shipping rules/ }));
  expect(await screen.findByText('Switzerland: Doesn’t ship')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add country' }));
  await user.selectOptions(screen.getByLabelText('Country'), 'Sweden');
  await user.selectOptions(screen.getByLabelText('Shipping'), 'Free');
  await user.click(screen.getByRole('button', { name: 'Save shipping rules' }));

  expect(await screen.findByText('Shipping rules saved')).toBeVisible();
  expect(api.calls).toContainEqual({
    method: 'PUT',
    address: '/api/admin/retailers/amazon.com/shipping-rules',
    body: { rules: [{ country: 'SE', cost: { amountMinor: 0, currency: 'SEK' }, freeFrom: null }] },
  });
});

it('shows the published shipping policy with its page and age, and rechecks it', async () => {
  const api = apiWith();
  const readAt = new Date(Date.now() - 3 * dayMs).toISOString();
  const condition = {
    countries: ['DE', 'AT'],
    itemCount: null,
    season: null,
    deliveryDays: { min: 2, max: 4 },
    charge: { kind: 'amount' as const, cost: { amountMinor: 490, currency: 'EUR' } },
    orderValue: { min: null, max: { amountMinor: 2900, currency: 'EUR' } },
    weightGrams: { min: null, max: 2000 },
  };
  const link = 'https://amazon.com/shipping';
  const shop = { domain: 'amazon.com', rules: [], merchantRules: [], policy: null };
  api.answer(getShopShipping, {
    success: true,
    shop: { ...shop, policy: { conditions: [condition], link, readAt } },
  });
  api.answer(readShippingPolicy, { success: true, shop, wasRead: false });

  const { user } = renderAdmin('/admin/retailers/amazon.com/shipping', api);

  const sentence =
    'Germany, Austria: €4.90 shipping, orders up to €29.00, weight up to 2 kg, delivery in 2–4 days';
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', link);
  expect(screen.getByText(/^checked 3 days ago/)).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Recheck' }));

  expect(await screen.findByText(/couldn’t read the shop’s page/)).toBeVisible();
  expect(api.calls).toContainEqual(
    expect.objectContaining({
      method: 'POST',
      address: '/api/admin/retailers/amazon.com/shipping-policy',
    }),
  );
});
