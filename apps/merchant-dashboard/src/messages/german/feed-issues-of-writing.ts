import type { CodedMeaning } from './coded-meaning';

/** Issues of a whole file or its header, in German, by code. */
export const file: readonly CodedMeaning[] = [
  [
    'file.empty',
    ['Die Datei ist leer.', 'Exportieren Sie den Feed noch einmal und prüfen Sie, ob Produkte darin sind.'],
  ],
  [
    'file.unknown-format',
    [
      'Die Datei ist kein lesbarer Feed.',
      'Geben Sie CSV oder TSV mit einer Kopfzeile, Google-XML (RSS oder Atom) oder JSON.',
    ],
  ],
  [
    'file.web-page',
    [
      'Die Adresse gibt eine Webseite, keinen Feed.',
      'Öffnen Sie die Adresse in einem privaten Fenster: Vielleicht steht eine Anmeldung oder Fehlerseite davor.',
    ],
  ],
  [
    'file.spreadsheet',
    [
      'Die Datei ist ein Dokument einer Tabellenkalkulation.',
      'Wählen Sie dort „Speichern unter“ und CSV UTF-8.',
    ],
  ],
  [
    'file.archive',
    [
      'Die Datei ist ein Archiv, das hier nicht geöffnet wird.',
      'Laden Sie den Feed selbst hoch, oder packen Sie ihn mit gzip (.gz).',
    ],
  ],
  [
    'file.gzip-damaged',
    [
      'Die gepackte Datei ist beschädigt oder abgeschnitten; was dahinter steht, wurde nicht gelesen.',
      'Erzeugen Sie die .gz-Datei neu und laden Sie sie hoch.',
    ],
  ],
  [
    'file.too-large',
    [
      'Die Datei ist größer als erlaubt; der Rest wurde nicht gelesen.',
      'Teilen Sie den Feed, oder lassen Sie unnötige Spalten weg.',
    ],
  ],
  [
    'file.too-many-rows',
    [
      'Die Datei hat mehr Zeilen als erlaubt; der Rest wurde nicht gelesen.',
      'Teilen Sie den Feed in mehrere Dateien.',
    ],
  ],
  [
    'file.too-damaged',
    [
      'Zu viel an der Datei ist fehlerhaft; der Rest wurde nicht gelesen.',
      'Beheben Sie die ersten Mängel hier und exportieren Sie die Datei mit richtigen Anführungszeichen.',
    ],
  ],
  [
    'file.cut-off',
    [
      'Die Datei endet vor ihrer letzten Zeile oder hat weniger Zeilen, als diese zählt.',
      'Laden Sie die Datei noch einmal herunter; ihretwegen wird nichts entfernt.',
    ],
  ],
  [
    'file.no-items',
    [
      'Die Datei enthält kein Produkt.',
      'Prüfen Sie den Export: Es wurde nur eine Kopfzeile oder eine leere Liste geschrieben.',
    ],
  ],
  [
    'header.missing',
    [
      'Die erste Zeile nennt keine bekannten Spalten.',
      'Beginnen Sie mit einer Kopfzeile wie: id, title, description, link, image_link, price, availability; oder ordnen Sie die Spalten zu.',
    ],
  ],
  [
    'header.required-missing',
    [
      'Eine Spalte fehlt, die jedes Produkt braucht.',
      'Ergänzen Sie die Spalte: id, title, link und price sind nötig.',
    ],
  ],
  [
    'header.duplicated',
    [
      'Zwei Spalten meinen dasselbe; die erste gefüllte wird benutzt.',
      'Behalten Sie eine der Spalten, oder benennen Sie die andere um.',
    ],
  ],
  [
    'header.mapped-missing',
    [
      'Eine Spalte aus der Spaltenzuordnung dieses Feeds fehlt; es wurde nichts gelesen.',
      'Geben Sie der Spalte wieder ihren alten Namen, oder ändern Sie die Spaltenzuordnung.',
    ],
  ],
  [
    'header.unknown-column',
    [
      'Eine Spalte ist unbekannt und wird nicht gelesen.',
      'Benennen Sie sie nach dem, was sie enthält, oder lassen Sie sie: Sie schadet nicht.',
    ],
  ],
  [
    'header.too-many-columns',
    ['Die Kopfzeile hat mehr Spalten, als gelesen werden.', 'Lassen Sie unnötige Spalten weg.'],
  ],
];

/** Issues of how a row or a text is written, in German, by code. */
export const rows: readonly CodedMeaning[] = [
  [
    'row.too-long',
    [
      'Die Zeile ist länger als erlaubt.',
      'Kürzen Sie die Beschreibung; suchen Sie nach einem fehlenden Zeilenende.',
    ],
  ],
  [
    'row.too-many-columns',
    [
      'Die Zeile hat mehr Werte als die Kopfzeile Spalten; Werte können in der falschen Spalte stehen.',
      'Setzen Sie Werte mit dem Trennzeichen in Anführungszeichen.',
    ],
  ],
  [
    'row.too-few-columns',
    [
      'Die Zeile hat weniger Werte als die Kopfzeile Spalten.',
      'Schreiben Sie auch für leere Werte ein Trennzeichen.',
    ],
  ],
  [
    'row.unclosed-quote',
    [
      'Ein Wert beginnt mit einem Anführungszeichen, das nie geschlossen wird.',
      'Schließen Sie es, und verdoppeln Sie jedes Anführungszeichen im Wert ("").',
    ],
  ],
  [
    'row.stray-quote',
    [
      'Ein Wert in Anführungszeichen enthält eines, das nicht verdoppelt ist.',
      'Verdoppeln Sie jedes Anführungszeichen im Wert ("").',
    ],
  ],
  [
    'row.not-an-object',
    ['Der Eintrag der Liste ist kein Produkt.', 'Schreiben Sie jedes Produkt als { "id": …, "title": … }.'],
  ],
  [
    'json.malformed',
    [
      'Das JSON ist hier fehlerhaft.',
      'Schreiben Sie die Datei mit einer JSON-Bibliothek und prüfen Sie sie.',
    ],
  ],
  [
    'xml.malformed',
    ['Das XML ist hier fehlerhaft.', 'Schreiben Sie die Datei mit einer XML-Bibliothek und prüfen Sie sie.'],
  ],
  [
    'xml.stray-ampersand',
    [
      'Ein einzelnes & oder eine unbekannte Entität steht im XML; es wurde gelesen, wie es dasteht.',
      'Schreiben Sie & als &amp; oder setzen Sie den Wert in <![CDATA[ … ]]>.',
    ],
  ],
  [
    'xml.doctype-ignored',
    [
      'Der Dokumenttyp und seine Entitäten werden nicht gelesen.',
      'Lassen Sie DOCTYPE weg und schreiben Sie Werte aus.',
    ],
  ],
  [
    'xml.too-deep',
    [
      'Das XML ist tiefer verschachtelt als erlaubt; der Rest wurde nicht gelesen.',
      'Schreiben Sie die Produkte als <item> in einem <channel>.',
    ],
  ],
  [
    'text.bad-encoding',
    [
      'Einige Zeichen lassen sich in der Kodierung der Datei nicht lesen.',
      'Speichern Sie die Datei als UTF-8.',
    ],
  ],
  [
    'text.double-encoded',
    [
      'Zeichen wie „Ã¼“ zeigen, dass der Text zweimal kodiert wurde.',
      'Exportieren Sie die Datei einmal als UTF-8, ohne sie noch einmal umzuwandeln.',
    ],
  ],
  [
    'text.control-characters',
    ['Unsichtbare Steuerzeichen wurden entfernt.', 'Entfernen Sie sie im Shopsystem.'],
  ],
];
