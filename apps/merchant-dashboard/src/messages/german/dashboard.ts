import type { Messages } from '../english';

/** The dashboard's navigation and home screen. */
export const dashboard: Messages['dashboard'] = {
  navigation: {
    home: 'Übersicht',
    activity: 'Aktivität',
    integrate: 'Integration',
    analytics: 'Statistiken',
    products: 'Produkte',
    settings: 'Einstellungen',
    attribution: 'Attribution',
    commission: 'Provision',
    orders: 'Bestellungen',
  },
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
    sentence: 'Mit diesen Schritten kommen Sie zu Ihrer ersten Bestellung über PriceHunt.',
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
        todo: () => 'Weisen Sie nach, dass der Shop Ihnen gehört. Danach sind Ihre Produkte sichtbar.',
        done: () => 'Ihre Domain ist bestätigt.',
      },
      'add-products': {
        title: 'Katalog importieren',
        todo: () =>
          'Verbinden Sie einen Shopify-Shop, fügen Sie einen Produktfeed hinzu oder senden Sie Produkte über die API.',
        done: () => 'Ihre Produkte sind importiert.',
      },
      'first-click': {
        title: 'Den ersten Klick erhalten',
        todo: () => 'Der kommt von selbst, sobald Käufer Ihre Produkte finden.',
        done: () => 'Käufer haben Ihren Shop über PriceHunt besucht.',
      },
      'first-order': {
        title: 'Die erste Bestellung erhalten',
        todo: () => 'Verbinden Sie Ihre Bestellungen, um zu sehen, welche Klicks dazu führen.',
        done: () => 'Sie haben eine Bestellung über einen PriceHunt-Klick erhalten.',
      },
    },
    resend: 'Link erneut senden',
    resent: 'Link gesendet. Sehen Sie in Ihrem Posteingang nach.',
    go: {
      'verify-email': 'Link erneut senden',
      'verify-domain': 'Domain bestätigen',
      'add-products': 'Katalog importieren',
      'first-click': 'Produkte ansehen',
      'first-order': 'Bestellungen verbinden',
    },
  },
};
