import type { CodedMeaning } from './coded-meaning';

/** What is found on the pages of products, not in a feed. */
export const pages: readonly CodedMeaning[] = [
  [
    'page.price-differs',
    [
      'Die Seite verlangt einen anderen Preis als der Feed.',
      'Geben Sie im Feed den Preis an, den Käufer bezahlen, oder lassen Sie ihn öfter lesen.',
    ],
  ],
  [
    'page.stock-differs',
    [
      'Die Seite sagt etwas anderes zum Bestand als der Feed.',
      'Lassen Sie den Feed lesen, nachdem sich der Bestand geändert hat.',
    ],
  ],
  [
    'page.gone',
    [
      'Der Laden hat keine Seite unter dem Link.',
      'Geben Sie die Adresse der Seite des Produkts an, oder nehmen Sie es aus dem Feed.',
    ],
  ],
  [
    'image.broken',
    [
      'Unter der Adresse des Bildes gibt es kein Bild.',
      'Geben Sie die Adresse eines Bildes (JPEG, PNG oder WebP) an, das jeder lesen darf.',
    ],
  ],
];
