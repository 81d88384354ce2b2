import type { CodedMeaning } from './coded-meaning';

/** Issues of prices and costs, in German, by code. */
export const prices: readonly CodedMeaning[] = [
  ['price.missing', ['Das Produkt hat keinen Preis.', 'Geben Sie einen Preis an, zum Beispiel 15.00 EUR.']],
  [
    'price.unreadable',
    [
      'Der Preis ist nicht lesbar.',
      'Verwenden Sie das Format 15.00 EUR: Dezimalpunkt, zwei Nachkommastellen, Währung.',
    ],
  ],
  [
    'price.ambiguous',
    [
      'Der Preis ist mehrdeutig: Der Punkt kann Dezimal- oder Tausendertrennzeichen sein.',
      'Schreiben Sie 1299.00 oder 1.30 statt 1.299.',
    ],
  ],
  [
    'price.currency-missing',
    [
      'Der Preis hat keine Währung.',
      'Ergänzen Sie die Währung hinter dem Betrag (15.00 EUR) oder legen Sie eine Währung für den Feed fest.',
    ],
  ],
  [
    'price.currency-mismatch',
    [
      'Der Preis hat eine andere Währung als der Feed.',
      'Verwenden Sie nur eine Währung pro Feed oder korrigieren Sie die Währung des Feeds.',
    ],
  ],
  ['price.negative', ['Der Preis ist negativ.', 'Geben Sie den Preis an, den Käufer bezahlen.']],
  ['price.zero', ['Der Preis ist null.', 'Geben Sie den Preis an, den Käufer bezahlen.']],
  [
    'sale-price.unreadable',
    [
      'Der Angebotspreis ist nicht lesbar und wird ignoriert.',
      'Verwenden Sie das Format 12.00 EUR oder lassen Sie das Feld leer.',
    ],
  ],
  [
    'sale-price.not-below-price',
    [
      'Der Angebotspreis ist nicht niedriger als der Preis und wird ignoriert.',
      'Geben Sie den regulären Preis als price und den reduzierten als sale_price an.',
    ],
  ],
  [
    'sale-price.currency-mismatch',
    [
      'Der Angebotspreis hat eine andere Währung als der Preis und wird ignoriert.',
      'Verwenden Sie für beide dieselbe Währung.',
    ],
  ],
  [
    'sale-date.malformed',
    [
      'Der Angebotszeitraum ist nicht lesbar. Der Angebotspreis wird ignoriert.',
      'Verwenden Sie das Format 2026-03-01T08:00+01:00/2026-03-08T20:00+01:00, Beginn vor Ende.',
    ],
  ],
  [
    'shipping.unreadable',
    [
      'Versandkosten sind nicht lesbar und werden ignoriert.',
      'Verwenden Sie das Format Land:Region:Versandart:Preis, zum Beispiel DE::Standard:4.90 EUR.',
    ],
  ],
  [
    'free-shipping.unreadable',
    [
      'Der Mindestbestellwert für kostenlosen Versand ist nicht lesbar und wird ignoriert.',
      'Verwenden Sie das Format Land:Preis, zum Beispiel DE:29.00 EUR.',
    ],
  ],
  [
    'weight.unreadable',
    [
      'Das Gewicht ist nicht lesbar und wird ignoriert.',
      'Geben Sie es mit Einheit an, zum Beispiel 1.5 kg oder 500 g.',
    ],
  ],
  [
    'tax.unreadable',
    [
      'Die Angabe ist kein lesbarer US-Sales-Tax-Satz und wird ignoriert.',
      'Verwenden Sie das Format Land:Region:Satz:tax_ship, zum Beispiel US:CA:8.25:yes. Preise für andere Länder müssen die Steuer enthalten.',
    ],
  ],
  [
    'cost.unreadable',
    [
      'Der Einkaufspreis ist nicht lesbar und wird ignoriert.',
      'Verwenden Sie das Format 8.50 EUR oder lassen Sie das Feld leer.',
    ],
  ],
];

/** Issues of availability, condition, numbers and dates, in German, by code. */
export const states: readonly CodedMeaning[] = [
  [
    'availability.missing',
    [
      'Die Verfügbarkeit fehlt.',
      'Geben Sie availability an: in_stock, out_of_stock, preorder oder backorder.',
    ],
  ],
  [
    'availability.unknown',
    [
      'Der Wert für die Verfügbarkeit ist unbekannt.',
      'Verwenden Sie in_stock, out_of_stock, preorder oder backorder.',
    ],
  ],
  [
    'availability.date-missing',
    [
      'Bei einem vorbestellbaren Produkt fehlt das Verfügbarkeitsdatum.',
      'Geben Sie availability_date an, zum Beispiel 2026-12-01.',
    ],
  ],
  [
    'condition.unknown',
    ['Der Wert für den Zustand ist unbekannt.', 'Verwenden Sie new, refurbished oder used.'],
  ],
  [
    'gtin.check-digit',
    [
      'Die Prüfziffer der GTIN ist falsch. Die GTIN wird ignoriert.',
      'Übernehmen Sie die Nummer unter dem Strichcode. Keine GTIN ist besser als eine falsche.',
    ],
  ],
  [
    'gtin.length',
    [
      'Die GTIN hat nicht 8, 12, 13 oder 14 Ziffern und wird ignoriert.',
      'Übernehmen Sie die Nummer unter dem Strichcode. Eigene Nummern gehören in id oder mpn.',
    ],
  ],
  [
    'gtin.reserved',
    [
      'Die GTIN ist eine interne Nummer, ein Gutschein oder ein Platzhalter und wird ignoriert.',
      'Geben Sie die GTIN des Herstellers an oder lassen Sie das Feld leer.',
    ],
  ],
  [
    'gtin.scientific',
    [
      'Eine Tabellenkalkulation hat die GTIN gerundet (4.0E+12). Sie wird ignoriert.',
      'Formatieren Sie die Spalte als Text, bevor Sie speichern.',
    ],
  ],
  [
    'gtin.padded',
    [
      'Bei der GTIN fehlte die führende Null. Wir haben sie ergänzt.',
      'Formatieren Sie die Spalte als Text, bevor Sie speichern.',
    ],
  ],
  [
    'gtin.too-many',
    [
      'Es sind mehr als 10 GTINs angegeben. Nur die ersten 10 werden verwendet.',
      'Geben Sie nur die zutreffenden an.',
    ],
  ],
  [
    'identifiers.missing',
    [
      'Es fehlen GTIN sowie Marke mit MPN. Das Produkt lässt sich dadurch schwer vergleichen.',
      'Geben Sie gtin oder brand und mpn an. Gibt es keine, setzen Sie identifier_exists = no.',
    ],
  ],
  [
    'multipack.unreadable',
    [
      'Die Multipack-Menge ist keine ganze Zahl ab 2 und wird ignoriert.',
      'Geben Sie an, wie viele gleiche Artikel enthalten sind, oder lassen Sie das Feld leer.',
    ],
  ],
  [
    'date.malformed',
    [
      'Ein Datum ist nicht lesbar und wird ignoriert.',
      'Verwenden Sie das Format 2026-12-01 oder 2026-12-01T08:00+01:00.',
    ],
  ],
  [
    'item.not-published',
    [
      'Das Produkt ist im Shop nicht veröffentlicht.',
      'Veröffentlichen Sie es dort oder nehmen Sie es aus dem Export.',
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
      'Das Ablaufdatum des Produkts ist überschritten.',
      'Ändern Sie expiration_date oder nehmen Sie das Produkt aus dem Feed.',
    ],
  ],
];
