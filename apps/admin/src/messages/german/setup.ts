import type { Messages } from '../english';

export const setUp: Messages['setUp'] = {
  title: 'Einrichtung',
  lead: 'Mit diesen Schritten kann PriceHunt Preise finden. Sie können jederzeit unterbrechen und später weitermachen.',
  states: { done: 'Erledigt', open: 'Offen', failing: 'Fehler', optional: 'Optional' },
  place: {
    title: 'Land und Währung',
    lead: 'Standard-Lieferland und -Währung für neue Besucher.',
    country: 'Land',
    currency: 'Währung',
  },
  query: 'Testsuche',
  queryHint:
    'Ein Produkt, das Shops in Ihrem Land verkaufen. Die Schaltflächen „Testen“ suchen in der jeweiligen Quelle danach.',
  exampleQuery: 'Sony WH-1000XM5',
  shops: {
    title: 'Shops',
    lead: 'Geben Sie die Adresse eines Shops ein. PriceHunt erkennt, wie er durchsucht werden kann, ohne API-Schlüssel. Jeder Vergleich durchsucht dann auch diesen Shop nach Preisen, Bestand und oft auch Versandkosten.',
    none: 'Noch keine Shops. Ohne Shops findet PriceHunt nur wenige Angebote zum Vergleichen.',
    add: 'Shop hinzufügen',
  },
  engine: {
    title: 'Suchmaschine',
    lead: 'Eine Websuche findet Angebote in Shops, die Sie nicht hinzugefügt haben. Jede Seite wird mit dem Produkt abgeglichen, bevor ihr Angebot erscheint. Jeder Vergleich verbraucht eine Suche.',
  },
  keys: {
    title: 'Marktplätze und Dienste',
    lead: 'Marktplätze wie eBay und Amazon bieten ein großes Sortiment. Die meisten benötigen einen API-Schlüssel, der verschlüsselt gespeichert wird. Öffnen Sie eine Quelle, um ihren Schlüssel einzugeben.',
    none: 'Keine Marktplätze oder Dienste verfügbar.',
  },
  working: (working, all) =>
    `${working.text} von ${all.text} ${working.value === 1 ? 'funktioniert' : 'funktionieren'}`,
  test: 'Testen',
  testSpoken: (name) => `${name} testen`,
  found: (count, milliseconds) =>
    `${count.text} ${count.value === 1 ? 'Angebot' : 'Angebote'} in ${milliseconds.text} ms gefunden.`,
  outcomes: {
    found: 'Angebote gefunden.',
    nothing: 'Die Quelle funktioniert, hat aber keine Angebote zu dieser Suche.',
    failed: 'Die Suche ist fehlgeschlagen.',
    'timed-out': 'Keine Antwort innerhalb von 15 Sekunden.',
    'not-asked':
      'Nicht getestet. Die Quelle ist aus, nach Fehlern pausiert, hat ihr Tageslimit erreicht oder keinen API-Schlüssel.',
  },
  sourceStates: {
    'no-key': 'API-Schlüssel fehlt',
    off: 'Aus',
    untried: 'Nicht getestet',
    failing: 'Fehler',
    works: 'Funktioniert',
  },
  feeds: {
    title: 'Affiliate-Feeds',
    lead: 'Produktfeeds von Affiliate-Netzwerken und Shops. Sie ergänzen Ihren Katalog um Produkte und, wenn die Lizenz es erlaubt, um Preisverläufe.',
    open: 'Affiliate-Feeds öffnen',
  },
  affiliate: {
    title: 'Affiliate-IDs',
    lead: 'Erhalten Sie Provision, wenn Käufer über Ihre Links kaufen. Affiliate-IDs beeinflussen nie die Reihenfolge der Angebote.',
    open: 'Partnerprogramme öffnen',
  },
  mail: {
    title: 'E-Mail',
    lead: 'PriceHunt bestätigt per E-Mail Adressen, setzt Passwörter zurück und versendet Preisalarme.',
    isSent: 'Ein Mailserver ist eingerichtet (SMTP_URL).',
    isStored:
      'Kein Mailserver eingerichtet. E-Mails werden in einem Ordner auf dem Server gespeichert und nicht versendet. Setzen Sie SMTP_URL und MAIL_FROM und starten Sie neu.',
    test: 'Test-E-Mail senden',
    outcomes: {
      sent: (at) => `Test-E-Mail gesendet: ${at}`,
      stored: (at) => `Test-E-Mail auf dem Server gespeichert: ${at}`,
      failed: (at) => `Der Mailserver hat die Test-E-Mail abgelehnt: ${at}`,
    },
  },
};
