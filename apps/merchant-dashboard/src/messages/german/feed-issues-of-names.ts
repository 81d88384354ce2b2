import type { CodedMeaning } from './coded-meaning';

/** Issues of names, links and pictures, in German, by code. */
export const naming: readonly CodedMeaning[] = [
  ['id.missing', ['Das Produkt hat keine ID.', 'Geben Sie jedem Produkt eine ID, die sich nie ändert.']],
  ['id.too-long', ['Die ID ist zu lang.', 'Verwenden Sie höchstens 100 Zeichen, besser 50.']],
  [
    'id.duplicate',
    [
      'Eine frühere Zeile hat dieselbe ID. Nur die erste wird verwendet.',
      'Geben Sie jedem Produkt und jeder Variante eine eigene ID.',
    ],
  ],
  ['title.missing', ['Das Produkt hat keinen Titel.', 'Ergänzen Sie einen Titel.']],
  [
    'title.too-long',
    [
      'Der Titel hat mehr als 150 Zeichen und wurde gekürzt.',
      'Nennen Sie Marke, Produkt und wichtigstes Merkmal in den ersten 70 Zeichen.',
    ],
  ],
  [
    'title.all-capitals',
    ['Der Titel steht in Großbuchstaben.', 'Verwenden Sie normale Groß- und Kleinschreibung.'],
  ],
  [
    'title.promotional',
    ['Der Titel enthält Werbetext.', 'Entfernen Sie Wörter wie „versandkostenfrei“ oder „Bestpreis“.'],
  ],
  [
    'title.markup',
    ['Der Titel enthielt HTML, das entfernt wurde.', 'Geben Sie den Titel als reinen Text an.'],
  ],
  [
    'description.missing',
    [
      'Das Produkt hat keine Beschreibung.',
      'Ergänzen Sie eine Beschreibung. Sie wird angezeigt und bei der Suche berücksichtigt.',
    ],
  ],
  [
    'description.too-long',
    ['Die Beschreibung hat mehr als 5000 Zeichen und wurde gekürzt.', 'Kürzen Sie die Beschreibung.'],
  ],
  [
    'description.markup',
    ['Die Beschreibung enthielt HTML, das entfernt wurde.', 'Geben Sie die Beschreibung als reinen Text an.'],
  ],
  [
    'link.missing',
    [
      'Das Produkt hat keinen Link.',
      'Geben Sie die URL der Produktseite an, zum Beispiel https://shop.example/lampe.',
    ],
  ],
  [
    'link.not-http',
    ['Der Link ist keine vollständige URL.', 'Er muss mit https:// und der Domain Ihres Shops beginnen.'],
  ],
  [
    'link.other-domain',
    [
      'Der Link führt zu einer anderen Domain als der Ihres Shops.',
      'Verlinken Sie auf Ihre eigene Domain oder bestätigen Sie auch die andere.',
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
  ['link.too-long', ['Der Link hat mehr als 2000 Zeichen.', 'Entfernen Sie Tracking-Parameter.']],
  [
    'canonical-link.not-http',
    [
      'Der kanonische Link ist keine vollständige URL.',
      'Er muss mit https:// und der Domain Ihres Shops beginnen. Sie können das Feld auch leer lassen.',
    ],
  ],
  [
    'image.missing',
    [
      'Das Produkt hat kein Bild.',
      'Geben Sie eine Bild-URL an. Angebote ohne Bild werden selten angeklickt.',
    ],
  ],
  [
    'image.not-http',
    ['Der Bildlink ist keine vollständige URL.', 'Er muss mit https:// und der Domain Ihres Shops beginnen.'],
  ],
  [
    'image.too-many',
    [
      'Es sind mehr als 10 weitere Bilder angegeben. Nur die ersten 10 werden verwendet.',
      'Geben Sie nur die 10 besten an.',
    ],
  ],
];
