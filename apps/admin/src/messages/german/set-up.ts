import type { Messages } from '../english';

/** The set-up page of a new installation. */
export const setUp: Messages['setUp'] = {
  title: 'Einrichtung',
  lead: 'Was diese Installation braucht, um Preise zu finden. Alle Angaben sind aktuell, Sie können also jederzeit weggehen und wiederkommen.',
  states: { done: 'Erledigt', open: 'Offen', failing: 'Fehler', optional: 'Freiwillig' },
  place: {
    title: 'Land und Währung',
    lead: 'Wer nichts anderes gewählt hat, sieht Preise mit Lieferung in dieses Land, in dieser Währung.',
    country: 'Land',
    currency: 'Währung',
  },
  query: 'Suche zum Testen der Quellen',
  queryHint:
    'Ein Produkt, das es in Shops Ihres Landes gibt. Jeder Test unten sucht live in einer Quelle danach.',
  exampleQuery: 'Sony WH-1000XM5',
  shops: {
    title: 'Shops hinzufügen',
    lead: 'Fügen Sie die Adresse eines Shops ein; PriceHunt findet heraus, wie er sich durchsuchen lässt. Ein Schlüssel ist nicht nötig. Jeder Shop bringt Preise, Bestand und oft den Versand in jeden Vergleich.',
    none: 'Noch keine Shops. Ohne Shops lässt sich ein eingefügter Link kaum vergleichen.',
    add: 'Shop hinzufügen',
  },
  engine: {
    title: 'Suchmaschine',
    lead: 'Eine Websuche findet Shops, die niemand eingetragen hat. Ihre Seiten werden gelesen und abgeglichen, bevor etwas erscheint. Jeder Vergleich kostet eine Anfrage an die Suchmaschine.',
  },
  keys: {
    title: 'Marktplätze und Dienste',
    lead: 'Dienste wie Marktplätze durchsuchen mit einer Anfrage ein großes Sortiment. Die meisten brauchen Ihren Schlüssel; er wird verschlüsselt gespeichert. Öffnen Sie einen Dienst, um ihn einzutragen.',
    none: 'Keine Dienste eingerichtet.',
  },
  working: (working, all) => `${working.text} von ${all.text} haben auf die letzte Suche geantwortet.`,
  test: 'Testen',
  testSpoken: (name) => `${name} testen`,
  found: (count, milliseconds) =>
    `${count.text} ${count.value === 1 ? 'Angebot' : 'Angebote'} in ${milliseconds.text} ms.`,
  outcomes: {
    found: 'Angebote gefunden.',
    nothing: 'Die Quelle hat geantwortet, aber kein Angebot zu dieser Suche.',
    failed: 'Die Anfrage ist fehlgeschlagen.',
    'timed-out': 'Keine Antwort innerhalb von 15 Sekunden.',
    'not-asked':
      'Nicht abgefragt: Die Quelle ist aus, ihr Tageslimit erreicht, sie pausiert nach Fehlern, oder ihr Schlüssel fehlt.',
  },
  sourceStates: {
    'no-key': 'Schlüssel fehlt',
    off: 'Aus',
    untried: 'Noch nicht getestet',
    failing: 'Fehler',
    works: 'Läuft',
  },
  feeds: {
    title: 'Eigene Feeds',
    lead: 'Produktdateien von Affiliate-Netzwerken und Shops. Sie füllen den Katalog mit Produkten zum Stöbern und, wo die Bedingungen es erlauben, mit Preisverläufen.',
    open: 'Feeds öffnen',
  },
  affiliate: {
    title: 'Affiliate-IDs',
    lead: 'Mit Ihren IDs werden Links zu Shops gekennzeichnet, die für Besuche zahlen. Die Reihenfolge der Angebote hängt nie davon ab.',
    open: 'Affiliate-IDs öffnen',
  },
  mail: {
    title: 'E-Mail',
    lead: 'Ohne E-Mail kann niemand seine Adresse bestätigen, das Passwort zurücksetzen oder Preisalarme bekommen.',
    isSent: 'Ein Mailserver ist eingerichtet (SMTP_URL).',
    isStored:
      'Kein Mailserver eingerichtet: E-Mails landen in einem Ordner auf dem Server, und niemand bekommt sie. Setzen Sie SMTP_URL und MAIL_FROM und starten Sie neu.',
    test: 'Test-Mail an mich senden',
    outcomes: {
      sent: (at) => `Der Server hat die Test-Mail angenommen, ${at}. Sehen Sie in Ihr Postfach.`,
      stored: (at) => `Test-Mail im Ordner abgelegt, ${at}`,
      failed: (at) => `Der Mailserver hat die Test-Mail abgelehnt, ${at}`,
    },
  },
};
