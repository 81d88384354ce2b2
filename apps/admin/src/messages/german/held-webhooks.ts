import type { Messages } from '../english';

export const heldWebhooks: Messages['heldWebhooks'] = {
  title: 'Zurückgehaltene Webhooks',
  lead: 'Anfragen von Shopify, die wir beim Shop nicht überprüfen konnten. Fragen Sie beim Shop nach, bevor Sie eine bestätigen.',
  caption: 'Zurückgehaltene Webhooks, neueste zuerst',
  shop: 'Shop',
  noShop: 'Unbekannter Shop',
  business: 'Unternehmen',
  request: 'Anfrage',
  requests: (topic) => (topic === 'shop/redact' ? 'Kundendaten des Shops löschen' : topic),
  received: 'Eingegangen',
  why: 'Grund',
  reasons: {
    'no-admin-api': 'Der Shop ist nicht über die Admin-API verbunden.',
    'no-answer': 'Die Admin-API des Shops hat nicht geantwortet.',
  },
  confirm: 'Bestätigen',
  confirmSpoken: (shop) => `Anfrage von ${shop} bestätigen`,
  confirmTitle: 'Kundendaten des Shops löschen?',
  confirmSentence: (shop) =>
    `Alle Kundendaten von ${shop} werden aus Bestellungen und Webhooks gelöscht, und wir nehmen keine Webhooks des Shops mehr an. Bestellungen und Provisionen bleiben erhalten. Das lässt sich nicht rückgängig machen.`,
  confirmSubmit: 'Kundendaten löschen',
  confirmDone: 'Kundendaten gelöscht.',
  dismiss: 'Verwerfen',
  dismissSpoken: (shop) => `Anfrage von ${shop} verwerfen`,
  dismissTitle: 'Anfrage verwerfen?',
  dismissSentence: (shop) =>
    `Es werden keine Daten von ${shop} gelöscht. Die Anfrage wird aus der Liste entfernt.`,
  dismissDone: 'Anfrage verworfen.',
  empty: 'Nichts zu prüfen',
  emptySentence: 'Hier erscheinen Anfragen von Shopify, die wir beim Shop nicht überprüfen konnten.',
};
