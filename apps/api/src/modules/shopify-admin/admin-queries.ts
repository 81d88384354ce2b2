import * as z from 'zod/mini';

/** Shopify serves a version for at least a year. */
export const adminApiVersion = '2025-10';

export const subscribedTopics = [
  'PRODUCTS_CREATE',
  'PRODUCTS_UPDATE',
  'PRODUCTS_DELETE',
  'ORDERS_CREATE',
  'ORDERS_PAID',
  'ORDERS_UPDATED',
  'ORDERS_CANCELLED',
  'REFUNDS_CREATE',
  'APP_UNINSTALLED',
] as const;

const text = z.nullable(z.string());
const page = z.object({ hasNextPage: z.boolean(), endCursor: text });

export const shopQuery = `query Shop {
  shop {
    name
    myshopifyDomain
    currencyCode
    primaryDomain { host url }
    billingAddress { countryCodeV2 }
  }
  currentAppInstallation { accessScopes { handle } }
}`;

export const shopSchema = z.object({
  shop: z.object({
    name: z.string(),
    myshopifyDomain: z.string(),
    currencyCode: z.string(),
    primaryDomain: z.object({ host: z.string(), url: z.string() }),
    billingAddress: z.nullable(z.object({ countryCodeV2: text })),
  }),
  currentAppInstallation: z.object({ accessScopes: z.array(z.object({ handle: z.string() })) }),
});

/** Ten products with fifty variants each cost about half of what one query may. */
const variantFields = `pageInfo { hasNextPage endCursor }
  nodes {
    id
    title
    sku
    barcode
    price
    compareAtPrice
    availableForSale
    inventoryQuantity
    image { url }
    selectedOptions { name value }
  }`;
const productFields = `id
  title
  handle
  descriptionHtml
  vendor
  productType
  status
  onlineStoreUrl
  options { name }
  media(first: 5) { nodes { preview { image { url } } } }
  variants(first: 50) { ${variantFields} }`;

export const productsQuery = `query Products($after: String) {
  products(first: 10, after: $after) {
    pageInfo { hasNextPage endCursor }
    nodes { ${productFields} }
  }
}`;

export const productQuery = `query Product($id: ID!) { product(id: $id) { ${productFields} } }`;

export const variantsQuery = `query Variants($id: ID!, $after: String) {
  product(id: $id) { variants(first: 50, after: $after) { ${variantFields} } }
}`;

const variantSchema = z.object({
  id: z.string(),
  title: z.string(),
  sku: text,
  barcode: text,
  price: z.string(),
  compareAtPrice: text,
  availableForSale: z.boolean(),
  inventoryQuantity: z.nullable(z.number()),
  image: z.nullable(z.object({ url: z.string() })),
  selectedOptions: z.array(z.object({ name: z.string(), value: z.string() })),
});
const variantPage = z.object({ pageInfo: page, nodes: z.array(variantSchema) });
const productSchema = z.object({
  id: z.string(),
  title: z.string(),
  handle: z.string(),
  descriptionHtml: z.string(),
  vendor: z.string(),
  productType: z.string(),
  status: z.string(),
  /** Null when it is not sold in the online store. */
  onlineStoreUrl: text,
  options: z.array(z.object({ name: z.string() })),
  media: z.object({
    nodes: z.array(
      z.object({
        preview: z.optional(z.nullable(z.object({ image: z.nullable(z.object({ url: z.string() })) }))),
      }),
    ),
  }),
  variants: variantPage,
});
export type AdminProduct = z.infer<typeof productSchema>;
export type AdminVariant = z.infer<typeof variantSchema>;

export const productsSchema = z.object({
  products: z.object({ pageInfo: page, nodes: z.array(productSchema) }),
});
export const oneProductSchema = z.object({ product: z.nullable(productSchema) });
export const variantsSchema = z.object({ product: z.nullable(z.object({ variants: variantPage })) });

export const subscribeMutation = `mutation Subscribe($topic: WebhookSubscriptionTopic!, $webhookSubscription: WebhookSubscriptionInput!) {
  webhookSubscriptionCreate(topic: $topic, webhookSubscription: $webhookSubscription) {
    webhookSubscription { id }
    userErrors { field message }
  }
}`;

export const subscribeSchema = z.object({
  webhookSubscriptionCreate: z.nullable(
    z.object({
      webhookSubscription: z.nullable(z.object({ id: z.string() })),
      userErrors: z.array(z.object({ message: z.string() })),
    }),
  ),
});

export const unsubscribeMutation = `mutation Unsubscribe($id: ID!) {
  webhookSubscriptionDelete(id: $id) { deletedWebhookSubscriptionId userErrors { field message } }
}`;

export const unsubscribeSchema = z.object({ webhookSubscriptionDelete: z.nullable(z.unknown()) });
