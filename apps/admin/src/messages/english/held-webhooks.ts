/** Webhooks of stores that wait for a decision. */
export const heldWebhooks = {
  title: 'Held webhooks',
  lead: 'Requests that we couldn’t verify with the store. Ask the store before you confirm one.',
  caption: 'Webhooks to review, the newest first',
  shop: 'Shop',
  noShop: 'Unnamed shop',
  business: 'Business',
  request: 'Request',
  requests: (topic: string) => (topic === 'shop/redact' ? 'Delete the data of the store’s customers' : topic),
  received: 'Received',
  why: 'Why it’s held',
  reasons: {
    'no-admin-api': 'The store isn’t connected through the Admin API, so we can’t ask it.',
    'no-answer': 'The store’s Admin API didn’t answer.',
  },
  confirm: 'Confirm',
  confirmSpoken: (shop: string) => `Confirm the request of ${shop}`,
  confirmTitle: 'Delete the store’s customer data?',
  confirmSentence: (shop: string) =>
    `Everything that identifies customers of ${shop} is deleted from its orders and webhooks, and we no longer accept its webhooks. Orders and commission stay. This can’t be undone. Recorded in the audit log under your name.`,
  confirmSubmit: 'Delete customer data',
  confirmDone: 'The customer data was deleted.',
  dismiss: 'Dismiss',
  dismissSpoken: (shop: string) => `Dismiss the request of ${shop}`,
  dismissTitle: 'Dismiss the request?',
  dismissSentence: (shop: string) =>
    `Nothing of ${shop} is deleted, and the request leaves this list. Recorded in the audit log under your name.`,
  dismissDone: 'The request was dismissed.',
  empty: 'Nothing to review',
  emptySentence: 'Requests that Shopify sent and we couldn’t verify with the store appear here.',
};
