import type { Prose } from '../prose';

export const privacy: Prose = {
  title: 'Privacy',
  lead: 'You can search, compare and visit shops without an account, and you can decline statistics. This is what we store.',
  parts: [
    {
      title: 'On your device',
      paragraphs: [
        'Your browser stores the following for this site. It stays on your device unless stated otherwise.',
      ],
      points: [
        'Your theme, language, delivery country and currency, and your recent searches. You can clear the searches in the search box.',
        'Your history and favourites, so that they work without an account. When you create an account, they move to it.',
        'The last 50 product and results pages you opened, so that you can view them offline. They’re deleted when you clear your history or sign out.',
        'While the tab is open: the link or words you searched for, so that the page can be reloaded.',
        'Whether you allowed or declined statistics.',
        'If statistics are on (you allowed them, or this site measures visits until you decline): a random session ID and the campaign in the link that brought you here, while the tab is open. Also up to 50 events that couldn’t be sent yet.',
      ],
    },
    {
      title: 'On our server',
      paragraphs: ['The people who run this site store the following.'],
      points: [
        'Searches: the link or words, the delivery country and currency, and the results, under a random ID. Anyone with the link to a results page can open it. Your name isn’t stored with it.',
        'If you use the bookmark or the browser extension: the address of the page you compare, its product markup and description, headings, prices, button labels and image address, together with the search. We don’t show that price to anyone else, and nothing is sent before you click.',
        'Visits to shops: the time, the offer, the shop and the search. We don’t store your IP address or any ID of yours with them.',
        'If statistics are on: what you did on the page, with a hash of your network and browser. The hash uses a salt that changes every day and is then deleted, so nobody can tell who you are or that you came back on another day. These records are deleted after 90 days.',
        'Problem reports: the offer, what you wrote and the price shown. Nothing about you.',
        'With an account: your e-mail address, a hash of your password that can’t be turned back into the password, your sessions, history, favourites and price alerts. You can download all of it and delete your account.',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'We use three cookies. Two are set only when you sign in: one keeps you signed in, and the other remembers that you’ve signed in with this browser before, so that nobody can lock you out by guessing your password. The third remembers your language once you choose one. Without an account or a language choice, no cookies are set. There are no third-party cookies.',
      ],
    },
    {
      title: 'Statistics and how to decline',
      paragraphs: [
        'If this site asks for your consent, nothing is measured until you agree. If it doesn’t ask, it measures visits until you decline under “Privacy settings” at the bottom of every page. If you decline, we delete what your browser stored for statistics. If your browser sends Global Privacy Control or Do Not Track, we treat that as declined, whatever you clicked.',
        'Links to shops work the same either way. If we take part in the shop’s affiliate program, they include our affiliate tag. They may also include a reference for this one visit. Both show that the visit came from this site, but not who you are.',
      ],
    },
    {
      title: 'What others learn',
      paragraphs: [
        'When you visit a shop, it sees what every website sees of its visitors, and that you came from here. When you paste a link, our server reads the page, so the shop sees our server, not you.',
        'Product images come from the shops’ own servers, so they can see that somebody is viewing an image. We tell your browser not to send them the address of the page you’re on.',
      ],
    },
    {
      title: 'Who is responsible',
      paragraphs: [
        'PriceHunt is software that anyone can run. The operator of this site is responsible for your data.',
      ],
    },
  ],
};
