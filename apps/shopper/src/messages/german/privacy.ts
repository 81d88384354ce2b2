import type { Prose } from '../prose';

/** What is kept, where, for how long and why. */
export const privacy: Prose = {
  title: 'Datenschutz',
  lead: 'Du kannst suchen, vergleichen und zu Shops gehen, ohne Konto und ohne verfolgt zu werden. Das wird trotzdem gespeichert.',
  parts: [
    {
      title: 'Auf deinem Gerät',
      paragraphs: [
        'Dein Browser speichert Folgendes für diese Seite. Es verlässt ihn nur, wo es hier steht.',
      ],
      points: [
        'Dein Farbschema, deine Sprache und was du zuletzt gesucht hast. Im Suchfeld kannst du diese Suchen löschen.',
        'Deinen Verlauf und deine Merkliste, damit beides ohne Konto funktioniert. Wenn du ein Konto anlegst, ziehen sie dorthin um.',
        'Die letzten 50 Produkt- und Ergebnisseiten, die du geöffnet hast, damit du sie ohne Verbindung lesen kannst. Wenn du deinen Verlauf leerst oder dich abmeldest, werden sie gelöscht.',
        'Solange der Tab offen ist: den Link oder die Wörter einer Suche, damit ihre Seite neu geladen werden kann.',
        'Deine Antwort auf die Frage nach der Statistik.',
        'Nur wenn du der Statistik zugestimmt hast, solange der Tab offen ist: eine zufällige Sitzungskennung und die Kampagne, die in der Adresse stand, über die du gekommen bist.',
      ],
    },
    {
      title: 'Auf unserem Server',
      paragraphs: ['Die Betreiber dieser Installation speichern Folgendes.'],
      points: [
        'Suchen: den Link oder die Wörter, und was gefunden wurde, unter einer zufälligen Kennung. Wer die Adresse einer Ergebnisseite hat, sieht sie; dein Name steht nicht dabei.',
        'Was das Lesezeichen schickt, wenn du es verwendest: Titel, Nummern, Preis und Bild des Produkts auf der Seite, auf der du darauf geklickt hast, zusammen mit der Suche. Diesen Preis bekommt sonst niemand zu sehen, und vor dem Klick wird nichts gesendet.',
        'Besuche bei Shops: wann, bei welchem Angebot und Shop, aus welcher Suche. Weder deine Adresse noch eine Kennung von dir steht dabei.',
        'Wenn du der Statistik zugestimmt hast: was auf der Seite getan wurde, mit einem Prüfwert aus deinem Netz und deinem Browser und einem Zusatz, der jeden Tag ein anderer ist und dann gelöscht wird. Niemand kann daraus erkennen, wer du warst oder dass du an einem anderen Tag wiedergekommen bist. Diese Einträge werden nach 90 Tagen gelöscht.',
        'Meldungen falscher Preise: das Angebot, deinen Text und den angezeigten Preis. Nichts über dich.',
        'Mit Konto: deine E-Mail-Adresse, einen Prüfwert deines Passworts, aus dem es sich nicht zurücklesen lässt, wo du angemeldet bist, deinen Verlauf, deine Merkliste und deine Preiswecker. Du kannst alles herunterladen und das Konto löschen.',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'Es gibt drei Cookies. Zwei gelten nur für Angemeldete: Eins belegt, dass du angemeldet bist, das andere, dass du dich mit diesem Browser schon einmal angemeldet hast, damit dich niemand durch Raten deines Passworts aussperrt. Das dritte merkt sich die Sprache, sobald du eine wählst. Ohne Konto und ohne Wahl gibt es keins. Cookies von anderen werden nicht gesetzt.',
      ],
    },
    {
      title: 'Statistik, und wie man Nein sagt',
      paragraphs: [
        'Wo die Betreiber dieser Installation nach deiner Zustimmung fragen, wird vorher nichts gezählt. Sendet dein Browser Global Privacy Control oder Do Not Track, gilt das als Nein, was auch angeklickt wurde.',
        'Links zu Shops funktionieren so oder so gleich. Das Kennzeichen des Shops darin sagt, dass der Besuch von hier kam; es sagt nichts darüber, wer du bist.',
      ],
    },
    {
      title: 'Wer sonst etwas erfährt',
      paragraphs: [
        'Ein Shop, zu dem du gehst, erfährt, was jede Seite von ihren Besuchern erfährt, und dass du von hier kommst. Wenn du einen Link einfügst, liest unser Server die Seite; der Shop sieht unseren Server, nicht dich.',
        'Produktbilder kommen von den Servern der Shops, die daher sehen, dass jemand ein Bild ansieht. Dein Browser wird angewiesen, nicht zu verraten, auf welcher Seite er ist.',
      ],
    },
    {
      title: 'Wer verantwortlich ist',
      paragraphs: [
        'PriceHunt ist ein Programm, das jeder betreiben kann. Für deine Daten verantwortlich ist, wer diese Installation betreibt.',
      ],
    },
  ],
};
