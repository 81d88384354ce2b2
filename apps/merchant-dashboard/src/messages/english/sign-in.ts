import { englishAccountWords, englishPasskeyWords, englishProviderWords } from '@pricehunt/account-forms';

/** Sign-in, registration, invitations and the screens that e-mailed links open. */
export const signIn = {
  account: englishAccountWords,
  passkeys: englishPasskeyWords,
  providers: englishProviderWords,
  problems: {
    businessName: 'Use up to 120 characters.',
    storeDomain: 'Enter your store’s domain, such as shop.example.',
  },
  login: {
    lead: 'Sign in to your business account.',
    toRegister: 'Create a business account',
  },
  register: {
    title: 'Create a business account',
    lead: 'Show your prices where people compare them. Accounts are free.',
    businessName: 'Business name',
    businessNameHint: 'Optional. The name shoppers know you by.',
    storeDomain: 'Store domain',
    storeDomainHint: 'Optional. For example, shop.example. You can add it later.',
    submit: 'Create account',
    toLogin: 'Already have an account? Sign in',
  },
  verify: {
    doneNext: (email: string) => `You can now invite your team and create API keys as ${email}.`,
    brokenNext: 'It may have been used already. You can request a new one in the dashboard.',
    toDashboard: 'Go to the dashboard',
  },
  invitation: {
    title: 'Invitation',
    loading: 'Loading invitation',
    heading: (business: string) => `Join ${business}`,
    lead: (email: string, role: string) => `Invitation for ${email}. Role: ${role}.`,
    broken: 'This invitation is no longer valid',
    brokenNext: 'It was already used or withdrawn, or it has expired. Ask the team for a new one.',
    choosePassword: 'Choose a password',
    accept: 'Join team',
    signInFirst: 'You already have an account with this e-mail address. Sign in to accept the invitation.',
    signIn: 'Sign in',
    wrongAccount: (email: string) =>
      `You’re signed in as ${email}, but the invitation is for another address. Sign out to continue.`,
    signOut: 'Sign out',
    joined: (business: string) => `You’ve joined ${business}`,
  },
  connect: {
    title: 'Connect your store',
    lead: 'List your products on PriceHunt and see the clicks and orders they get.',
    steps: [
      'Create a business account and verify your domain.',
      'Import your catalog from Shopify, a product feed or the API.',
      'Connect orders to see which clicks led to them.',
    ],
  },
};
