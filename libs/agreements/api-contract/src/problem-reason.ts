import * as z from 'zod/mini';

/** Why an import run, a domain verification, a step of a test order or a store sync failed. */
const problemCodes = [
  'feed.no-address',
  'feed.too-large',
  'feed.broke-off',
  'feed.gone',
  'feed.blocked',
  'feed.not-fetched',
  'feed.unreachable',
  'feed.no-products',
  'feed.not-shopify',
  'feed.unreadable',
  'feed.columns-missing',
  'feed.suspended',
  'feed.our-fault',
  'feed.not-approved',
  'feed.refused-by-network',
  'feed.over-limit',
  'domain.page-unread',
  'domain.page-elsewhere',
  'domain.tag-missing',
  'domain.tag-differs',
  'domain.no-name',
  'domain.record-missing',
  'domain.record-differs',
  'domain.file-unread',
  'domain.file-elsewhere',
  'domain.file-differs',
  'domain.proved-by-another',
  'test.no-click',
  'test.redirect-elsewhere',
  'test.no-parameter',
  'test.page-unread',
  'test.parameter-lost',
  'test.order-refused',
  'test.too-late',
  'test.not-matched',
  'test.nothing-written',
  'shopify.token-refused',
  'shopify.denied',
  'shopify.unreachable',
  'shopify.throttled',
  'shopify.held-back',
  'woocommerce.keys-refused',
  'woocommerce.not-a-store',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

export type ProblemValues = Readonly<Record<string, string | number>>;

export const problemReasonSchema = z.object({
  code: z.enum(problemCodes),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type ProblemReason = z.infer<typeof problemReasonSchema>;

export function problemSentence({ code, values }: ProblemReason): string {
  return sentences[code](values);
}

const sentences: Readonly<Record<ProblemCode, (values: ProblemValues) => string>> = {
  'feed.no-address': () => 'The feed has no URL.',
  'feed.too-large': () => 'The file is larger than 256 MiB. Split or compress it.',
  'feed.broke-off': () => 'The download was interrupted. Try again later.',
  'feed.gone': () => 'The file no longer exists at this URL.',
  'feed.blocked': () => 'The feed’s server blocked our request. Allow PriceHunt’s requests and try again.',
  'feed.not-fetched': () => 'This URL can’t be downloaded.',
  'feed.unreachable': () => 'We couldn’t download the file. Try again later.',
  'feed.no-products': () => 'The store returned no products.',
  'feed.not-shopify': () => 'This store’s products.json isn’t from Shopify.',
  'feed.unreadable': () => 'We couldn’t read the file. Check its issues.',
  'feed.columns-missing': ({ columns }) =>
    `The file is missing columns used in the column mapping: ${columns}. Map the columns again.`,
  'feed.suspended': () => 'The business is suspended.',
  'feed.our-fault': () => 'Something went wrong on our side. Start the import again.',
  'feed.not-approved': () =>
    'The network returned no products because your site isn’t approved for this program yet. Apply there first.',
  'feed.refused-by-network': () =>
    'The network rejected the request. Check the key in the URL and whether your site is approved.',
  'feed.over-limit': () =>
    'The file is larger than 5 GiB. Request it from the network in parts or with fewer columns.',
  'domain.page-unread': () => 'We couldn’t load the home page.',
  'domain.page-elsewhere': () => 'The home page redirects to another site.',
  'domain.tag-missing': () => 'The home page doesn’t contain the PriceHunt meta tag.',
  'domain.tag-differs': () => 'The meta tag on the home page has a different value.',
  'domain.no-name': () => 'This host doesn’t have a domain name.',
  'domain.record-missing': ({ name }) => `No TXT record found at ${name}.`,
  'domain.record-differs': ({ name }) => `The TXT record at ${name} has a different value.`,
  'domain.file-unread': () => 'We couldn’t load the file.',
  'domain.file-elsewhere': () => 'The file redirects to another site.',
  'domain.file-differs': () => 'The file has different content.',
  'domain.proved-by-another': () => 'Another business has verified this domain in the meantime.',
  'test.no-click': () => 'No click was recorded.',
  'test.redirect-elsewhere': () => 'The redirect didn’t lead to the store.',
  'test.no-parameter': ({ parameter }) => `The link to the store didn’t include ${parameter}.`,
  'test.page-unread': () => 'The store didn’t return a page.',
  'test.parameter-lost': ({ parameter }) => `The store removed ${parameter} from the URL.`,
  'test.order-refused': () => 'PriceHunt rejected the signed order.',
  'test.too-late': () => 'It didn’t happen within two minutes.',
  'test.not-matched': () => 'The order wasn’t matched to its click.',
  'test.nothing-written': () => 'No commission is recorded for an order without a click.',
  'shopify.token-refused': () => 'Shopify no longer accepts the access token. Connect the store again.',
  'shopify.denied': () =>
    'The app can’t read products. Give it the read_products scope and connect the store again.',
  'shopify.unreachable': () => 'We couldn’t reach the Shopify store.',
  'shopify.throttled': () => 'Shopify keeps limiting our requests. We’ll try again later.',
  'woocommerce.keys-refused': () => 'The store no longer accepts the API keys. Connect it again.',
  'woocommerce.not-a-store': () => 'The store’s WooCommerce REST API didn’t answer as expected.',
  'shopify.held-back': ({ named, missing }) =>
    `The store now lists ${named} products; ${missing} from the last sync are missing. They stay until someone confirms their removal or the store lists them again.`,
};
