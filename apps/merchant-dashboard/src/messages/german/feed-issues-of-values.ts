import type { CodedMeaning } from './coded-meaning';

/** Issues of prices and costs, in German, by code. */
export const prices: readonly CodedMeaning[] = [
  ['price.missing', ['Das Produkt hat keinen Preis.', 'Geben Sie einen, etwa 15.00 EUR.']],
  [
    'price.unreadable',
    [
      'Der Preis lässt sich nicht als ein Betrag lesen.',
      'Schreiben Sie 15.00 EUR: Dezimalpunkt, zwei Stellen, Währung.',
    ],
  ],
  [
    'price.ambiguous',
    [
      'Der Preis hat drei Nachkommastellen: Er kann Tausender meinen.',
      'Schreiben Sie 1299.00 oder 1.30 statt 1.299.',
    ],
  ],
  [
    'price.currency-missing',
    [
      'Der Preis hat keine Währung.',
      'Schreiben Sie sie hinter den Betrag (15.00 EUR), oder geben Sie dem Feed eine Währung.',
    ],
  ],
  [
    'price.currency-mismatch',
    [
      'Der Preis hat eine andere Währung als der Feed.',
      'Nehmen Sie eine Währung je Feed, oder berichtigen Sie die des Feeds.',
    ],
  ],
  ['price.negative', ['Der Preis liegt unter null.', 'Geben Sie den Preis, den ein Käufer zahlt.']],
  ['price.zero', ['Der Preis ist null.', 'Geben Sie den Preis, den ein Käufer zahlt.']],
  [
    'sale-price.unreadable',
    [
      'Der Angebotspreis lässt sich nicht lesen und bleibt weg.',
      'Schreiben Sie ihn als 12.00 EUR, oder lassen Sie ihn leer.',
    ],
  ],
  [
    'sale-price.not-below-price',
    [
      'Der Angebotspreis liegt nicht unter dem Preis und bleibt weg.',
      'Geben Sie den üblichen Preis als price und den gesenkten als sale_price.',
    ],
  ],
  [
    'sale-price.currency-mismatch',
    [
      'Der Angebotspreis hat eine andere Währung als der Preis und bleibt weg.',
      'Nehmen Sie für beide dieselbe Währung.',
    ],
  ],
  [
    'sale-date.malformed',
    [
      'Die Daten des Angebots lassen sich nicht lesen; der Angebotspreis bleibt weg.',
      'Schreiben Sie 2026-03-01T08:00+01:00/2026-03-08T20:00+01:00, den Anfang vor dem Ende.',
    ],
  ],
  [
    'shipping.unreadable',
    [
      'Versandkosten lassen sich nicht lesen und bleiben weg.',
      'Schreiben Sie Land:Region:Dienst:Preis, etwa DE::Standard:4.90 EUR.',
    ],
  ],
  [
    'free-shipping.unreadable',
    [
      'Der Preis, ab dem der Versand gratis ist, lässt sich nicht lesen und bleibt weg.',
      'Schreiben Sie Land:Preis, etwa DE:29.00 EUR.',
    ],
  ],
  [
    'weight.unreadable',
    [
      'Das Gewicht lässt sich nicht lesen und bleibt weg.',
      'Schreiben Sie es mit Einheit, etwa 1.5 kg oder 500 g.',
    ],
  ],
  [
    'tax.unreadable',
    [
      'Die Steuer lässt sich nicht als Satz der Sales Tax in den USA lesen und bleibt weg.',
      'Schreiben Sie Land:Region:Satz:tax_ship, etwa US:CA:8.25:yes. Preise für andere Länder enthalten die Steuer.',
    ],
  ],
  [
    'cost.unreadable',
    [
      'Der Einkaufspreis lässt sich nicht lesen und bleibt weg.',
      'Schreiben Sie ihn als 8.50 EUR, oder lassen Sie ihn leer.',
    ],
  ],
];

/** Issues of stock, condition, numbers and dates, in German, by code. */
export const states: readonly CodedMeaning[] = [
  [
    'availability.missing',
    [
      'Es steht nicht da, ob das Produkt vorrätig ist.',
      'Füllen Sie availability: in_stock, out_of_stock, preorder oder backorder.',
    ],
  ],
  [
    'availability.unknown',
    ['Der Bestand ist kein bekanntes Wort.', 'Nehmen Sie in_stock, out_of_stock, preorder oder backorder.'],
  ],
  [
    'availability.date-missing',
    ['Ein vorbestellbares Produkt hat kein Datum.', 'Füllen Sie availability_date, etwa 2026-12-01.'],
  ],
  ['condition.unknown', ['Der Zustand ist kein bekanntes Wort.', 'Nehmen Sie new, refurbished oder used.']],
  [
    'gtin.check-digit',
    [
      'Die letzte Ziffer der GTIN passt nicht zu den anderen; sie bleibt weg.',
      'Schreiben Sie die Zahl unter dem Strichcode noch einmal ab. Keine GTIN ist besser als eine falsche.',
    ],
  ],
  [
    'gtin.length',
    [
      'Die GTIN hat nicht 8, 12, 13 oder 14 Ziffern; sie bleibt weg.',
      'Schreiben Sie die Zahl unter dem Strichcode ab. Eigene Nummern gehören in id oder mpn.',
    ],
  ],
  [
    'gtin.reserved',
    [
      'Die GTIN ist eine ladeninterne Nummer, ein Gutschein oder ein Platzhalter; sie bleibt weg.',
      'Geben Sie die Nummer des Herstellers, oder lassen Sie sie leer.',
    ],
  ],
  [
    'gtin.scientific',
    [
      'Eine Tabellenkalkulation hat die GTIN gerundet (4.0E+12); sie bleibt weg.',
      'Formatieren Sie die Spalte als Text, bevor Sie speichern.',
    ],
  ],
  [
    'gtin.padded',
    [
      'Die GTIN hatte ihre führende Null verloren; sie wurde ergänzt.',
      'Formatieren Sie die Spalte als Text, bevor Sie speichern.',
    ],
  ],
  ['gtin.too-many', ['Es gibt über 10 GTINs; die ersten 10 werden benutzt.', 'Behalten Sie die richtigen.']],
  [
    'identifiers.missing',
    [
      'Es gibt weder GTIN noch Marke mit Teilenummer; das Produkt lässt sich schwer vergleichen.',
      'Füllen Sie gtin, oder brand und mpn; schreiben Sie identifier_exists = no, wo es keine gibt.',
    ],
  ],
  [
    'multipack.unreadable',
    [
      'Die Packungszahl ist keine ganze Zahl ab 2 und bleibt weg.',
      'Geben Sie, wie viele gleiche Dinge in der Packung sind, oder lassen Sie sie leer.',
    ],
  ],
  [
    'date.malformed',
    [
      'Ein Datum lässt sich nicht lesen und bleibt weg.',
      'Schreiben Sie 2026-12-01 oder 2026-12-01T08:00+01:00.',
    ],
  ],
  [
    'item.not-published',
    [
      'Das Produkt ist im Shop nicht veröffentlicht.',
      'Veröffentlichen Sie es dort, oder lassen Sie es aus dem Export weg.',
    ],
  ],
  [
    'price.lowest-of-variants',
    [
      'Der Preis ist der niedrigste mehrerer Varianten.',
      'Führen Sie jede Variante als eigenen Eintrag mit ihrem Preis auf.',
    ],
  ],
  [
    'item.expired',
    [
      'Das Ablaufdatum des Produkts ist vorbei.',
      'Ändern Sie expiration_date, oder nehmen Sie das Produkt aus dem Feed.',
    ],
  ],
];
