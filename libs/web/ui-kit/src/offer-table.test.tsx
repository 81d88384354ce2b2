import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DisplayTimeZone } from './display-locale';
import { OfferTable } from './offer-table';
import type { OfferRow } from './offer-table';

const now = new Date('2025-11-20T12:00:00Z');
const euros = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });

const cheap: OfferRow = {
  offer: {
    id: 'cheap',
    source: 'catalog',
    title: 'Headphones',
    brand: null,
    gtins: [],
    mpn: null,
    attributes: {},
    retailer: { name: 'Klangwerk', domain: 'klangwerk.example' },
    seller: null,
    sku: null,
    link: 'https://klangwerk.example/p/1',
    imageUrl: null,
    price: euros(26500),
    listPrice: null,
    shipping: { kind: 'known', cost: euros(490) },
    availability: 'in_stock',
    condition: 'new',
    checkedAt: '2025-11-20T11:58:00Z',
  },
  href: '#out',
  deliveredTotal: euros(26990),
  itemPrice: euros(26500),
  difference: euros(-3410),
  match: { sentence: 'Same barcode' },
};
const withoutShipping: OfferRow = {
  ...cheap,
  offer: {
    ...cheap.offer,
    id: 'unknown-shipping',
    retailer: { name: 'Soundhaus', domain: 'soundhaus.example' },
    shipping: { kind: 'unknown' },
    price: euros(28900),
  },
  deliveredTotal: null,
  itemPrice: euros(28900),
  difference: null,
};

function renderTable(onFollow?: (row: OfferRow) => void) {
  render(
    <OfferTable
      caption="Offers, cheapest first"
      rows={[cheap, withoutShipping]}
      bestOfferId="cheap"
      now={now}
      {...(onFollow === undefined ? {} : { onFollow })}
    />,
  );
}

function rowOf(shop: RegExp) {
  return within(screen.getByRole('row', { name: shop }));
}

it('shows an offer’s shop, match, age, condition, stock, price, shipping, total and saving', () => {
  renderTable();

  const row = screen.getByRole('row', { name: /Klangwerk/ });

  for (const fact of [
    'Klangwerk',
    'Same barcode',
    'checked 2 min. ago',
    'New, in stock',
    '€265.00',
    '€4.90',
    '€269.90',
    '€34.10 less than the link you pasted',
  ]) {
    expect(row).toHaveTextContent(fact);
  }
});

it('dates a feed’s price by the feed, not by the check', () => {
  const fromFeed = { ...cheap.offer, source: 'network-feed', checkedAt: '2025-11-03T08:00:00Z' };
  render(
    <DisplayTimeZone value="UTC">
      <OfferTable caption="Offers" rows={[{ ...cheap, offer: fromFeed }]} bestOfferId={null} now={now} />
    </DisplayTimeZone>,
  );

  const row = screen.getByRole('row', { name: /Klangwerk/ });

  expect(row).toHaveTextContent('price from the shop, Nov 3, 2025, 8:00');
  expect(row).not.toHaveTextContent('checked');
});

it('never shows unknown shipping as free', () => {
  renderTable();

  const row = screen.getByRole('row', { name: /Soundhaus/ });

  expect(row).toHaveTextContent('not stated');
  expect(row).toHaveTextContent('before shipping');
  expect(row).not.toHaveTextContent('free');
});

it('shows the free shipping threshold, what the total includes, the source, and added tax', () => {
  const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
  const shipped: OfferRow = {
    ...cheap,
    offer: {
      ...cheap.offer,
      shippingDetails: {
        freeFrom: euros(29_900),
        origin: 'policy',
        deliveryDays: { min: 2, max: 4 },
        note: 'Islands cost more',
      },
    },
  };
  const untaxed: OfferRow = {
    ...withoutShipping,
    offer: { ...withoutShipping.offer, price: usd(26_500), tax: 'excluded' },
  };
  render(<OfferTable caption="Offers" rows={[shipped, untaxed]} bestOfferId={null} now={now} />);

  const row = screen.getByRole('row', { name: /Klangwerk/ });
  for (const fact of [
    '€4.90 shipping, free from €299.00',
    'incl. shipping',
    'delivery in 2–4 days · from the shop’s shipping policy · Islands cost more',
  ])
    expect(row).toHaveTextContent(fact);
  expect(screen.getByRole('row', { name: /Soundhaus/ })).toHaveTextContent('before shipping, plus sales tax');
});

it('links each offer with its shop’s name', () => {
  renderTable();

  const link = rowOf(/Klangwerk/).getByRole('link', { name: 'Go to shop Klangwerk, opens in a new tab' });

  expect(link).toHaveAttribute('href', '#out');
  expect(link).toHaveAttribute('rel', 'sponsored nofollow noopener');
});

it('marks the best offer and no other', () => {
  renderTable();

  const best = screen.getAllByRole('row').filter((row) => row.dataset['best'] === 'true');

  expect(best).toEqual([screen.getByRole('row', { name: /Klangwerk/ })]);
});

it('reports which row was followed', async () => {
  const followed = jest.fn();
  renderTable((row) => followed(row.offer.id));

  await userEvent.click(rowOf(/Soundhaus/).getByRole('link'));

  expect(followed).toHaveBeenCalledWith('unknown-shipping');
});
