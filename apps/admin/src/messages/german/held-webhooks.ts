import type { Messages } from '../english';

/** Webhooks of stores that wait for a decision. */
export const heldWebhooks: Messages['heldWebhooks'] = {
  title: 'Zurückgehaltene Webhooks',
  lead: 'Anfragen, die wir nicht beim Shop prüfen konnten. Fragen Sie beim Shop nach, bevor Sie eine bestätigen.',
  caption: 'Webhooks, über die zu entscheiden ist, die neuesten zuerst',
  shop: 'Shop',
  noShop: 'Ein nicht genannter Shop',
  business: 'Unternehmen',
  request: 'Anfrage',
  requests: (topic) => (topic === 'shop/redact' ? 'Daten der Kunden des Shops löschen' : topic),
  received: 'Eingegangen',
  why: 'Warum zurückgehalten',
  reasons: {
    'no-admin-api': 'Der Shop ist nicht über die Admin API verbunden, wir können ihn also nicht fragen.',
    'no-answer': 'Die Admin API des Shops hat nicht geantwortet.',
  },
  confirm: 'Bestätigen',
  confirmSpoken: (shop) => `Die Anfrage von ${shop} bestätigen`,
  confirmTitle: 'Kundendaten des Shops löschen?',
  confirmSentence: (shop) =>
    `Alles, was zu den Kunden von ${shop} führt, wird aus Bestellungen und Webhooks gelöscht, und wir nehmen keine Webhooks des Shops mehr an. Bestellungen und Provision bleiben. Das lässt sich nicht rückgängig machen. Das Audit-Protokoll hält es unter Ihrem Namen fest.`,
  confirmSubmit: 'Kundendaten löschen',
  confirmDone: 'Die Kundendaten wurden gelöscht.',
  dismiss: 'Verwerfen',
  dismissSpoken: (shop) => `Die Anfrage von ${shop} verwerfen`,
  dismissTitle: 'Die Anfrage verwerfen?',
  dismissSentence: (shop) =>
    `Von ${shop} wird nichts gelöscht, und die Anfrage verlässt diese Liste. Das Audit-Protokoll hält es unter Ihrem Namen fest.`,
  dismissDone: 'Die Anfrage wurde verworfen.',
  empty: 'Nichts zu prüfen',
  emptySentence: 'Anfragen von Shopify, die wir nicht beim Shop prüfen konnten, erscheinen hier.',
};
