import type { Messages } from '../english';

/** The dashboard's navigation and home screen. */
export const dashboard: Messages['dashboard'] = {
  navigation: {
    home: 'Übersicht',
    activity: 'Aktivität',
    integrate: 'Einrichtung',
    analytics: 'Statistiken',
    products: 'Produkte',
    settings: 'Einstellungen',
    attribution: 'Attribution',
    commission: 'Provision',
    orders: 'Bestellungen',
    sources: 'Quellen',
  },
  groups: { performance: 'Leistung', catalog: 'Katalog', orders: 'Bestellungen', account: 'Unternehmen' },
  accountMenu: (business) => `Kontomenü, ${business}`,
  actFor: (business) => `Zu ${business} wechseln`,
  switched: (business) => `Zu ${business} gewechselt`,
  signOut: 'Abmelden',
  suspended: 'Dieses Unternehmen ist gesperrt',
  suspendedFor: (reason) => `Grund: ${reason}`,
  suspendedSentence:
    'Ihre Produkte sind für Käufer nicht sichtbar. Sie können Ihre Daten ansehen und exportieren, aber nicht ändern. Wenden Sie sich an den Betreiber dieser Website.',
  pending: 'Freigabe ausstehend',
  active: 'Aktiv',
  suspendedChip: 'Gesperrt',
  lookBack: 'Zeitraum',
  lastDays: { '7': 'Letzte 7 Tage', '30': 'Letzte 30 Tage' },
  latestOrders: 'Neueste Bestellungen',
  allOrders: 'Alle Bestellungen',
  pricePosition: 'Preisposition',
  allPrices: 'Alle Preise',
  cheapestIn: (share, products) =>
    products.value === 1
      ? `Andere Shops verkaufen 1 Ihrer Produkte auch. Dort sind Sie bei ${share} am günstigsten.`
      : `Andere Shops verkaufen ${products.text} Ihrer Produkte auch. Dort sind Sie bei ${share} am günstigsten.`,
  setUp: {
    title: 'Richten Sie Ihren Shop ein',
    sentence: 'Mit diesen Schritten sehen Sie Ihre Bestellungen über PriceHunt.',
    done: 'Erledigt',
    open: 'Offen',
    steps: {
      'verify-email': {
        title: 'E-Mail-Adresse bestätigen',
        todo: (email) => `Öffnen Sie den Link, den wir an ${email} gesendet haben.`,
        done: (email) => `${email} ist bestätigt.`,
      },
      'verify-domain': {
        title: 'Domain bestätigen',
        todo: () =>
          'Weisen Sie nach, dass der Shop Ihnen gehört. Käufer sehen nur Produkte auf bestätigten Domains.',
        done: () => 'Ihre Domain ist bestätigt.',
      },
      'add-products': {
        title: 'Katalog importieren',
        todo: () =>
          'Verbinden Sie einen Shopify-Shop, fügen Sie einen Produktfeed hinzu oder senden Sie Produkte über die API.',
        done: () => 'Ihre Produkte sind importiert.',
      },
      'connect-orders': {
        title: 'Bestellungen anbinden',
        todo: () => 'Übermitteln Sie Bestellungen aus Ihrem Shop. Dann sehen Sie, welche Klicks dazu führen.',
        done: () => 'Ihr Shop übermittelt seine Bestellungen.',
      },
      'test-order': {
        title: 'Testbestellung senden',
        todo: () => 'Prüfen Sie jeden Schritt vom Klick bis zur Bestellung.',
        done: () => 'Wir haben eine Bestellung erhalten.',
      },
    },
    resend: 'Link erneut senden',
    resent: 'Link gesendet. Sehen Sie in Ihrem Posteingang nach.',
    go: {
      'verify-email': 'Link erneut senden',
      'verify-domain': 'Domain bestätigen',
      'add-products': 'Katalog importieren',
      'connect-orders': 'Bestellungen anbinden',
      'test-order': 'Testbestellung senden',
    },
  },
};
