export const firstAdmin = {
  title: 'Create the first admin',
  lead: 'You’ll manage this PriceHunt installation with this account.',
  loading: 'Loading…',
  submit: 'Create admin and sign in',
  emailTaken: 'A merchant account already uses this address. Enter another one.',
  brokenTitle: 'This link is no longer valid',
  broken:
    'The link works once, for one day, and only while there is no admin. If there is still no admin, restart PriceHunt to get a new link.',
  toSignIn: 'Sign in',
};
