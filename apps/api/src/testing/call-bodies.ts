const rules = { windowDays: 30, model: 'last', commissionRules: [] };

/** Valid bodies, so that only the right decides. */
export const callBodies: Readonly<Record<string, object>> = {
  inviteMember: { email: 'new@oak.example', role: 'viewer' },
  changeMemberRole: { role: 'viewer' },
  claimDomain: { domain: 'oak.example' },
  checkDomain: {},
  createFeed: { name: 'All', link: 'https://oak.example/feed.xml' },
  changeFeed: { name: 'All of it' },
  confirmFeedImport: {},
  connectShopify: { storeLink: 'https://oak.example', currency: 'EUR' },
  connectShopifyAdmin: {
    shopDomain: 'oak.myshopify.com',
    accessToken: 'shpat_0123456789',
    apiSecret: 'shpss_0123456789',
  },
  startShopifyInstall: { shopDomain: 'oak.myshopify.com' },
  finishShopifyInstall: { query: 'shop=oak.myshopify.com' },
  connectWoocommerce: {
    storeLink: 'https://oak.example',
    consumerKey: 'ck_0123456789',
    consumerSecret: 'cs_0123456789',
  },
  startWoocommerceConnection: { storeLink: 'https://oak.example' },
  createApiKey: { name: 'Shop', kind: 'secret', scopes: ['products.write'] },
  createWebhook: { url: 'https://oak.example/hook', events: ['feed.failed'] },
  changeWebhook: { isEnabled: true },
  changeBusinessProfile: { currency: 'EUR' },
  changeBusinessNotices: { notices: {} },
  saveViews: { views: [{ path: '/business/dashboard/orders', name: 'Late', query: '?state=new' }] },
  deleteSavedView: { path: '/business/dashboard/orders', name: 'Late' },
  changeShippingRules: { rules: [] },
  deleteBusiness: { name: 'another name', password: 'wrong' },
  previewAttribution: rules,
  changeAttributionSettings: {
    ...rules,
    clickParameter: 'pricehunt_ref',
    discountCodes: [],
    utm: { source: 'pricehunt', medium: 'price_comparison', campaign: 'product_referral' },
  },
  createShopifyOrderSource: { shopDomain: 'oak.myshopify.com' },
  rotateOrderSourceSecret: {},
  savePixel: { allowedOrigins: ['https://oak.example'], isConsentRequired: true },
  startTestOrder: {},
  withholdProducts: { ids: ['nothing-has-this-id'], isWithheld: true },
  checkProductPages: { ids: ['nothing-has-this-id'] },
  startBusinessPasskey: { password: 'wrong' },
  addBusinessPasskey: {
    name: 'Laptop',
    credential: { id: 'AA', clientDataJSON: 'AA', attestationObject: 'AA', transports: [] },
  },
  renameBusinessPasskey: { name: 'Laptop' },
  changeBusinessPassword: { currentPassword: 'wrong', newPassword: 'a kettle sings in the morning' },
  changeBusinessEmail: { email: 'new@oak.example', password: 'wrong' },
  switchBusiness: { businessId: 'nothing-has-this-id' },
  linkBusinessProvider: { providerId: 'nothing-has-this-id', password: 'wrong' },
  startTotp: { password: 'wrong' },
  confirmTotp: { totp: '123456' },
  disableTotp: { password: 'wrong' },
  renewRecoveryCodes: { password: 'wrong' },
};

const november = 'from=2026-11-01&to=2026-11-21';

export const callQueries: Readonly<Record<string, string>> = {
  getAnalytics: november,
  getAnalyticsBreakdown: `${november}&by=source`,
  getAnalyticsFunnel: november,
  downloadAnalytics: november,
  previewProductPrice: 'amountMinor=999',
};
