import { englishAccountWords } from '@pricehunt/account-forms';

/** Signing in, registering, and what mailed links lead to. */
export const signIn = {
  account: englishAccountWords,
  titles: { login: 'Sign in', signup: 'Create an account', forgot: 'Set a new password' },
  lead: 'An account keeps your favourites, history and alerts on every device. Comparing prices needs none.',
  submit: { login: 'Sign in', signup: 'Create account' },
  toSignup: 'Create an account',
  toLogin: 'I have an account',
  signedIn: 'You are signed in',
  welcome: 'Your account is there',
  welcomeNext: (email: string) => `We sent a link to ${email} that confirms the address is yours.`,
  already: (email: string) => `You are signed in as ${email}.`,
  goOn: 'Go on',
  toAccount: 'To my account',
  mockTitle: 'Demo sign-in: nothing is checked or kept',
  mockSentence: 'Any address and any password will do. A reload forgets them.',
  verify: {
    doneNext: (email: string) => `Alerts can now be mailed to ${email}.`,
    brokenNext: 'It may have been used already. Your account page can send a new one.',
  },
};
