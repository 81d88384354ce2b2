import type { Prose } from '../prose';

/** What is kept, where, for how long and why. */
export const privacy: Prose = {
  title: 'Datenschutz',
  lead: 'Suchen, vergleichen und zu Shops gehen können Sie ohne Konto und ohne verfolgt zu werden. Das wird trotzdem gespeichert.',
  parts: [
    {
      title: 'Auf Ihrem Gerät',
      paragraphs: [
        'Ihr Browser bewahrt das Folgende für diese Seite auf. Es verlässt ihn nur, wo es hier steht.',
      ],
      points: [
        'Ihr Farbschema und Ihre Sprache, und was Sie zuletzt gesucht haben. Das Suchfeld bietet an, diese Suchen zu vergessen.',
        'Ihren Verlauf und Ihre Favoriten, damit beides ohne Konto geht. Wenn Sie sich anmelden, ziehen sie in Ihr Konto um.',
        'Solange der Tab offen ist: den Link oder die Wörter einer Suche, damit ihre Seite neu geladen werden kann.',
        'Ihre Antwort auf die Frage nach der Statistik.',
        'Nur wenn Sie der Statistik zugestimmt haben, solange der Tab offen ist: eine zufällige Sitzungskennung und die Kampagne, die in der Adresse stand, über die Sie kamen.',
      ],
    },
    {
      title: 'Auf unserem Server',
      paragraphs: ['Die Betreiber dieser Installation bewahren das Folgende auf.'],
      points: [
        'Suchen: den Link oder die Wörter, und was gefunden wurde, unter einer zufälligen Kennung. Wer die Adresse einer Ergebnisseite hat, sieht sie; Ihr Name steht nicht dabei.',
        'Besuche bei Shops: wann, bei welchem Angebot und Shop, aus welcher Suche. Weder Ihre Adresse noch eine Kennung von Ihnen steht dabei.',
        'Wenn Sie der Statistik zugestimmt haben: was auf der Seite getan wurde, mit einem Prüfwert aus Ihrem Netz und Ihrem Browser und einem Zusatz, der jeden Tag ein anderer ist und dann weggeworfen wird. Niemand kann daraus sehen, wer Sie waren oder dass Sie an einem anderen Tag wiederkamen. Diese Einträge werden nach 90 Tagen gelöscht.',
        'Meldungen falscher Preise: das Angebot, was Sie schrieben, und den gezeigten Preis. Nichts über Sie.',
        'Mit Konto: Ihre E-Mail-Adresse, einen Prüfwert Ihres Passworts, aus dem es sich nicht zurücklesen lässt, wo Sie angemeldet sind, Ihren Verlauf, Ihre Favoriten und Preisalarme. Sie können alles herunterladen und das Konto löschen.',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'Es gibt drei Cookies. Zwei gelten nur für Angemeldete: Eines belegt, dass Sie angemeldet sind, das andere, dass Sie sich mit diesem Browser schon einmal angemeldet haben, damit niemand Sie durch Raten Ihres Passworts aussperrt. Das dritte merkt sich die Sprache, sobald Sie eine wählen. Ohne Konto und ohne Wahl gibt es keines. Cookies von anderen werden nicht gesetzt.',
      ],
    },
    {
      title: 'Statistik, und wie man Nein sagt',
      paragraphs: [
        'Wo die Betreiber dieser Installation nach Ihrer Zustimmung fragen, wird vorher nichts gezählt. Sendet Ihr Browser Global Privacy Control oder Do Not Track, gilt das als Nein, was auch angeklickt wurde.',
        'Links zu Shops gehen so oder so gleich. Sie tragen das Kennzeichen des Shops, das sagt, dass der Besuch von hier kam; es sagt nichts darüber, wer Sie sind.',
      ],
    },
    {
      title: 'Wer sonst etwas erfährt',
      paragraphs: [
        'Ein Shop, zu dem Sie gehen, erfährt, was jede Seite von ihren Besuchern erfährt, und dass Sie von hier kamen. Wenn Sie einen Link einfügen, liest unser Server die Seite; der Shop sieht unseren Server, nicht Sie.',
        'Produktbilder kommen von den Servern der Shops, die daher sehen, dass jemand ein Bild ansieht. Ihr Browser wird angewiesen, nicht zu sagen, auf welcher Seite er ist.',
      ],
    },
    {
      title: 'Wer verantwortlich ist',
      paragraphs: [
        'PriceHunt ist ein Programm, das jeder betreiben kann. Für Ihre Daten verantwortlich ist, wer diese Installation betreibt.',
      ],
    },
  ],
};
