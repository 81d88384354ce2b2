/** Consent to measuring. */
export const consent = {
  label: 'Privacy',
  title: 'May we measure visits?',
  inShort: 'Which link led you here, which offers you open. Nothing is kept before you allow it.',
  explanation:
    'We would keep which link led you here and which offers you open: shops pay by it, and we see what does not work. Nothing is kept or sent before you allow it, and everything works either way.',
  allow: 'Allow',
  refuse: 'Refuse',
  allowedOn: (day: string) => `You allowed it on ${day}.`,
  refusedOn: (day: string) => `You refused it on ${day}.`,
  taken: 'You have not chosen yet; this site measures visits until you refuse.',
  notChosen: 'You have not chosen yet. Nothing is kept or sent.',
  refusedByBrowser:
    'Your browser asks sites not to do this (Global Privacy Control or Do Not Track). That holds here: nothing is kept or sent.',
};
