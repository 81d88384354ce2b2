import type { Prose } from '../prose';

/** What is kept, where, for how long and why. */
export const privacy: Prose = {
  title: 'Privacy',
  lead: 'You can search, compare and go to shops without an account and without being followed. This is what is kept all the same.',
  parts: [
    {
      title: 'On your device',
      paragraphs: ['Your browser keeps these things for this site. They leave it only where it says so.'],
      points: [
        'Your theme and your language, and what you searched for recently. The search box offers to forget those searches.',
        'Your history and your favourites, so that both work without an account. Once you sign up they move into your account.',
        'The last 50 product and results pages that you opened, so that you can read them without a connection. Clearing your history or signing out deletes them.',
        'For as long as the tab is open: the link or the words of a search, so that its page can be loaded again.',
        'Your answer to the question about statistics.',
        'Only if you agreed to statistics, for as long as the tab is open: a random session id, and the campaign that the address you came by named.',
      ],
    },
    {
      title: 'On our server',
      paragraphs: ['The people who run this installation keep the following.'],
      points: [
        'Searches: the link or the words, and what was found, under a random id. Whoever has the address of a results page sees it; your name is not with it.',
        'What the bookmark brings, if you use it: title, codes, price and picture of the product on the page you clicked it on, with the search. Nobody else is shown that price, and nothing is sent before you click.',
        'Visits to shops: when, to which offer and shop, from which search. Neither your address nor an id of yours is kept with them.',
        'If you agreed to statistics: what was done on the page, with a hash that is made from your network and your browser with a salt that changes every day and is then thrown away. Nobody can tell from it who you were, or that you came again another day. These records are removed after 90 days.',
        'Reports of wrong prices: the offer, what you wrote, and the price shown. Nothing about you.',
        'With an account: your e-mail address, a hash of your password that it cannot be read back from, where you are signed in, your history, favourites and alerts. You can download all of it and delete the account.',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'There are three cookies. Two are only for people who sign in: one proves that you are signed in, the other that you have signed in with this browser before, so that nobody locks you out by guessing your password. The third keeps the language, once you choose one. Without an account and a choice there is none. No cookie of anybody else is set.',
      ],
    },
    {
      title: 'Statistics, and how to say no',
      paragraphs: [
        'Where the people who run this installation ask for your consent, nothing is counted before you agreed. If your browser sends Global Privacy Control or Do Not Track, that is a no, whatever was clicked.',
        'Links to shops work the same either way. They carry the shop’s tag that says that the visit came from here; it says nothing of who you are.',
      ],
    },
    {
      title: 'Who else learns something',
      paragraphs: [
        'A shop that you go to learns what every site learns of its visitors, and that you came from here. When you paste a link, our server reads that page; the shop sees our server, not you.',
        'Pictures of products come from the shops’ own servers, which therefore see that somebody looks at a picture. Your browser is told not to say which page it is on.',
      ],
    },
    {
      title: 'Who is responsible',
      paragraphs: [
        'PriceHunt is a program that anybody can run. Responsible for your data is whoever runs this installation.',
      ],
    },
  ],
};
