import type { Messages } from '../english';

/** The four traffic figures, their chart and the links to their rows. */
export const traffic: Messages['traffic'] = {
  metrics: { impressions: 'Impressionen', clicks: 'Klicks', orders: 'Bestellungen', revenue: 'Umsatz' },
  billable: (count) => `davon ${count.text} abrechenbar`,
  refunds: (count, amounts) =>
    `${count.text} ${count.value === 1 ? 'Erstattung' : 'Erstattungen'}, ${amounts}`,
  andRevenue: (amounts) => `und ${amounts}`,
  rows: { clicks: 'Klicks ansehen', orders: 'Bestellungen ansehen' },
  chart: (metric, interval) => `${metric} pro ${interval}`,
  nothingToDraw: 'Das Diagramm erscheint hier, sobald für diesen Zeitraum Daten vorliegen.',
  loading: 'Zahlen werden geladen',
  counted: (moment) => `Datenstand: ${moment}.`,
};
