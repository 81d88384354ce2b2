/** The English texts about sign-in providers (OpenID Connect), which only the consoles have. */
export const englishProviderWords = {
  title: 'Sign-in providers',
  or: 'or',
  signInBy: (label: string) => `Sign in with ${label}`,
  signInTitle: 'Sign in',
  expired: 'This page only works when a sign-in provider sends you here.',
  returning: 'Signing you in…',
  failed: 'You’re not signed in',
  linkFailed: 'The provider wasn’t linked',
  toSignIn: 'Back to sign in',
  toSettings: 'Back to your account',
  confirmTitle: 'Link your account',
  confirmLead: (email: string) =>
    `${email} already has an account here. Enter its password once to sign in this way from now on.`,
  confirm: 'Link and sign in',
  sentence: 'Sign in without typing your password. Two-factor authentication still asks for a code.',
  couldNotLoad: 'We couldn’t load your sign-in providers',
  used: (moment: string) => `last used ${moment}`,
  link: (label: string) => `Link ${label}`,
  linked: 'The provider is linked. You can now sign in with it.',
  unlink: 'Unlink',
  unlinkSpoken: (label: string) => `Unlink ${label}`,
  unlinked: 'The provider is unlinked.',
};

export type ProviderWords = typeof englishProviderWords;

export const germanProviderWords: ProviderWords = {
  title: 'Anmeldedienste',
  or: 'oder',
  signInBy: (label) => `Mit ${label} anmelden`,
  signInTitle: 'Anmelden',
  expired: 'Diese Seite funktioniert nur auf dem Weg zurück von einem Anmeldedienst.',
  returning: 'Anmeldung läuft …',
  failed: 'Die Anmeldung hat nicht geklappt',
  linkFailed: 'Der Anmeldedienst wurde nicht verknüpft',
  toSignIn: 'Zurück zur Anmeldung',
  toSettings: 'Zurück zum Konto',
  confirmTitle: 'Konto verknüpfen',
  confirmLead: (email) =>
    `${email} hat hier bereits ein Konto. Nach einmaliger Eingabe des Passworts ist künftig diese Anmeldung möglich.`,
  confirm: 'Verknüpfen und anmelden',
  sentence:
    'Anmelden ohne Eingabe des Passworts. Bei Zwei-Faktor-Authentifizierung ist weiterhin ein Code nötig.',
  couldNotLoad: 'Die Anmeldedienste konnten nicht geladen werden',
  used: (moment) => `zuletzt verwendet ${moment}`,
  link: (label) => `${label} verknüpfen`,
  linked: 'Der Anmeldedienst ist verknüpft und kann zum Anmelden verwendet werden.',
  unlink: 'Verknüpfung aufheben',
  unlinkSpoken: (label) => `Verknüpfung mit ${label} aufheben`,
  unlinked: 'Die Verknüpfung ist aufgehoben.',
};
