import type { CodedMeaning } from './coded-meaning';

/** Issues of a whole file or its header, in German, by code. */
export const file: readonly CodedMeaning[] = [
  [
    'file.empty',
    ['Die Datei ist leer.', 'Exportieren Sie den Feed erneut und prüfen Sie, ob er Produkte enthält.'],
  ],
  [
    'file.unknown-format',
    [
      'Die Datei ist kein lesbarer Feed.',
      'Verwenden Sie CSV oder TSV mit Kopfzeile, einen Produktfeed in XML (von Google, Heureka, Ceneo, Skroutz oder Yandex Market) oder JSON.',
    ],
  ],
  [
    'file.web-page',
    [
      'Die URL führt zu einer Webseite statt zu einem Feed.',
      'Öffnen Sie die URL in einem privaten Fenster. Vielleicht erscheint eine Anmelde- oder Fehlerseite.',
    ],
  ],
  [
    'file.spreadsheet',
    [
      'Die Datei ist ein Tabellendokument.',
      'Wählen Sie in der Tabellenkalkulation „Speichern unter“ und dann CSV UTF-8.',
    ],
  ],
  [
    'file.archive',
    [
      'Die Datei ist ein Archiv, das wir nicht öffnen können.',
      'Laden Sie den Feed selbst hoch oder komprimieren Sie ihn mit gzip (.gz).',
    ],
  ],
  [
    'file.gzip-damaged',
    [
      'Die komprimierte Datei ist beschädigt oder unvollständig. Alles nach der beschädigten Stelle wurde nicht gelesen.',
      'Erstellen Sie die .gz-Datei neu und laden Sie sie erneut hoch.',
    ],
  ],
  [
    'file.too-large',
    [
      'Die Datei ist zu groß. Der Rest wurde nicht gelesen.',
      'Teilen Sie den Feed auf oder entfernen Sie nicht benötigte Spalten.',
    ],
  ],
  [
    'file.too-many-rows',
    [
      'Die Datei hat zu viele Zeilen. Der Rest wurde nicht gelesen.',
      'Teilen Sie den Feed auf mehrere Dateien auf.',
    ],
  ],
  [
    'file.too-damaged',
    [
      'Die Datei enthält zu viele Formatfehler. Der Rest wurde nicht gelesen.',
      'Beheben Sie die ersten Probleme in dieser Liste und exportieren Sie die Datei mit korrekten Anführungszeichen.',
    ],
  ],
  [
    'file.cut-off',
    [
      'Die Datei ist unvollständig: Die Schlusszeile fehlt oder nennt mehr Zeilen, als vorhanden sind.',
      'Laden Sie die Datei erneut herunter. Dieser Import entfernt keine Produkte.',
    ],
  ],
  [
    'file.no-items',
    [
      'Die Datei enthält keine Produkte.',
      'Prüfen Sie den Export. Er enthält nur eine Kopfzeile oder eine leere Liste.',
    ],
  ],
  [
    'header.missing',
    [
      'Die erste Zeile enthält keine bekannten Spalten.',
      'Fügen Sie eine Kopfzeile ein, zum Beispiel id, title, description, link, image_link, price, availability, oder ordnen Sie die Spalten zu.',
    ],
  ],
  [
    'header.required-missing',
    ['Eine Pflichtspalte fehlt.', 'Ergänzen Sie die Spalte. id, title, link und price sind erforderlich.'],
  ],
  [
    'header.duplicated',
    [
      'Zwei Spalten haben dieselbe Bedeutung. Verwendet wird die erste mit einem Wert.',
      'Entfernen Sie eine der Spalten oder benennen Sie sie um.',
    ],
  ],
  [
    'header.mapped-missing',
    [
      'Eine Spalte aus der Spaltenzuordnung dieses Feeds fehlt. Es wurde nichts importiert.',
      'Geben Sie der Spalte wieder ihren alten Namen oder ändern Sie die Spaltenzuordnung.',
    ],
  ],
  [
    'header.unknown-column',
    [
      'Eine Spalte ist unbekannt und wird ignoriert.',
      'Benennen Sie sie nach ihrem Inhalt um. Sie können sie auch so lassen.',
    ],
  ],
  [
    'header.too-many-columns',
    [
      'Die Kopfzeile hat zu viele Spalten. Die übrigen werden ignoriert.',
      'Entfernen Sie nicht benötigte Spalten.',
    ],
  ],
];

/** Issues of how a row or a text is written, in German, by code. */
export const rows: readonly CodedMeaning[] = [
  [
    'row.too-long',
    [
      'Die Zeile ist zu lang.',
      'Kürzen Sie die Beschreibung oder suchen Sie nach einem fehlenden Zeilenumbruch.',
    ],
  ],
  [
    'row.too-many-columns',
    [
      'Die Zeile hat mehr Werte, als es Spalten gibt. Werte können in der falschen Spalte stehen.',
      'Setzen Sie Werte, die das Trennzeichen enthalten, in Anführungszeichen.',
    ],
  ],
  [
    'row.too-few-columns',
    [
      'Die Zeile hat weniger Werte, als es Spalten gibt.',
      'Setzen Sie auch bei leeren Werten ein Trennzeichen.',
    ],
  ],
  [
    'row.unclosed-quote',
    [
      'Bei einem Wert fehlt das schließende Anführungszeichen.',
      'Ergänzen Sie es und verdoppeln Sie Anführungszeichen innerhalb des Werts ("").',
    ],
  ],
  [
    'row.stray-quote',
    [
      'Ein Wert in Anführungszeichen enthält ein einfaches Anführungszeichen.',
      'Verdoppeln Sie Anführungszeichen innerhalb des Werts ("").',
    ],
  ],
  [
    'row.not-an-object',
    ['Ein Listeneintrag ist kein Produkt.', 'Schreiben Sie jedes Produkt als { "id": …, "title": … }.'],
  ],
  [
    'json.malformed',
    [
      'Das JSON ist an dieser Stelle fehlerhaft.',
      'Erzeugen Sie die Datei mit einer JSON-Bibliothek und validieren Sie sie.',
    ],
  ],
  [
    'xml.malformed',
    [
      'Das XML ist an dieser Stelle fehlerhaft.',
      'Erzeugen Sie die Datei mit einer XML-Bibliothek und validieren Sie sie.',
    ],
  ],
  [
    'xml.stray-ampersand',
    [
      'Das XML enthält ein unmaskiertes & oder eine unbekannte Entität. Der Text wurde unverändert übernommen.',
      'Schreiben Sie &amp; statt & oder setzen Sie den Wert in <![CDATA[ … ]]>.',
    ],
  ],
  [
    'xml.doctype-ignored',
    [
      'DOCTYPE und eigene Entitäten werden ignoriert.',
      'Entfernen Sie DOCTYPE und schreiben Sie die Werte aus.',
    ],
  ],
  [
    'xml.too-deep',
    [
      'Das XML ist zu tief verschachtelt. Der Rest wurde nicht gelesen.',
      'Geben Sie Produkte als <item> innerhalb eines <channel> an.',
    ],
  ],
  [
    'text.bad-encoding',
    [
      'Einige Zeichen sind in der Zeichenkodierung der Datei nicht lesbar.',
      'Speichern Sie die Datei als UTF-8.',
    ],
  ],
  [
    'text.double-encoded',
    [
      'Der Text wurde doppelt kodiert und enthält Zeichen wie „Ã¼“.',
      'Exportieren Sie die Datei direkt als UTF-8, ohne weitere Umwandlung.',
    ],
  ],
  [
    'text.control-characters',
    ['Unsichtbare Steuerzeichen wurden entfernt.', 'Entfernen Sie sie in Ihrem Shopsystem.'],
  ],
];
