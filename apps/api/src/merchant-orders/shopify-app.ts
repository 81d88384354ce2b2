/** The app that the operator registered with Shopify. */
export interface ShopifyApp {
  readonly clientId: string;
  /** Newest first. All of them verify webhooks, since Shopify signs with the old one for a while. */
  readonly secrets: readonly string[];
}
