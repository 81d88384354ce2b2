/** The English texts about passkeys, which only the consoles have. */
export const englishPasskeyWords = {
  title: 'Passkeys',
  signIn: 'Sign in with a passkey',
  sentence:
    'Sign in with your fingerprint, face, PIN or security key. A passkey replaces the password and the code.',
  none: 'No passkeys yet.',
  notOffered: 'Passkeys need a domain. You opened this console by its IP address.',
  couldNotLoad: 'We couldn’t load your passkeys',
  notChosen: 'No passkey was used. Try again, or use your password.',
  add: 'Add passkey',
  defaultName: (day: string) => `Passkey added ${day}`,
  added: 'Passkey added. You can now sign in with it.',
  neverUsed: 'never used',
  used: (moment: string) => `last used ${moment}`,
  synced: 'synced',
  name: 'Name',
  nameProblem: 'Enter a name.',
  rename: 'Rename',
  renameSpoken: (name: string) => `Rename ${name}`,
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Remove',
  removeSpoken: (name: string) => `Remove ${name}`,
  removed: 'The passkey was removed.',
};

export type PasskeyWords = typeof englishPasskeyWords;

export const germanPasskeyWords: PasskeyWords = {
  title: 'Passkeys',
  signIn: 'Mit Passkey anmelden',
  sentence:
    'Anmelden mit Fingerabdruck, Gesicht, PIN oder Sicherheitsschlüssel. Ein Passkey ersetzt Passwort und Code.',
  none: 'Noch keine Passkeys.',
  notOffered: 'Passkeys brauchen eine Domain; diese Konsole ist unter einer IP-Adresse geöffnet.',
  couldNotLoad: 'Die Passkeys konnten nicht geladen werden',
  notChosen: 'Es wurde kein Passkey verwendet. Bitte erneut versuchen oder das Passwort verwenden.',
  add: 'Passkey hinzufügen',
  defaultName: (day) => `Passkey vom ${day}`,
  added: 'Der Passkey wurde hinzugefügt und kann zum Anmelden verwendet werden.',
  neverUsed: 'nie verwendet',
  used: (moment) => `zuletzt verwendet ${moment}`,
  synced: 'synchronisiert',
  name: 'Name',
  nameProblem: 'Bitte einen Namen eingeben.',
  rename: 'Umbenennen',
  renameSpoken: (name) => `${name} umbenennen`,
  save: 'Speichern',
  cancel: 'Abbrechen',
  remove: 'Entfernen',
  removeSpoken: (name) => `${name} entfernen`,
  removed: 'Der Passkey wurde entfernt.',
};
