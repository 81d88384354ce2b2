export const consent = {
  label: 'Privacy',
  title: 'Help us measure visits?',
  inShort: 'How you found us and which offers you open. Nothing is stored unless you allow it.',
  explanation:
    'We’d like to store which link brought you here and which offers you open. It shows us what works and what doesn’t, and some shops pay us based on it. Nothing is stored or sent unless you allow it, and everything works either way.',
  allow: 'Allow',
  refuse: 'Decline',
  allowedOn: (day: string) => `You allowed this on ${day}.`,
  refusedOn: (day: string) => `You declined this on ${day}.`,
  taken: 'You haven’t chosen yet. This site measures visits unless you decline.',
  notChosen: 'You haven’t chosen yet. Nothing is stored or sent.',
  refusedByBrowser:
    'Your browser sends Global Privacy Control or Do Not Track. We respect that: nothing is stored or sent.',
};
