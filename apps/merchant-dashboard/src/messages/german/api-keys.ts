import type { Messages } from '../english';

/** The API keys of a business. */
export const apiKeys: Messages['apiKeys'] = {
  title: 'API-Schlüssel',
  sentence:
    'Für Ihre eigene Software. Verwenden Sie geheime Schlüssel nur auf Servern. Öffentliche Schlüssel dürfen in Webseiten stehen.',
  loading: 'API-Schlüssel werden geladen',
  none: 'Noch keine API-Schlüssel.',
  create: 'API-Schlüssel erstellen',
  name: 'Name',
  nameHint: 'Wofür der Schlüssel ist, zum Beispiel „Lagerabgleich“.',
  nameMissing: 'Geben Sie einen Namen ein.',
  kind: 'Art',
  kinds: { secret: 'Geheim', publishable: 'Öffentlich' },
  kindSays: { secret: 'Für Server', publishable: 'Für Webseiten. Kann nur Ereignisse senden' },
  scopes: 'Berechtigungen',
  scopeMissing: 'Wählen Sie mindestens eine Berechtigung.',
  scopeNames: {
    'products.write': 'Produkte anlegen, ändern und löschen',
    'orders.write': 'Bestellungen und Erstattungen senden',
    'events.write': 'Ereignisse senden',
  },
  submit: 'Schlüssel erstellen',
  once: 'Kopieren Sie den Schlüssel jetzt',
  onceSentence: 'Er wird nur einmal angezeigt. Wir speichern nur einen Fingerabdruck.',
  key: 'Ihr neuer Schlüssel',
  saved: 'Ich habe ihn gespeichert',
  created: (day) => `Erstellt ${day}`,
  used: (moment) => `Zuletzt verwendet ${moment}`,
  unused: 'Nie verwendet',
  revoked: (day) => `Widerrufen ${day}`,
  revoke: 'Widerrufen',
  revokeSpoken: (name) => `Schlüssel ${name} widerrufen`,
  revokeTitle: 'Diesen Schlüssel widerrufen?',
  revokeSentence: (name) =>
    `Anfragen mit ${name} werden ab sofort abgelehnt. Das lässt sich nicht rückgängig machen.`,
  revokedNow: 'Schlüssel widerrufen',
  ended: 'Widerrufene Schlüssel',
  full: 'Sie haben die Höchstzahl an Schlüsseln erreicht. Widerrufen Sie einen, um einen neuen zu erstellen.',
  viewersNot: 'Mit Ihrer Rolle können Sie keine API-Schlüssel sehen. Wenden Sie sich an einen Inhaber.',
};
