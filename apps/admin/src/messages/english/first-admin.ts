/** Creating the first admin. */
export const firstAdmin = {
  title: 'Create the first admin',
  lead: 'You will manage this installation with this account. You’re signed in right after.',
  loading: 'Loading: the link',
  submit: 'Create admin and sign in',
  emailTaken: 'A merchant already has an account with this address. Use another address.',
  brokenTitle: 'This link doesn’t work any more',
  broken:
    'It works once, for a day, and only while there is no admin. If there is none yet, restart PriceHunt: it prints a new link.',
  toSignIn: 'Sign in',
};
