import { englishAccountWords } from '@pricehunt/account-forms';

export const signIn = {
  account: englishAccountWords,
  titles: { login: 'Sign in', signup: 'Create account', forgot: 'Reset your password' },
  lead: 'With an account, your favourites, history and price alerts sync across your devices. You don’t need one to compare prices.',
  submit: { login: 'Sign in', signup: 'Create account' },
  toSignup: 'Create account',
  toLogin: 'I already have an account',
  signedIn: 'You’re signed in',
  welcome: 'Your account is ready',
  welcomeNext: (email: string) => `We’ve sent a link to ${email}. Open it to verify your address.`,
  already: (email: string) => `You’re signed in as ${email}.`,
  next: 'Continue',
  toAccount: 'Go to my account',
  mockTitle: 'Demo sign-in: nothing is checked or saved',
  mockSentence: 'Use any e-mail address and password. They’re gone when you reload the page.',
  verify: {
    doneNext: (email: string) => `We can now send price alerts to ${email}.`,
    brokenNext: 'It may have been used already. You can request a new one on your account page.',
  },
};
