import type { CodedMeaning } from './coded-meaning';

/** Issues of names, links and pictures, in German, by code. */
export const naming: readonly CodedMeaning[] = [
  [
    'id.missing',
    ['Das Produkt hat keine Nummer.', 'Geben Sie jedem Produkt eine Nummer, die sich nie ändert.'],
  ],
  ['id.too-long', ['Die Nummer ist zu lang.', 'Nehmen Sie höchstens 100 Zeichen; 50 sind besser.']],
  [
    'id.duplicate',
    [
      'Eine frühere Zeile hat dieselbe Nummer; nur die erste zählt.',
      'Geben Sie jedem Produkt und jeder Variante eine eigene Nummer.',
    ],
  ],
  ['title.missing', ['Das Produkt hat keinen Titel.', 'Geben Sie ihm einen.']],
  [
    'title.too-long',
    [
      'Der Titel hat über 150 Zeichen und wurde gekürzt.',
      'Setzen Sie Marke, Produkt und Besonderheit in die ersten 70 Zeichen.',
    ],
  ],
  ['title.all-capitals', ['Der Titel steht in Großbuchstaben.', 'Schreiben Sie ihn wie einen Satz.']],
  [
    'title.promotional',
    ['Der Titel wirbt.', 'Lassen Sie Worte wie „versandkostenfrei“ oder „Bestpreis“ weg.'],
  ],
  ['title.markup', ['Der Titel enthielt HTML, das entfernt wurde.', 'Geben Sie den Titel als reinen Text.']],
  [
    'description.missing',
    ['Das Produkt hat keine Beschreibung.', 'Ergänzen Sie eine: Sie wird durchsucht und gezeigt.'],
  ],
  ['description.too-long', ['Die Beschreibung hat über 5000 Zeichen und wurde gekürzt.', 'Kürzen Sie sie.']],
  [
    'description.markup',
    ['Die Beschreibung enthielt HTML, das entfernt wurde.', 'Geben Sie die Beschreibung als reinen Text.'],
  ],
  [
    'link.missing',
    ['Das Produkt hat keinen Link.', 'Geben Sie die Adresse seiner Seite, etwa https://laden.example/lampe.'],
  ],
  [
    'link.not-http',
    [
      'Der Link ist keine vollständige Webadresse.',
      'Beginnen Sie ihn mit https:// und dem Namen des Ladens.',
    ],
  ],
  [
    'link.other-domain',
    [
      'Der Link führt zu einer anderen Domain als der des Ladens.',
      'Verlinken Sie auf die eigene Domain, oder belegen Sie auch die andere.',
    ],
  ],
  [
    'link.unknown-network',
    [
      'Der Link führt über einen Host, der zu keinem bekannten Affiliate-Netzwerk gehört.',
      'Verwenden Sie den Deeplink des Netzwerks oder die Adresse des Shops.',
    ],
  ],
  [
    'link.other-shop',
    [
      'Der Link des Netzwerks führt auf eine andere Website als der Link des Shops.',
      'Melden Sie die Zeile dem Netzwerk; sie wird ausgelassen.',
    ],
  ],
  [
    'link.no-shop',
    [
      'Der Deeplink zeigt nicht, zu welchem Shop er führt.',
      'Tragen Sie beim Feed neben dem Shop die Advertiser-ID des Netzwerks ein oder fügen Sie je Shop einen Feed hinzu.',
    ],
  ],
  [
    'link.not-of-feed',
    [
      'Die Zeile führt zu einem Shop, für den dieser Feed nicht hinzugefügt wurde.',
      'Ergänzen Sie den Shop beim Feed, wenn er zu Ihren Programmen gehört. Andernfalls melden Sie die Zeile dem Netzwerk.',
    ],
  ],
  ['link.too-long', ['Der Link hat über 2000 Zeichen.', 'Lassen Sie seine Tracking-Parameter weg.']],
  [
    'canonical-link.not-http',
    [
      'Der kanonische Link ist keine vollständige Webadresse.',
      'Beginnen Sie ihn mit https:// und dem Namen des Ladens, oder lassen Sie ihn leer.',
    ],
  ],
  [
    'image.missing',
    ['Das Produkt hat kein Bild.', 'Geben Sie die Adresse eines Bildes: Ohne Bild wird selten geklickt.'],
  ],
  [
    'image.not-http',
    [
      'Der Link des Bildes ist keine vollständige Webadresse.',
      'Beginnen Sie ihn mit https:// und dem Namen des Ladens.',
    ],
  ],
  [
    'image.too-many',
    ['Es gibt über 10 weitere Bilder; die ersten 10 werden benutzt.', 'Behalten Sie die besten 10.'],
  ],
];
