import {
  approveItem,
  disapproveItem,
  findAdminProducts,
  getAdminProduct,
  listAdminItems,
  listPriceReports,
  mergeProducts,
  releaseItem,
  resolvePriceReport,
  splitProduct,
} from '@pricehunt/api-contract/admin-catalog';
import {
  compareOffers,
  decideMatch,
  getProductMatches,
  listRegroupings,
  undoRegrouping,
} from '@pricehunt/api-contract/admin-matches';
import { buildOffer, buildProduct } from '@pricehunt/api-contract/testing';
import type { MatchEvaluation, OfferComparison, Regrouping } from '@pricehunt/api-contract/admin-matches';
import { screen, waitFor, within } from '@testing-library/react';
import { admin, apiFor, renderAdmin } from '../testing';
import { buildItem, buildReport } from '../testing-rows';

const product = buildProduct({ id: 'p1', title: 'Kettle K3' });
const offers = [
  buildOffer({ id: 'o1', title: 'Kettle K3 steel' }),
  buildOffer({ id: 'o2', title: 'Toaster T1' }),
];

const otherColour: MatchEvaluation = {
  level: 'variant',
  likelihood: 0.91,
  evidence: [{ kind: 'alike', likelihood: 0.91, words: ['kettle', 'k3'] }],
  contradictions: [{ kind: 'colour', left: 'steel', right: null }],
};

function apiWithProduct() {
  const api = apiFor(admin);
  api.answer(getAdminProduct, { success: true, product, mergedInto: null, offers, decisions: [] });
  api.answer(getProductMatches, {
    success: true,
    offers: [{ offerId: 'o2', match: otherColour }],
    others: [
      {
        product: buildProduct({ id: 'p9', title: 'Kettle K3 white' }),
        offerCount: 1,
        match: otherColour,
        decision: null,
      },
    ],
  });
  return api;
}

it('searches products by the URL', async () => {
  const api = apiFor(admin);
  api.answer(findAdminProducts, {
    success: true,
    items: [{ product, offerCount: 2, mergedInto: null }],
    nextCursor: null,
  });

  renderAdmin('/admin/catalog?q=kettle', api);

  expect(await screen.findByRole('link', { name: 'Kettle K3' })).toHaveAttribute(
    'href',
    '/admin/catalog/products/p1',
  );
  expect(api.calls).toContainEqual(expect.objectContaining({ address: '/api/admin/products?query=kettle' }));
});

it('splits off the selected offers and opens the new product', async () => {
  const api = apiWithProduct();
  api.answer(splitProduct, {
    success: true,
    product: buildProduct({ id: 'p2', title: 'Toaster T1' }),
    mergedInto: null,
    offers: [],
    decisions: [],
  });
  const { user, address } = renderAdmin('/admin/catalog/products/p1', api);
  const button = await screen.findByRole('button', { name: 'Split off selected offers' });
  expect(button).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Select Toaster T1' }));
  await user.click(button);
  const dialog = within(screen.getByRole('dialog', { name: 'Split off 1 offer?' }));
  await user.type(dialog.getByLabelText('Reason'), 'no kettle');

  await user.click(dialog.getByRole('button', { name: 'Split off selected offers' }));

  await waitFor(() => expect(address()).toBe('/admin/catalog/products/p2'));
  expect(api.calls).toContainEqual({
    method: 'POST',
    address: '/api/admin/products/p1/split',
    body: { offerIds: ['o2'], reason: 'no kettle' },
  });
});

it('does not split off all offers', async () => {
  const { user } = renderAdmin('/admin/catalog/products/p1', apiWithProduct());
  await user.click(await screen.findByRole('checkbox', { name: 'Select Kettle K3 steel' }));

  await user.click(screen.getByRole('checkbox', { name: 'Select Toaster T1' }));

  expect(screen.getByRole('button', { name: 'Split off selected offers' })).toBeDisabled();
});

it('merges another product with a reason', async () => {
  const api = apiWithProduct();
  api.answer(mergeProducts, { success: true, product, mergedInto: null, offers, decisions: [] });
  const { user } = renderAdmin('/admin/catalog/products/p1', api);
  await user.click(await screen.findByRole('button', { name: 'Merge product' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Reason'), 'the same kettle');
  await user.click(dialog.getByRole('button', { name: 'Merge product' }));
  expect(dialog.getByText('Enter the ID of the other product.')).toBeInTheDocument();

  await user.type(dialog.getByLabelText('ID of the other product'), 'p9');
  await user.click(dialog.getByRole('button', { name: 'Merge product' }));

  expect(await screen.findByText('Products merged.')).toBeInTheDocument();
  expect(api.calls).toContainEqual(
    expect.objectContaining({ body: { otherIds: ['p9'], reason: 'the same kettle' } }),
  );
});

it('resolves a report with a resolution', async () => {
  const api = apiFor(admin);
  api.answer(listPriceReports, { success: true, items: [buildReport()], nextCursor: null });
  api.answer(resolvePriceReport, { success: true, report: buildReport() });
  const { user } = renderAdmin('/admin/catalog/reports', api);
  await user.click(await screen.findByRole('button', { name: 'Resolve the report about Kettle K3' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Resolve this report?' }));
  await user.selectOptions(dialog.getByLabelText('Resolution'), 'offer-removed');
  expect(dialog.getByText(/removed from results immediately/)).toBeInTheDocument();

  await user.click(dialog.getByRole('button', { name: 'Resolve' }));

  expect(await screen.findByText('Report resolved.')).toBeInTheDocument();
  expect(api.calls).toContainEqual({
    method: 'POST',
    address: '/api/admin/price-reports/r1/resolve',
    body: { outcome: 'offer-removed' },
  });
});

it('lists held items with the contradicting data, and releases one with a reason', async () => {
  const api = apiFor(admin);
  const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
  const held = buildItem({
    isShown: false,
    standing: 'held',
    holdReasons: [
      { kind: 'title', claimed: 'Kettle K3', known: 'Wireless headphones', sources: 2 },
      { kind: 'price', claimed: euros(500), lowest: euros(30_000), highest: euros(33_000), sources: 1 },
    ],
  });
  api.answer(listAdminItems, { success: true, items: [held], nextCursor: null });
  api.answer(releaseItem, { success: true, item: buildItem() });
  const { user } = renderAdmin('/admin/catalog/items', api);

  expect(await screen.findByText(/Title at 2 other shops: Wireless headphones/)).toBeInTheDocument();
  expect(screen.getByText(/Price at 1 other shop:/)).toHaveTextContent('€300.00 – €330.00');
  await user.click(screen.getByRole('button', { name: 'Release Kettle K3' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Release this item?' }));
  await user.type(dialog.getByLabelText('Reason'), 'A true sale');
  await user.click(dialog.getByRole('button', { name: 'Release' }));

  await screen.findByText('Item released.');
  expect(api.calls.some(({ address }) => address.includes('/items?state=held'))).toBe(true);
  expect(api.calls).toContainEqual(expect.objectContaining({ body: { reason: 'A true sale' } }));
});

it('disapproves an item with a reason, and approves one again', async () => {
  const api = apiFor(admin);
  const disapproval = { at: '2026-11-21T09:00:00Z', by: admin.email, reason: 'counterfeit' };
  api.answer(listAdminItems, {
    success: true,
    items: [buildItem(), buildItem({ offerId: 'o2', title: 'Kettle K4', isShown: false, disapproval })],
    nextCursor: null,
  });
  api.answer(disapproveItem, { success: true, item: buildItem() });
  api.answer(approveItem, { success: true, item: buildItem() });
  const { user } = renderAdmin('/admin/catalog/items?state=all', api);
  expect(await screen.findByText('counterfeit')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Disapprove Kettle K3' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Disapprove this item?' }));
  await user.type(dialog.getByLabelText('Reason'), 'counterfeit too');
  await user.click(dialog.getByRole('button', { name: 'Disapprove' }));
  await screen.findByText('Item disapproved.');

  await user.click(screen.getByRole('button', { name: 'Approve Kettle K4' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' }));

  expect(await screen.findByText('Item approved.')).toBeInTheDocument();
});

const apart: OfferComparison = {
  left: {
    offer: buildOffer({ id: 'o1', title: 'Kettle K3 steel' }),
    product: { id: 'p1', title: 'Kettle K3' },
  },
  right: {
    offer: buildOffer({ id: 'o7', title: 'Kettle K3' }),
    product: { id: 'p7', title: 'Kettle K3, 1 l' },
  },
  match: otherColour,
  isOneProduct: false,
  decision: null,
};

it('says why an offer is with the product, and why a similar product is not', async () => {
  const { user } = renderAdmin('/admin/catalog/products/p1', apiWithProduct());

  const offersTable = within(await screen.findByRole('table', { name: 'Offers for this product' }));
  const similar = within(await screen.findByRole('table', { name: 'Similar products, best match first' }));
  expect(await offersTable.findByText('Different colour: steel and not stated')).toBeInTheDocument();
  expect(similar.getByText('Titles and prices: 91% likely. Both have: kettle, k3')).toBeInTheDocument();
  expect(
    similar.getByRole('button', { name: 'Merge Kettle K3 white into this product' }),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Select Toaster T1' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Kettle K3 steel' }));
  expect(screen.getByRole('link', { name: 'Compare selected' })).toHaveAttribute(
    'href',
    '/admin/catalog/compare?left=o1&right=o2',
  );
});

it('compares two offers and keeps their products apart', async () => {
  const api = apiFor(admin);
  api.answer(compareOffers, { success: true, comparison: apart });
  api.answer(decideMatch, { success: true, comparison: apart });
  const { user, address } = renderAdmin('/admin/catalog/compare', api);
  await user.type(await screen.findByLabelText('First offer'), 'o1');
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  expect(screen.getByText('Enter an offer ID or a URL.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Second offer'), 'https://shop.example/k3');

  await user.click(screen.getByRole('button', { name: 'Compare' }));

  expect(await screen.findByText('The offers are in two products.')).toBeInTheDocument();
  expect(screen.getByText('Other variant')).toBeInTheDocument();
  expect(address()).toBe('/admin/catalog/compare?left=o1&right=https%3A%2F%2Fshop.example%2Fk3');
  await user.click(screen.getByRole('button', { name: 'Keep apart' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Keep the two products apart?' }));
  await user.type(dialog.getByLabelText('Reason'), 'Other size');
  await user.click(dialog.getByRole('button', { name: 'Keep apart' }));
  await screen.findByText('The products are kept apart.');
  expect(api.calls).toContainEqual(
    expect.objectContaining({ body: { left: 'o1', right: 'o7', decision: 'apart', reason: 'Other size' } }),
  );
});

it('has a chip for a state of items, and none for all of them', async () => {
  const api = apiFor(admin);
  api.answer(listAdminItems, { success: true, items: [buildItem()], nextCursor: null });
  const { user } = renderAdmin('/admin/catalog/items?state=disapproved', api);

  const chip = await screen.findByRole('button', { name: /^Remove filter/ });
  await user.selectOptions(screen.getByLabelText(/^Stat/), 'all');

  expect(chip).not.toBeInTheDocument();
});

it('lists merges and splits, and undoes one with a reason', async () => {
  const api = apiFor(admin);
  const regrouping: Regrouping = {
    id: 'g1',
    products: [{ id: 'p1', title: 'Kettle K3' }],
    pairCount: 1,
    reason: 'One GTIN',
    decidedAt: '2026-11-21T09:00:00Z',
    decidedBy: admin.email,
    undone: null,
    canUndo: true,
    decision: 'same',
  };
  const replaced = { ...regrouping, id: 'g2', products: [{ id: 'p3', title: null }], canUndo: false };
  api.answer(listRegroupings, { success: true, items: [regrouping, replaced], nextCursor: null });
  api.answer(undoRegrouping, { success: true, regrouping });
  const { user } = renderAdmin('/admin/catalog/merges', api);

  await user.click(await screen.findByRole('button', { name: 'Undo the decision about Kettle K3' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Undo this merge?' }));
  await user.type(dialog.getByLabelText('Reason'), 'Another model');
  await user.click(dialog.getByRole('button', { name: 'Undo' }));

  await screen.findByText('Undone.');
  expect(screen.getByText('Replaced by a later decision')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Export labelled pairs' })).toHaveAttribute(
    'href',
    '/api/admin/match-pairs.ndjson',
  );
  expect(api.calls).toContainEqual(
    expect.objectContaining({ address: '/api/admin/regroupings/g1/undo', body: { reason: 'Another model' } }),
  );
});
