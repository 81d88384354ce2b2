import type { Messages } from '../english';

/** Traffic over time, breakdowns and the funnel; price position; search demand. */
export const analytics: Messages['analytics'] = {
  title: 'Statistiken',
  lead: 'Wie Käufer auf PriceHunt Ihre Produkte finden und kaufen.',
  views: { label: 'Bereiche der Statistiken', traffic: 'Traffic', prices: 'Preise', wanted: 'Nachfrage' },
  empty: 'Keine Daten für diesen Zeitraum',
  emptySentence:
    'Wählen Sie einen anderen Zeitraum. Daten gibt es ab dem Moment, in dem der erste Käufer eines Ihrer Produkte sieht.',
  interval: 'Gruppieren nach',
  csv: 'CSV herunterladen',
  countedUntil: (moment) => `Datenstand: ${moment}.`,
  honest: {
    title: 'Klickqualität',
    sentence:
      'Alle Klicks, Klicks von Menschen und abrechenbare Klicks. Zu jedem ausgeschlossenen Klick ist der Grund angegeben.',
    all: 'Alle Klicks',
    human: 'Von Menschen',
    billable: 'Abrechenbar',
    reasons: {
      bot: 'Bots',
      own: 'Ihr eigenes Team',
      repeat: 'Erneute Klicks innerhalb einer Stunde',
    },
    because: (reason, detail) => `${reason}: ${detail}`,
    leftOut: 'Ausgeschlossene Klicks',
    nothing: 'Es wurden keine Klicks ausgeschlossen.',
  },
  people: {
    visitors: (count) =>
      `${count.text} ${count.value === 1 ? 'eindeutiger Besucher' : 'eindeutige Besucher'} pro Tag`,
    referrals: (count) => `${count.text} ${count.value === 1 ? 'Verweis' : 'Verweise'}`,
    events: (count) => `${count.text} ${count.value === 1 ? 'Ereignis' : 'Ereignisse'}`,
  },
  breakdown: {
    title: 'Aufschlüsselung',
    by: 'Aufschlüsseln nach',
    loading: 'Aufschlüsselung wird geladen',
    dimensions: {
      product: 'Produkt',
      source: 'Quelle',
      medium: 'Medium',
      campaign: 'Kampagne',
      country: 'Land',
      device: 'Gerät',
      retailer: 'Shop',
      position: 'Preisrang',
      'price-gap': 'Preisunterschied',
    },
    columns: {
      impressions: 'Impressionen',
      clicks: 'Klicks',
      orders: 'Bestellungen',
      revenue: 'Umsatz',
      rate: 'Klickrate',
    },
    unknown: 'Unbekannt',
    unknownClicks: (unknown, all) =>
      `${unknown.text} von ${all.text} ${all.value === 1 ? 'Klick' : 'Klicks'} ${unknown.value === 1 ? 'lässt' : 'lassen'} sich so nicht aufschlüsseln.`,
    place: (position) => `Rang ${position}`,
    none: 'Keine Daten für diesen Zeitraum.',
    more: 'Mehr laden',
  },
  funnel: {
    title: 'Conversion-Trichter',
    loading: 'Trichter wird geladen',
    steps: { impression: 'Impressionen', click: 'Klicks', order: 'Bestellungen' },
    before: (step, count) => `${step} im vorherigen Zeitraum: ${count.text}`,
  },
  gaps: {
    alone: 'Einziger Anbieter',
    'cheaper-over-10': 'Mehr als 10 % günstiger',
    'cheaper-up-to-10': 'Bis zu 10 % günstiger',
    same: 'Gleicher Preis',
    'dearer-up-to-5': 'Bis zu 5 % teurer',
    'dearer-up-to-10': '5–10 % teurer',
    'dearer-up-to-20': '10–20 % teurer',
    'dearer-over-20': 'Mehr als 20 % teurer',
  },
  prices: {
    title: 'Preisposition',
    sentence:
      'Ihr Preis im Vergleich zum günstigsten anderen Angebot für dasselbe Produkt. Die Preise gelten für das Heimatland Ihres Shops, in Ihrer Währung und mit Versandkosten, soweit bekannt.',
    clickBasis:
      'Der Preis für Rang 1 ist ein Artikelpreis, ohne Versand. Weitere Klicks sind geschätzt: der Anteil an den Klicks eines Produkts, den das günstigste Angebot meist erhält, abzüglich Ihrer Klicks der letzten 30 Tage.',
    rankedAt: (moment) =>
      `Stand: ${moment}. Wird stündlich, nach jedem Import und binnen fünf Minuten nach einer Änderung in Ihrem Shop oder über die API aktualisiert.`,
    loading: 'Preisposition wird geladen',
    notYet: 'Noch kein Preisvergleich',
    notYetSentence: 'Wir vergleichen Ihre Preise stündlich, sobald Ihre Produkte für Käufer sichtbar sind.',
    cheapest: 'Am günstigsten',
    beaten: 'Unterboten',
    alone: 'Einziger Anbieter',
    products: (count) => `${count.text} ${count.value === 1 ? 'Produkt' : 'Produkte'}`,
    productsAndClicks: (products, clicks) =>
      `${products.text} · ${clicks.text} ${clicks.value === 1 ? 'Klick' : 'Klicks'}`,
    clicksNote: (clicks) =>
      `${clicks.text} ${clicks.value === 1 ? 'Klick' : 'Klicks'} in den letzten 30 Tagen`,
    distribution: 'Produkte nach Preisunterschied',
    table: 'Ihre Preise und der Wettbewerb',
    filter: 'Preisunterschied',
    anyGap: 'Alle Preisunterschiede',
    sort: 'Sortieren nach',
    sorts: {
      impact: 'Größtes Potenzial',
      clicks: 'Meiste Klicks',
      dearest: 'Teuerste zuerst',
      cheapest: 'Günstigste zuerst',
    },
    filters: 'Preisfilter',
    more: 'Mehr laden',
  },
  wanted: {
    title: 'Gefragt, aber nicht in Ihrem Katalog',
    sentence: (least) =>
      `Was Käufer gesucht haben und Sie nicht anbieten. Zum Schutz der Privatsphäre zeigen wir nur Suchen, die mindestens ${least.text} Besucher am selben Tag hatten.`,
    loading: 'Nachfrage wird geladen',
    empty: 'Keine Lücken in Ihrem Katalog',
    emptySentence:
      'Entweder verkaufen Sie schon, was Käufer suchen, oder zu wenige Käufer haben dasselbe Produkt gesucht.',
    caption: 'Gefragt, aber nicht in Ihrem Katalog, am häufigsten gesucht zuerst',
    columns: {
      what: 'Suche',
      searches: 'Suchanfragen',
      searchers: 'Besucher',
      price: 'Üblicher Preis',
      offers: 'Angebote',
    },
    words: (words) => `„${words}“`,
    noPrice: 'Keine Angebote',
    from: (lowest) => `ab ${lowest}`,
    more: 'Mehr laden',
  },
};
