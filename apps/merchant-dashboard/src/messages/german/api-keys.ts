import type { Messages } from '../english';

/** API keys: making, telling apart and revoking them. */
export const apiKeys: Messages['apiKeys'] = {
  title: 'API-Schlüssel',
  sentence:
    'Für Ihre eigenen Programme. Ein geheimer Schlüssel gehört nur auf einen Server; ein öffentlicher darf in einer Seite stehen.',
  loading: 'Die API-Schlüssel werden gelesen',
  none: 'Noch gibt es keinen Schlüssel.',
  make: 'Schlüssel machen',
  name: 'Name',
  nameHint: 'Wofür er ist, etwa „Lagerabgleich“.',
  nameMissing: 'Geben Sie ihm einen Namen.',
  kind: 'Art',
  kinds: { secret: 'geheim', publishable: 'öffentlich' },
  kindSays: { secret: 'Für Server', publishable: 'Für Seiten; er kann nur Ereignisse schreiben' },
  scopes: 'Was er darf',
  scopeMissing: 'Wählen Sie mindestens eines.',
  scopeNames: {
    'products.write': 'Produkte anlegen, ändern und löschen',
    'orders.write': 'Bestellungen und Erstattungen melden',
    'events.write': 'Ereignisse melden',
  },
  submit: 'Den Schlüssel machen',
  once: 'Kopieren Sie den Schlüssel jetzt',
  onceSentence: 'Er wird nur dieses eine Mal gezeigt. Wir behalten nur einen Fingerabdruck.',
  key: 'Ihr neuer Schlüssel',
  kept: 'Ich habe ihn aufgehoben',
  made: (day) => `gemacht ${day}`,
  used: (moment) => `zuletzt benutzt ${moment}`,
  unused: 'nie benutzt',
  revoked: (day) => `widerrufen ${day}`,
  revoke: 'Widerrufen',
  revokeSpoken: (name) => `Den Schlüssel ${name} widerrufen`,
  revokeTitle: 'Diesen Schlüssel widerrufen?',
  revokeSentence: (name) =>
    `Programme mit ${name} werden von jetzt an abgelehnt. Das lässt sich nicht zurücknehmen.`,
  revokedNow: 'Der Schlüssel ist widerrufen.',
  ended: 'Widerrufene Schlüssel',
  full: 'Sie haben so viele Schlüssel, wie ein Unternehmen haben darf. Widerrufen Sie einen, um Platz zu schaffen.',
  viewersNot: 'Ihre Rolle darf API-Schlüssel nicht sehen. Fragen Sie einen Inhaber.',
};
