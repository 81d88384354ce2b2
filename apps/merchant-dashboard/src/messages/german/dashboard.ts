import type { Messages } from '../english';

/** The dashboard: its navigation, its first page and the areas that fill once a store is connected. */
export const dashboard: Messages['dashboard'] = {
  navigation: {
    home: 'Übersicht',
    activity: 'Aktivität',
    integrate: 'Anbinden',
    analytics: 'Auswertung',
    products: 'Produkte',
    settings: 'Einstellungen',
    attribution: 'Zuordnung',
  },
  accountMenu: (business) => `Konto, für ${business}`,
  actFor: (business) => `Für ${business} handeln`,
  switched: (business) => `Sie handeln jetzt für ${business}.`,
  signOut: 'Abmelden',
  suspended: 'Dieses Unternehmen ist gesperrt',
  suspendedSentence:
    'Sie können alles ansehen, aber nichts ändern. Schreiben Sie dem Betreiber dieser Seite.',
  pending: 'wartet auf Freigabe',
  active: 'aktiv',
  suspendedChip: 'gesperrt',
  setUp: {
    title: 'Ihren Laden einrichten',
    sentence: 'Vom ersten Klick an stehen hier Zahlen. Vier Schritte führen dorthin.',
    done: 'erledigt',
    open: 'offen',
    unknown: 'unbekannt',
    unknownSentence: 'Das ließ sich gerade nicht lesen.',
    loading: 'Es wird gelesen, wie weit Sie sind',
    email: 'E-Mail-Adresse bestätigen',
    emailSentence: (email) => `Öffnen Sie den Link, den wir an ${email} geschickt haben.`,
    emailDone: (email) => `${email} gehört Ihnen.`,
    resend: 'Link noch einmal schicken',
    resent: 'Der Link ist unterwegs. Sehen Sie in Ihr Postfach.',
    domain: 'Domain des Ladens belegen',
    domainSentence: 'Für einen Laden spricht nur, wem er gehört.',
    domainDone: (domain) => `${domain} gehört Ihnen.`,
    catalog: 'Sortiment bringen',
    catalogSentence: 'Ein Shopify-Laden, ein Produktfeed oder Daten per API-Schlüssel.',
    catalogDone: (name) => `${name} bringt Ihre Produkte.`,
    orders: 'Bestellungen anbinden',
    ordersSentence: 'Dann sehen Sie, welche Klicks zu Bestellungen führten.',
    go: { domain: 'Domain belegen', catalog: 'Sortiment bringen', orders: 'Bestellungen anbinden' },
  },
  areas: {
    activity: {
      title: 'Aktivität',
      empty: 'Noch ist nichts geschehen',
      sentence:
        'Klicks, Verweise, Ereignisse und Bestellungen erscheinen hier, sobald Ihr Laden angebunden ist.',
    },
    analytics: {
      title: 'Auswertung',
      empty: 'Noch gibt es nichts zu zählen',
      sentence:
        'Wie oft Ihre Produkte gezeigt, geklickt und gekauft wurden, nach Produkt, Quelle und Tag, sobald Ihr Laden angebunden ist.',
    },
    attribution: {
      title: 'Zuordnung',
      empty: 'Noch gibt es keine Bestellungen',
      sentence:
        'Bestellungen mit den Klicks, die zu ihnen führten, nach dem Modell Ihrer Wahl, sobald Ihre Bestellungen angebunden sind.',
    },
  },
  connectStore: 'Laden verbinden',
  integrate: {
    title: 'Anbinden',
    lead: 'Was Ihr Laden bringt und was er bekommt.',
    domain: 'Domain des Ladens',
    domainNone: 'Noch ist keine Domain beansprucht.',
    domainTold: (domain) => `Bei der Registrierung nannten Sie ${domain}. Beansprucht ist sie noch nicht.`,
    catalog: 'Sortiment',
    catalogNone: 'Noch ist kein Sortiment angebunden.',
    orders: 'Bestellungen',
    ordersNone: 'Noch sind keine Bestellungen angebunden.',
    states: {
      pending: 'noch nicht belegt',
      verified: 'belegt',
      failed: 'Beleg nicht gefunden',
      lost: 'verloren',
    },
  },
};
