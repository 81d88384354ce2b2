import { englishAccountWords } from '@pricehunt/account-forms';

/** Signing in, registering, invitations, and what mailed links lead to. */
export const signIn = {
  account: englishAccountWords,
  problems: {
    businessName: 'Use at most 120 characters.',
    storeDomain: 'Write the domain of your store, such as shop.example.',
  },
  login: {
    lead: 'To your shop on PriceHunt.',
    toRegister: 'Register your business',
  },
  register: {
    title: 'Register your business',
    lead: 'Show your prices where people compare them. An account costs nothing.',
    businessName: 'Business name',
    businessNameHint: 'As shoppers know you. You may leave it out.',
    storeDomain: 'Store domain',
    storeDomainHint: 'Such as shop.example. You may leave it out and tell it later.',
    submit: 'Create account',
    toLogin: 'I have an account',
  },
  verify: {
    doneNext: (email: string) => `You can now invite your team and make keys as ${email}.`,
    brokenNext: 'It may have been used already. The first page of your dashboard can send a new one.',
    toDashboard: 'To the dashboard',
  },
  invitation: {
    title: 'Invitation',
    loading: 'Reading the invitation',
    heading: (business: string) => `Join ${business}`,
    lead: (email: string, role: string) => `${email} is invited as ${role}.`,
    broken: 'This invitation does not work any more',
    brokenNext: 'It was used or withdrawn, or has run out. Ask for a new one where you were invited.',
    choosePassword: 'Choose a password',
    accept: 'Join the team',
    signInFirst: 'This address has an account. Sign in with it to accept.',
    signIn: 'Sign in and come back',
    wrongAccount: (email: string) => `You are signed in as ${email}, which is another address.`,
    signOut: 'Sign out',
    joined: (business: string) => `You are on the team of ${business}.`,
  },
  connect: {
    title: 'Connect your store',
    lead: 'Bring your catalog, and see what shoppers do with it.',
    steps: [
      'Register your business and prove that the store is yours.',
      'Bring your catalog: a Shopify store, a product feed, or pushes by an API key.',
      'Send your orders, and see which clicks led to them.',
    ],
  },
};
