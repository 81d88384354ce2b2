import type { Messages } from '../english';

/** What is counted of the shoppers that PriceHunt brings. */
export const traffic: Messages['traffic'] = {
  metrics: { impressions: 'Einblendungen', clicks: 'Klicks', orders: 'Bestellungen', revenue: 'Umsatz' },
  billable: (count) => `davon ${count.text} abrechenbar`,
  refunds: (count, amounts) =>
    `${count.text} ${count.value === 1 ? 'Erstattung' : 'Erstattungen'}, ${amounts}`,
  andRevenue: (amounts) => `und ${amounts}`,
  rows: { clicks: 'Klicks ansehen', orders: 'Bestellungen ansehen' },
  chart: (metric, interval) => `${metric} je ${interval}`,
  nothingToDraw: 'Hier steht eine Kurve, sobald es etwas zu zählen gibt.',
  loading: 'Die Zahlen werden gelesen',
  counted: (moment) => `Gezählt bis ${moment}.`,
};
