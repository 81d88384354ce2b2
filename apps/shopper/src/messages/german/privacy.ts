import type { Prose } from '../prose';

export const privacy: Prose = {
  title: 'Datenschutz',
  lead: 'Du kannst ohne Konto suchen, vergleichen und Shops besuchen, und du kannst die Statistik ablehnen. Hier steht, was wir speichern.',
  parts: [
    {
      title: 'Auf deinem Gerät',
      paragraphs: [
        'Dein Browser speichert Folgendes für diese Website. Sofern nicht anders angegeben, bleibt es auf deinem Gerät.',
      ],
      points: [
        'Deine Darstellung (hell oder dunkel), deine Sprache, dein Lieferland, deine Währung und deine letzten Suchen. Die Suchen kannst du im Suchfeld löschen.',
        'Deinen Verlauf und deine Merkliste, damit beides ohne Konto funktioniert. Wenn du ein Konto erstellst, werden sie dorthin übernommen.',
        'Die letzten 50 Produkt- und Ergebnisseiten, die du geöffnet hast, damit du sie offline ansehen kannst. Gelöscht werden sie, wenn du deinen Verlauf löschst oder dich abmeldest.',
        'Solange der Tab offen ist: den Link oder die Wörter deiner Suche, damit sich die Seite neu laden lässt.',
        'Ob du der Statistik zugestimmt oder sie abgelehnt hast.',
        'Wenn die Statistik aktiv ist (weil du zugestimmt hast oder diese Website Besuche misst, bis du ablehnst): eine zufällige Sitzungs-ID und die Kampagne aus dem Link, über den du gekommen bist, solange der Tab offen ist. Außerdem bis zu 50 Ereignisse, die noch nicht gesendet werden konnten.',
      ],
    },
    {
      title: 'Auf unserem Server',
      paragraphs: ['Die Betreiber dieser Website speichern Folgendes.'],
      points: [
        'Suchen: den Link oder die Wörter, Lieferland und Währung und die Ergebnisse, unter einer zufälligen ID. Wer den Link zu einer Ergebnisseite hat, kann sie öffnen. Dein Name wird nicht dazu gespeichert.',
        'Wenn du das Lesezeichen oder die Browser-Erweiterung verwendest: die Adresse der Seite, die du vergleichst, ihr Produkt-Markup, ihre Beschreibung, Überschriften, Preise, Schaltflächentexte und Bildadresse, zusammen mit der Suche. Diesen Preis zeigen wir niemand anderem, und vor dem Klick wird nichts gesendet.',
        'Besuche bei Shops: Zeitpunkt, Angebot, Shop und Suche. Deine IP-Adresse oder eine ID von dir speichern wir dazu nicht.',
        'Wenn die Statistik aktiv ist: was du auf der Seite getan hast, mit einem Hash aus deinem Netzwerk und deinem Browser. Der Hash enthält einen Zufallswert, der täglich wechselt und danach gelöscht wird. So kann niemand erkennen, wer du bist oder ob du an einem anderen Tag wiedergekommen bist. Diese Einträge werden nach 90 Tagen gelöscht.',
        'Problemmeldungen: das Angebot, deinen Text und den angezeigten Preis. Nichts über dich.',
        'Mit Konto: deine E-Mail-Adresse, einen Hash deines Passworts, aus dem es sich nicht wiederherstellen lässt, deine Sitzungen, deinen Verlauf, deine Merkliste und deine Preisalarme. Du kannst alles herunterladen und dein Konto löschen.',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'Wir verwenden drei Cookies. Zwei werden nur gesetzt, wenn du dich anmeldest: Das eine hält dich angemeldet, das andere merkt sich, dass du dich mit diesem Browser schon einmal angemeldet hast, damit dich niemand durch das Raten deines Passworts aussperren kann. Das dritte merkt sich deine Sprache, sobald du eine wählst. Ohne Konto und ohne Sprachwahl werden keine Cookies gesetzt. Cookies von Drittanbietern gibt es nicht.',
      ],
    },
    {
      title: 'Statistik und wie du ablehnst',
      paragraphs: [
        'Fragt diese Website nach deiner Zustimmung, wird vorher nichts gemessen. Fragt sie nicht, misst sie Besuche, bis du unten auf der Seite unter „Datenschutzeinstellungen“ ablehnst. Lehnst du ab, löschen wir, was dein Browser für die Statistik gespeichert hat. Sendet dein Browser Global Privacy Control oder Do Not Track, gilt das als Ablehnung, egal was du angeklickt hast.',
        'Links zu Shops funktionieren in jedem Fall gleich. Nehmen wir am Partnerprogramm des Shops teil, enthalten sie unsere Partnerkennung und manchmal eine Kennung für diesen einen Besuch. Beides zeigt, dass der Besuch von hier kam, aber nicht, wer du bist.',
      ],
    },
    {
      title: 'Was andere erfahren',
      paragraphs: [
        'Wenn du einen Shop besuchst, erfährt er, was jede Website über ihre Besucher erfährt, und dass du von hier kommst. Wenn du einen Link einfügst, liest unser Server die Seite. Der Shop sieht unseren Server, nicht dich.',
        'Produktbilder kommen von den Servern der Shops. Diese sehen deshalb, dass jemand ein Bild ansieht. Wir weisen deinen Browser an, ihnen nicht mitzuteilen, auf welcher Seite du gerade bist.',
      ],
    },
    {
      title: 'Wer verantwortlich ist',
      paragraphs: [
        'PriceHunt ist eine Software, die jeder betreiben kann. Für deine Daten ist der Betreiber dieser Website verantwortlich.',
      ],
    },
  ],
};
