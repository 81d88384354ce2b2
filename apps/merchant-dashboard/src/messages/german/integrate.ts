import type { Messages } from '../english';

/** The setup wizard: domain, catalog, orders and a live test. */
export const integrate: Messages['integrate'] = {
  title: 'Einrichtung',
  lead: 'Verbinden Sie Ihren Shop in fünf Schritten. Ihr Fortschritt wird gespeichert, Sie können jederzeit unterbrechen.',
  doneLead: 'Die Einrichtung ist abgeschlossen. Sie können jeden Schritt weiterhin ändern.',
  steps: {
    label: 'Schritte',
    email: 'E-Mail',
    domain: 'Domain',
    catalog: 'Katalog',
    orders: 'Bestellungen',
    test: 'Live-Test',
    done: 'Erledigt',
    open: 'Offen',
    unknown: 'Unbekannt',
    of: (place, all) => `Schritt ${place} von ${all}`,
  },
  back: 'Zurück',
  next: 'Weiter',
  finish: 'Zur Übersicht',
  approval: {
    title: 'Freigabe steht aus',
    visible:
      'Sie können die Einrichtung jetzt abschließen. Käufer sehen Produkte von Ihren bestätigten Domains bereits, während wir Ihr Unternehmen prüfen.',
    hidden:
      'Sie können die Einrichtung jetzt abschließen. Ihre Produkte werden sichtbar, sobald wir Ihr Unternehmen freigeben.',
  },
  email: {
    title: 'E-Mail-Adresse bestätigen',
    sentence:
      'Öffnen Sie den Link, den wir Ihnen gesendet haben. Wir nutzen diese Adresse für alles rund um Ihr Konto.',
    verified: 'Bestätigt',
    pending: 'Noch nicht bestätigt',
  },
  health: {
    title: 'Zustand der Verbindungen',
    lead: 'Die Einrichtung ist abgeschlossen. Hier sehen Sie, ob Ihre Verbindungen funktionieren.',
    healthy: 'In Ordnung',
    attention: 'Handlungsbedarf',
    never: 'Noch keine Daten',
    last: {
      domain: (moment) => `Zuletzt geprüft ${moment}`,
      catalog: (moment) => `Letzter Import ${moment}`,
      orders: (moment) => `Letzte Bestellung aufgegeben ${moment}`,
    },
    manage: 'Verwalten',
    test: 'Testbestellung senden',
  },
  domain: {
    title: 'Domain bestätigen',
    sentence:
      'Weisen Sie nach, dass der Shop Ihnen gehört. Käufer sehen nur Produkte auf bestätigten Domains.',
    loading: 'Domains werden geladen',
    claim: 'Domain hinzufügen',
    label: 'Domain des Shops',
    hint: 'Zum Beispiel shop.example',
    bad: 'Geben Sie eine Domain wie shop.example ein.',
    submit: 'Hinzufügen',
    states: {
      pending: 'Noch nicht bestätigt',
      verified: 'Bestätigt',
      failed: 'Bestätigung fehlgeschlagen',
      lost: 'Nicht mehr bestätigt',
    },
    since: (moment) => `Bestätigt ${moment}`,
    checkedAt: (moment) => `Zuletzt geprüft ${moment}`,
    lostSentence:
      'Ein anderes Unternehmen hat diese Domain inzwischen bestätigt. Bestätigen Sie sie erneut, wenn sie Ihnen gehört.',
    verifyTitle: (domain) => `So bestätigen Sie ${domain}`,
    ways: { 'meta-tag': 'Meta-Tag', dns: 'DNS-Eintrag', file: 'Datei' },
    metaTag:
      'Im <head> Ihrer Startseite einfügen (Shopify: Onlineshop > Themes > Code bearbeiten > theme.liquid)',
    dns: 'Legen Sie diesen TXT-Eintrag bei Ihrem Domain-Anbieter an. Änderungen sind oft erst nach bis zu einer Stunde sichtbar.',
    dnsName: 'Name',
    dnsText: 'Wert',
    file: 'Laden Sie eine Textdatei mit diesem Inhalt unter dieser URL hoch.',
    fileLink: 'URL',
    fileText: 'Inhalt',
    check: 'Jetzt prüfen',
    found: (domain) => `${domain} bestätigt`,
    notFound: 'Wir konnten diese Domain nicht bestätigen',
    remove: 'Entfernen',
    removeSpoken: (domain) => `${domain} entfernen`,
    removeTitle: 'Diese Domain entfernen?',
    removeSentence: (domain) => `Käufer sehen Produkte von ${domain} dann nicht mehr.`,
    removed: 'Domain entfernt',
  },
  catalog: {
    title: 'Katalog importieren',
    sentence:
      'Wählen Sie, woher Ihre Produkte kommen. Sie sehen eine Vorschau aller Änderungen, bevor sie übernommen werden.',
    add: 'Quelle hinzufügen',
    none: 'Noch keine Quellen. Wählen Sie unten, woher Ihre Produkte kommen.',
  },
  orders: {
    title: 'Bestellungen verbinden',
    sentence:
      'Sehen Sie, welche Klicks zu Bestellungen führen. Eine Verbindung genügt; mehrfach eingegangene Bestellungen zählen einmal.',
    loading: 'Verbindungen werden geladen',
    now: 'Verbindungen',
    none: 'Noch keine Bestellungen verbunden.',
    add: 'Verbindung hinzufügen',
    kind: 'Art der Verbindung',
    kinds: {
      shopify: 'Shopify-Webhooks',
      woocommerce: 'WooCommerce-Webhooks',
      pixel: 'Tracking-Skript',
      server: 'Server-API',
    },
    kindSays: {
      shopify:
        'Shopify sendet jede Bestellung und Erstattung mit Signatur. Der zuverlässigste Weg für Shopify-Shops.',
      pixel:
        'Ein kleines Skript auf Ihren Seiten meldet Besuche und Bestellungen, mit Einwilligung des Besuchers, wo Sie sie verlangen.',
      server: 'Ihre eigene Software sendet Bestellungen mit einem geheimen API-Schlüssel.',
    },
    never: 'Noch nichts eingegangen',
    lastDelivery: (moment) => `Zuletzt eingegangen ${moment}`,
    deliveries: ({ value, text }) => (value === 1 ? '1 Zustellung' : `${text} Zustellungen`),
    badSignatures: ({ value, text }) =>
      value === 1
        ? '1 Zustellung hatte eine ungültige Signatur'
        : `${text} Zustellungen hatten eine ungültige Signatur`,
    badSignaturesHint: 'Prüfen Sie, ob der Signaturschlüssel mit dem in Shopify übereinstimmt.',
    reports: ({ value, text }) => (value === 1 ? '1 Ereignis' : `${text} Ereignisse`),
    refused: ({ value, text }, origin) =>
      `${value === 1 ? '1 Ereignis' : `${text} Ereignisse`} abgelehnt, zuletzt von ${origin}`,
    refusedHint: 'Wenn diese Website Ihnen gehört, fügen Sie sie zu den erlaubten Websites hinzu.',
    consentOn: 'Wartet auf Einwilligung',
    consentOff: 'Wartet nicht auf Einwilligung',
    consentWarning: 'Besucher ohne Einwilligung werden nicht gezählt',
    consentSentence:
      'Das Skript sendet nichts, bis der Besucher Ihrem Consent-Banner zustimmt. Ohne Einwilligung gehen Bestellungen nur per Webhook oder von Ihrem Server ein.',
    keys: ({ value, text }) =>
      value === 1
        ? '1 API-Schlüssel kann Bestellungen senden'
        : `${text} API-Schlüssel können Bestellungen senden`,
    orderCount: ({ value, text }) => (value === 1 ? '1 Bestellung' : `${text} Bestellungen`),
    end: 'Entfernen',
    endSpoken: (name) => `${name} entfernen`,
    endTitle: 'Diese Verbindung entfernen?',
    endSentence: 'Darüber gehen keine Bestellungen mehr ein. Bereits eingegangene Bestellungen bleiben.',
    ended: 'Verbindung entfernt',
    shopify: {
      shop: 'Shop',
      shopHint: 'Zum Beispiel shop.myshopify.com',
      shopBad: 'Geben Sie die Domain Ihres Shops ein.',
      secret: 'Signaturschlüssel der Webhooks',
      secretHint:
        'In Shopify: Einstellungen > Benachrichtigungen > Webhooks, ganz unten, oder der geheime API-Schlüssel Ihrer App.',
      secretBad: 'Der Schlüssel muss mindestens 16 Zeichen haben.',
      submit: 'Bestellungen verbinden',
      address: 'Webhook-URL',
      topics: 'Themen',
      secretTitle: 'Signaturschlüssel',
      secretOnce: 'Kopieren Sie ihn jetzt. Er wird nur einmal angezeigt.',
      rotate: 'Schlüssel ändern',
      rotateTitle: 'Signaturschlüssel ändern',
      rotated: 'Schlüssel geändert. Der alte gilt noch zwei Stunden',
    },
    pixel: {
      origins: 'Erlaubte Websites',
      originsHint: 'Eine Website pro Zeile, zum Beispiel https://shop.example',
      originsBad: 'Geben Sie Websites wie https://shop.example ein, eine pro Zeile.',
      consent: 'Nichts senden, bis der Besucher einwilligt',
      submit: 'Speichern',
      saved: 'Tracking-Skript gespeichert',
      snippet: 'Im <head> jeder Seite einfügen',
      shopifySnippet: 'Shopify: Einstellungen > Kundenereignisse > Benutzerdefiniertes Pixel hinzufügen',
    },
    server: {
      sentence: 'Senden Sie jede Bestellung an diese URL, sobald sie eingeht, und erneut bei jeder Änderung.',
      keys: 'API-Schlüssel erstellen',
      example: 'Beispiel',
    },
  },
  test: {
    title: 'Integration testen',
    sentence:
      'Wir schicken eine signierte Testbestellung durch alle Schritte, genau wie ein Käufer und Ihr Shop es täten. Sie wird nie abgerechnet und erscheint in keinem Bericht.',
    start: 'Testbestellung senden',
    again: 'Noch eine senden',
    loading: 'Testbestellung wird geladen',
    hops: {
      click: 'Käufer klickt',
      landing: 'Shop-Seite öffnet sich',
      order: 'Bestellung geht ein',
      attribution: 'Bestellung wird dem Klick zugeordnet',
      ledger: 'Provision wird gebucht',
    },
    states: { waiting: 'Wartet', passed: 'Bestanden', failed: 'Fehlgeschlagen' },
    running: 'Test läuft',
    passed: 'Alle Schritte bestanden',
    failed: 'Ein Schritt ist fehlgeschlagen',
    receipt: 'Testbestellung ansehen',
    real: 'Echte Bestellungen',
    waiting: 'Warten auf Ihre erste Bestellung',
    waitingSentence: 'Sie erscheint hier, sobald sie eingeht. Sie können diese Seite verlassen.',
    arrived: (name, total) => `Neueste Bestellung: ${name}, ${total}.`,
    noSource: 'Noch keine Bestellungen verbunden.',
    connect: 'Bestellungen verbinden',
    toOrder: 'Bestellung ansehen',
  },
};
