import type { Prose } from '../prose';

export const rankingExplained: Prose = {
  title: 'So entsteht die Reihenfolge',
  lead: 'Das günstigste Angebot für dasselbe Produkt steht oben, Versand inklusive. Was ein Shop uns zahlt, spielt keine Rolle.',
  parts: [
    {
      title: 'Die Reihenfolge',
      paragraphs: [
        'Angebote mit Lieferung in dein Land stehen vor solchen ohne, verfügbare vor ausverkauften und neue vor gebrauchten Artikeln. Danach steht der niedrigste Gesamtpreis oben: Artikelpreis plus Versand, in einer Währung. Bei gleichem Preis steht das zuletzt geprüfte Angebot oben.',
        'Wir verwenden die Versandkosten, die der Shop für dein Land angibt. Nennt er kein Land, gelten sie nur im Heimatland des Shops.',
        'In den USA und Kanada zählt der angezeigte Preis, mit oder ohne Steuer. In anderen Ländern stehen Preise mit Steuer oben. Preise ohne Steuer sind immer gekennzeichnet.',
        'Ein Angebot mit unbekannten Versandkosten gilt nie als versandkostenfrei. Es trägt den Hinweis „zzgl. Versand“, wird nach dem Artikelpreis einsortiert und nie als bestes Angebot bezeichnet, solange ein anderes nachweislich günstiger ist.',
        'Preise in anderen Währungen rechnen wir zu den Referenzkursen der Europäischen Zentralbank um. Angebote ohne Wechselkurs listen wir getrennt, und die Seite zeigt, wie viele Angebote einsortiert sind.',
      ],
    },
    {
      title: 'Was die Reihenfolge nie beeinflusst',
      paragraphs: [
        'Manche Shops zahlen uns eine Provision, wenn ein von uns vermittelter Besuch zu einer Bestellung führt. In die Reihenfolge fließt das nicht ein: Die Partnerkennung kommt erst in den Link, wenn die Reihenfolge feststeht.',
        'Kein Shop kann sich einen besseren Platz kaufen. Es gibt keine gesponserten Einträge.',
      ],
    },
    {
      title: 'Wie wir Produkte zuordnen',
      paragraphs: [
        'Bei jedem Angebot steht, warum wir es für dasselbe Produkt halten. Von der sichersten zur unsichersten Zuordnung:',
      ],
      points: [
        'derselbe Barcode (EAN oder GTIN);',
        'dieselbe Marke und Modellnummer;',
        'ein Vergleich von Titel und Merkmalen mit Angabe der Sicherheit. Unterhalb eines Grenzwerts listen wir ein Angebot als ähnlich, nie als dasselbe Produkt.',
      ],
    },
    {
      title: 'Wie wir Angebote prüfen',
      paragraphs: [
        'Manche Shops senden uns ihre Angebote selbst. Wir vergleichen jedes Angebot mit den Angaben anderer Shops zum selben Produkt:',
      ],
      points: [
        'Beschreiben Titel oder Marke ein anderes Produkt, wird das Angebot zurückgehalten, bis der Shop es korrigiert oder wir es geprüft haben.',
        'Liegt der Preis unter der Hälfte des niedrigsten oder über dem Zweieinhalbfachen des höchsten Preises anderer Shops, zeigen wir das Angebot erst, wenn wir diesen Preis auf der Seite des Shops gefunden oder selbst geprüft haben.',
        'Einen gebrauchten Artikel, den sonst niemand gebraucht anbietet, vergleichen wir mit neuen: Das Gleiche gilt, wenn er weniger als ein Zehntel des niedrigsten Preises kostet.',
        'Zurückgehaltene Angebote zählen nirgends: nicht in Listen, Vergleichen, Preisalarmen oder Preisverläufen.',
        'Endet ein Angebot, entfernen wir die Preise seiner letzten 14 Tage aus dem Preisverlauf, wenn wir sie nie auf der Seite des Shops gefunden haben. Entfernen wir ein Angebot als falsch oder gefälscht, löschen wir alle seine Preise aus dem Verlauf.',
      ],
    },
    {
      title: 'Was wir getrennt listen',
      paragraphs: [
        'Andere Größen, Farben, Kapazitäten und Packungen sind andere Varianten und stehen in eigenen Gruppen, egal was sie kosten. Gebrauchte, generalüberholte und beschädigte Artikel mischen wir nicht mit neuen.',
        'Auf einer Produktseite gelten Produkte derselben Marke als Varianten, wenn ihre Titel bis auf Farbe, Größe, Kapazität und Packung übereinstimmen. Nennt ein Shop diese Angaben nicht, kann eine Variante fehlen.',
      ],
    },
    {
      title: 'Ob ein Preis gut ist',
      paragraphs: [
        'Wir vergleichen den niedrigsten Preis von heute mit dem niedrigsten Preis jedes früheren Tages, jeweils mit Versand in dein Land. Sind die Versandkosten dorthin bei keinem Shop bekannt, vergleichen wir Artikelpreise und schreiben das dazu. Es zählen der 90-Tage-Median, der Tiefstpreis der letzten 30 und 90 Tage und der Trend, aber keine Tage, an denen jeder Shop ausverkauft war. Ein Preis, der nur erhöht wurde, um ihn wieder zu senken, gilt nicht als gut. Liegen Preise für weniger als 14 Tage vor, bewerten wir den Preis nicht.',
        'Eine Preissenkung zeigen wir nur, wenn der niedrigste Preis des Produkts in den letzten 30 Tagen gefallen ist und als gut oder sehr gut gilt. Vom Shop selbst durchgestrichene Preise zählen nicht.',
      ],
    },
    {
      title: 'Wie aktuell Preise sind',
      paragraphs: [
        'Bei jedem Angebot steht, wann wir es zuletzt geprüft haben. Der Shop kann seinen Preis seitdem geändert haben. Es gilt der Preis im Warenkorb. Stimmt hier ein Preis nicht, wähle „Problem melden“ neben dem Angebot.',
      ],
    },
  ],
};
