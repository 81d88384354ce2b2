import type { Messages } from '../english';

/** The dashboard: its navigation and its first page. */
export const dashboard: Messages['dashboard'] = {
  navigation: {
    home: 'Übersicht',
    activity: 'Aktivität',
    integrate: 'Anbinden',
    analytics: 'Auswertung',
    products: 'Produkte',
    settings: 'Einstellungen',
    attribution: 'Zuordnung',
    commission: 'Provision',
    orders: 'Bestellungen',
  },
  accountMenu: (business) => `Konto, für ${business}`,
  actFor: (business) => `Für ${business} handeln`,
  switched: (business) => `Sie handeln jetzt für ${business}.`,
  signOut: 'Abmelden',
  suspended: 'Dieses Unternehmen ist gesperrt',
  suspendedFor: (reason) => `Grund: ${reason}`,
  suspendedSentence:
    'Ihre Produkte sind nicht zu sehen. Sie können Ihre Daten ansehen und exportieren, aber nichts ändern. Wenden Sie sich an den Betreiber dieser Website.',
  pending: 'wartet auf Freigabe',
  active: 'aktiv',
  suspendedChip: 'gesperrt',
  lookBack: 'Tage im Rückblick',
  lastDays: { '7': '7 Tage', '30': '30 Tage' },
  latestOrders: 'Neueste Bestellungen',
  allOrders: 'Alle Bestellungen',
  priceStanding: 'Preisposition',
  allPrices: 'Alle Preise',
  cheapestIn: (share, products) =>
    `Bei ${share} der ${products.text} Produkte, die auch andere haben, ist niemand günstiger.`,
  setUp: {
    title: 'Ihren Laden einrichten',
    sentence: 'Was noch fehlt bis zur ersten Bestellung, die wir Ihnen bringen.',
    done: 'erledigt',
    open: 'offen',
    steps: {
      'verify-email': {
        title: 'E-Mail-Adresse bestätigen',
        todo: (email) => `Öffnen Sie den Link, den wir an ${email} geschickt haben.`,
        done: (email) => `${email} gehört Ihnen.`,
      },
      'verify-domain': {
        title: 'Domain des Ladens belegen',
        todo: () => 'Für einen Laden spricht nur, wem er gehört.',
        done: () => 'Die Domain gehört Ihnen.',
      },
      'add-products': {
        title: 'Sortiment bringen',
        todo: () => 'Ein Shopify-Laden, ein Produktfeed oder Daten per API-Schlüssel.',
        done: () => 'Ihre Produkte sind da.',
      },
      'first-click': {
        title: 'Den ersten Klick erhalten',
        todo: () => 'Er kommt von selbst, sobald Kunden Ihre Produkte finden.',
        done: () => 'Kunden kamen von hier in Ihren Laden.',
      },
      'first-order': {
        title: 'Die erste Bestellung sehen',
        todo: () => 'Binden Sie Ihre Bestellungen an, dann sehen Sie, welche Klicks zu ihnen führten.',
        done: () => 'Eine Bestellung kam über einen Klick hier.',
      },
    },
    resend: 'Link noch einmal schicken',
    resent: 'Der Link ist unterwegs. Sehen Sie in Ihr Postfach.',
    go: {
      'verify-email': 'Link noch einmal schicken',
      'verify-domain': 'Domain belegen',
      'add-products': 'Sortiment bringen',
      'first-click': 'Produkte ansehen',
      'first-order': 'Bestellungen anbinden',
    },
  },
};
