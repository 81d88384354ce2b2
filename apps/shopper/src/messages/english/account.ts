export const account = {
  title: 'My account',
  menu: (email: string) => `Account: ${email}`,
  menuShort: 'Account',
  signedOutTitle: 'You’re not signed in',
  signedOutSentence: 'Favourites and history also work on this device without an account.',
  signOut: 'Sign out',
  signedOut: 'You’re signed out. We’ve removed your favourites and history from this device.',
  loading: 'Loading your account',
  email: {
    title: 'E-mail address',
    verified: 'Verified',
    unverified: 'Not verified',
    unverifiedSentence:
      'We only send price alerts to verified addresses. Open the link in the e-mail we sent you.',
    resend: 'Resend link',
    resent: 'We’ve sent you a new link. Check your inbox.',
  },
  language: 'Language',
  data: {
    title: 'Your data',
    sentence: 'Download everything we store about you: account, favourites, history and price alerts.',
    download: 'Download my data',
  },
  everywhere: {
    title: 'Sessions',
    sentence: 'Sign out on all devices, including this one.',
    submit: 'Sign out everywhere',
    done: 'You’re signed out everywhere.',
  },
  deletion: {
    title: 'Delete account',
    sentence:
      'Your account, favourites, history and price alerts are deleted immediately. This can’t be undone.',
    open: 'Delete my account',
    password: 'Enter your password to confirm',
    submit: 'Delete permanently',
    keep: 'Cancel',
    done: 'Your account is deleted.',
  },
};
