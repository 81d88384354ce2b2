import type { CodedMeaning } from './coded-meaning';

/** Issues found on product pages, in German, by code. */
export const pages: readonly CodedMeaning[] = [
  [
    'page.price-differs',
    [
      'Der Preis auf der Seite weicht vom Feed ab.',
      'Geben Sie im Feed den Preis an, den Käufer bezahlen, oder importieren Sie den Feed häufiger.',
    ],
  ],
  [
    'page.stock-differs',
    [
      'Die Verfügbarkeit auf der Seite weicht vom Feed ab.',
      'Importieren Sie den Feed, nachdem sich die Verfügbarkeit geändert hat.',
    ],
  ],
  [
    'page.gone',
    [
      'Unter dem Link gibt es keine Seite.',
      'Geben Sie die URL der Produktseite an oder nehmen Sie das Produkt aus dem Feed.',
    ],
  ],
  [
    'image.broken',
    [
      'Unter der Bild-URL gibt es kein Bild.',
      'Geben Sie die URL eines öffentlich erreichbaren Bildes an (JPEG, PNG oder WebP).',
    ],
  ],
];
