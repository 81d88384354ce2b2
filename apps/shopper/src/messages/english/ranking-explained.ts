import type { Prose } from '../prose';

/** How offers are found, matched, ordered and judged. */
export const rankingExplained: Prose = {
  title: 'How ranking works',
  lead: 'The cheapest offer of the same product, delivered, comes first. What a shop pays us plays no part.',
  parts: [
    {
      title: 'The order',
      paragraphs: [
        'What is delivered to your country comes before what is not, what can be ordered before what is sold out, and new before used. Then the lower amount comes first: what an offer costs at your door, item and shipping added up, in one currency. Of two that cost the same, the one that was checked last.',
        'Shipping counts as the shop states it for your country. What a shop states without a country counts where it is at home, and nowhere else.',
        'Prices with tax and prices without it are never compared. Those that are usual in your country come first: in the US and Canada prices before sales tax, elsewhere prices with tax. The others say that tax comes on top.',
        'An offer whose shipping is not stated is never taken for one with free shipping. It says “without shipping”, stands by its item price, and is not called the best while another is known to be.',
        'Prices in other currencies are converted at the reference rates of the European Central Bank. Where there is no rate, the offer is shown apart, and the page says how many offers the order covers.',
      ],
    },
    {
      title: 'What the order does not know',
      paragraphs: [
        'Some shops pay us when a visit that we sent them ends in an order. The program that orders the offers is not given that information: which shops pay, and how much, is added to the link only after the order is made.',
        'No shop can buy a better place. There are no sponsored rows.',
      ],
    },
    {
      title: 'What counts as the same product',
      paragraphs: ['Each offer says why it is held to be the same product, the surest first:'],
      points: [
        'the same product code (GTIN, the number under the barcode);',
        'the same brand and model number;',
        'a comparison of the titles and attributes, which says how sure it is. Below a bound an offer is shown as similar, never as the same.',
      ],
    },
    {
      title: 'What we check before we show an offer',
      paragraphs: [
        'Shops send us their offers themselves. We compare each with what other shops say about the same product:',
      ],
      points: [
        'If its title or brand names something else, it’s held back until the shop corrects it or we have reviewed it.',
        'If its price is less than half of the lowest or more than two and a half times the highest price at other shops, it’s shown only once we have read that price on the shop’s own page, or have reviewed it.',
        'An offer that is held back counts nowhere: not in lists, comparisons, price alerts or price histories.',
        'When an offer ends, prices from its last 14 days that we never found on the shop’s page leave the price history. If we remove an offer as wrong or fake, all of its prices leave it.',
      ],
    },
    {
      title: 'What is kept apart',
      paragraphs: [
        'Another size, colour, capacity or pack is another version: it stands in a group of its own, whatever its price. Used, refurbished and damaged goods do not mix with new ones.',
        'On a product’s page, other versions are products of the same brand whose titles are the same once colour, size, capacity and pack are taken out of them. Where a catalog does not state these, a version may be missing.',
      ],
    },
    {
      title: 'Whether a price is good',
      paragraphs: [
        'The verdict compares today’s lowest price with the lowest price of each day before: with the median of 90 days, with the lowest of 30 and of 90 days, and with the direction that the price has been going. A price that was raised only to be cut is not praised. With fewer than 14 days of prices there is no verdict.',
        'A price drop is shown only where an offer costs less than that same offer did in the 30 days before; a crossed-out price of the shop’s own does not count.',
      ],
    },
    {
      title: 'How fresh prices are',
      paragraphs: [
        'Every offer says when it was last checked. A shop may have changed its price since; what counts is the price in its basket. If a price here is wrong, tell us with “wrong?” beside the offer.',
      ],
    },
  ],
};
