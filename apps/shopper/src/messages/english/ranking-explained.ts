import type { Prose } from '../prose';

export const rankingExplained: Prose = {
  title: 'How ranking works',
  lead: 'The cheapest offer for the same product comes first, shipping included. What a shop pays us plays no part.',
  parts: [
    {
      title: 'Ranking',
      paragraphs: [
        'Offers that ship to your country come before those that don’t, available offers before sold-out ones, and new before used. After that, the lowest total price comes first: item price plus shipping, in one currency. If two offers cost the same, the one checked more recently comes first.',
        'We use the shipping cost that the shop states for your country. If it doesn’t name a country, the cost only counts in the shop’s home country.',
        'In the US and Canada, we rank by the price shown, whether or not it includes sales tax. Elsewhere, prices that include tax come first. Prices without tax are always marked.',
        'An offer with unknown shipping never counts as free shipping. It says “before shipping”, is ranked by its item price, and is never called the best offer while another one is known to be cheaper.',
        'Prices in other currencies are converted at the reference rates of the European Central Bank. Offers without an exchange rate are listed separately, and the page shows how many offers are ranked.',
      ],
    },
    {
      title: 'What never affects ranking',
      paragraphs: [
        'Some shops pay us when a visit we sent leads to an order. The ranking doesn’t use this information: we add the affiliate tag to a link only after the offers are ranked.',
        'Shops can’t buy a better position. There are no sponsored listings.',
      ],
    },
    {
      title: 'How we match products',
      paragraphs: ['Each offer shows why we think it’s the same product. From most to least certain:'],
      points: [
        'the same barcode (GTIN);',
        'the same brand and model number;',
        'a comparison of titles and attributes, with how certain it is. Below a threshold, we list an offer as similar, never as the same product.',
      ],
    },
    {
      title: 'How we check offers',
      paragraphs: [
        'Some shops send us their offers themselves. We compare each one with what other shops say about the same product:',
      ],
      points: [
        'If its title or brand describes a different product, it’s on hold until the shop corrects it or we’ve reviewed it.',
        'If its price is less than half the lowest price at other shops, or more than two and a half times the highest, we show it only after we’ve found that price on the shop’s own page or reviewed it ourselves.',
        'A used item that nobody else sells used is compared with new ones: we do the same if it costs less than a tenth of the lowest.',
        'Offers on hold count nowhere: not in lists, comparisons, price alerts or price histories.',
        'When an offer ends and we never found its prices on the shop’s page, we remove those of the last 14 days from the price history. If we remove an offer as wrong or fake, we remove all of its prices.',
      ],
    },
    {
      title: 'What we list separately',
      paragraphs: [
        'Other sizes, colours, capacities and packs are other variants, and each has its own group, whatever the price. Used, refurbished and damaged items aren’t mixed with new ones.',
        'On a product page, we treat products as variants if brand and title match except for colour, size, capacity or pack. If a shop doesn’t state these, a variant may be missing.',
      ],
    },
    {
      title: 'Whether a price is good',
      paragraphs: [
        'We compare today’s lowest price with the lowest price of each earlier day, both with shipping to your country. If no shop’s shipping there is known, we compare item prices and say so. We look at the 90-day median, the lowest price in 30 and in 90 days, and the trend. Days on which every shop was sold out don’t count. A price that was raised only to be cut again isn’t rated as good. With fewer than 14 days of prices, we don’t rate the price.',
        'We only show a price drop if the product’s lowest price fell in the last 30 days and is rated as good or very good. A shop’s own crossed-out price doesn’t count.',
      ],
    },
    {
      title: 'How current prices are',
      paragraphs: [
        'Each offer shows when we last checked it. The shop may have changed its price since then. The price in the shop’s basket is the one that applies. If a price here is wrong, select “Report a problem” next to the offer.',
      ],
    },
  ],
};
