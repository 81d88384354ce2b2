/** The account page and the account's menu. */
export const account = {
  title: 'My account',
  menu: (email: string) => `Account of ${email}`,
  menuShort: 'Account',
  signedOutTitle: 'You are not signed in',
  signedOutSentence: 'Favourites and history work without an account, on this device.',
  signOut: 'Sign out',
  signedOut: 'You are signed out. Your lists have left this device.',
  loading: 'Loading your account',
  email: {
    title: 'E-mail address',
    verified: 'proved',
    unverified: 'not proved yet',
    unverifiedSentence: 'Alerts are mailed to proved addresses only. Open the link that we sent you.',
    resend: 'Send the link again',
    resent: 'The link is on its way. Look into your mailbox.',
  },
  language: 'Language',
  data: {
    title: 'Your data',
    sentence: 'Everything that is kept about you, as a file: account, favourites, history, alerts.',
    download: 'Download my data',
  },
  everywhere: {
    title: 'Signed in elsewhere',
    sentence: 'Ends every session of this account, this one too.',
    submit: 'Sign out everywhere',
    done: 'You are signed out everywhere.',
  },
  deletion: {
    title: 'Delete the account',
    sentence: 'The account, its lists and its alerts are gone at once and cannot be brought back.',
    open: 'Delete my account',
    password: 'Your password, to be sure',
    submit: 'Delete for good',
    done: 'Your account is deleted.',
  },
};
