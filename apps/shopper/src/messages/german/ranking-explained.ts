import type { Prose } from '../prose';

/** How offers are found, matched, ordered and judged. */
export const rankingExplained: Prose = {
  title: 'So entsteht die Reihenfolge',
  lead: 'Das günstigste Angebot desselben Produkts, mit Versand, steht oben. Was ein Shop uns bezahlt, spielt keine Rolle.',
  parts: [
    {
      title: 'Die Reihenfolge',
      paragraphs: [
        'Was in dein Land geliefert wird, steht vor dem, was nicht geliefert wird, Bestellbares vor Ausverkauftem, Neues vor Gebrauchtem. Dann steht der niedrigere Betrag zuerst: was ein Angebot bis zur Haustür kostet, Artikel und Versand zusammen, in einer Währung. Kosten zwei dasselbe, steht das zuletzt geprüfte vorn.',
        'Der Versand zählt so, wie ihn der Shop für dein Land angibt. Was ein Shop ohne Land angibt, zählt nur dort, wo er zu Hause ist.',
        'Preise mit Steuer und Preise ohne Steuer vergleichen wir nie. Was in deinem Land üblich ist, steht vorn: in den USA und Kanada Preise vor Steuer, sonst Preise mit Steuer. Bei den anderen steht, dass die Steuer dazukommt.',
        'Ein Angebot, das seinen Versand nicht nennt, gilt nie als versandkostenfrei. Es trägt den Hinweis „ohne Versand“, steht nach seinem Artikelpreis und heißt nicht das beste, solange ein anderes es belegbar ist.',
        'Preise in anderen Währungen werden zu den Referenzkursen der Europäischen Zentralbank umgerechnet. Gibt es keinen Kurs, steht das Angebot für sich, und die Seite sagt, wie viele Angebote die Reihenfolge umfasst.',
      ],
    },
    {
      title: 'Was die Reihenfolge nie beeinflusst',
      paragraphs: [
        'Manche Shops bezahlen uns, wenn aus einem Besuch, den wir vermittelt haben, eine Bestellung wird. Das Programm, das die Angebote ordnet, bekommt diese Angabe nicht: Welche Shops bezahlen und wie viel, kommt erst an den Link, wenn die Reihenfolge feststeht.',
        'Kein Shop kann einen besseren Platz kaufen. Es gibt keine gesponserten Zeilen.',
      ],
    },
    {
      title: 'Was als dasselbe Produkt gilt',
      paragraphs: ['Jedes Angebot sagt, warum es als dasselbe Produkt gilt, das Sicherste zuerst:'],
      points: [
        'derselbe Produktcode (GTIN, die Nummer unter dem Strichcode);',
        'dieselbe Marke und Modellnummer;',
        'ein Vergleich von Titel und Merkmalen, der sagt, wie sicher er ist. Unter einer Grenze heißt ein Angebot ähnlich, nie dasselbe.',
      ],
    },
    {
      title: 'Was wir prüfen, bevor wir ein Angebot zeigen',
      paragraphs: [
        'Shops schicken uns ihre Angebote selbst. Wir vergleichen jedes mit dem, was andere Shops zum selben Produkt angeben:',
      ],
      points: [
        'Nennt sein Titel oder seine Marke etwas anderes, wird es zurückgehalten, bis der Shop es korrigiert oder wir es geprüft haben.',
        'Liegt sein Preis unter der Hälfte des niedrigsten oder über dem Zweieinhalbfachen des höchsten Preises anderer Shops, zeigen wir es erst, wenn wir diesen Preis auf der Seite des Shops gelesen oder ihn geprüft haben.',
        'Ein zurückgehaltenes Angebot zählt nirgends: nicht in Listen, Vergleichen, Preisweckern oder Preisverläufen.',
        'Endet ein Angebot, verlassen die Preise seiner letzten 14 Tage, die wir nie auf der Seite des Shops gefunden haben, den Preisverlauf. Entfernen wir ein Angebot als falsch oder gefälscht, verlassen ihn alle seine Preise.',
      ],
    },
    {
      title: 'Was getrennt bleibt',
      paragraphs: [
        'Eine andere Größe, Farbe, Kapazität oder Packung ist eine andere Ausführung und steht in einer eigenen Gruppe, was immer sie kostet. Gebrauchtes, Generalüberholtes und Beschädigtes mischt sich nicht mit Neuem.',
        'Auf der Seite eines Produkts sind andere Ausführungen solche derselben Marke, deren Titel gleich sind, wenn man Farbe, Größe, Kapazität und Packung herausnimmt. Wo ein Katalog diese nicht nennt, kann eine Ausführung fehlen.',
      ],
    },
    {
      title: 'Ob ein Preis gut ist',
      paragraphs: [
        'Das Urteil vergleicht den niedrigsten Preis von heute mit dem niedrigsten jedes Tages davor: mit dem Median von 90 Tagen, mit dem niedrigsten aus 30 und aus 90 Tagen und mit der Richtung, in die der Preis ging. Ein Preis, der nur erhöht wurde, um gesenkt zu werden, wird nicht gelobt. Mit weniger als 14 Tagen Preisen gibt es kein Urteil.',
        'Eine Preissenkung steht nur da, wo ein Angebot weniger kostet als dasselbe Angebot in den 30 Tagen davor; ein vom Shop selbst durchgestrichener Preis zählt nicht.',
      ],
    },
    {
      title: 'Wie frisch Preise sind',
      paragraphs: [
        'Jedes Angebot sagt, wann es zuletzt geprüft wurde. Ein Shop kann seinen Preis seitdem geändert haben; es gilt der Preis im Warenkorb. Stimmt hier ein Preis nicht, melde ihn über „Preis falsch?“ neben dem Angebot.',
      ],
    },
  ],
};
