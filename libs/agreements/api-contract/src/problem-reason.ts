import * as z from 'zod/mini';

/** Why a run, a look for a proof, a hop of a test order or a reading of a store came to nothing. */
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
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** What a sentence of a reason speaks of by name: a record of the DNS, a parameter, a number of products. */
export type ProblemValues = Readonly<Record<string, string | number>>;

/** A reason as clients word it in their own language: its code, and what its sentence names. */
export const problemReasonSchema = z.object({
  code: z.enum(problemCodes),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type ProblemReason = z.infer<typeof problemReasonSchema>;

/** The reason in English. */
export function problemSentence({ code, values }: ProblemReason): string {
  return sentences[code](values);
}

const sentences: Readonly<Record<ProblemCode, (values: ProblemValues) => string>> = {
  'feed.no-address': () => 'The feed has no address.',
  'feed.too-large': () => 'The file is larger than 256 MiB. Split it, or compress it.',
  'feed.broke-off': () => 'The file broke off while it was fetched. Try again later.',
  'feed.gone': () => 'There is no file at this address any more.',
  'feed.blocked': () =>
    'The server of the feed refused to give it to us. Let our requests through and try again.',
  'feed.not-fetched': () => 'This address cannot be fetched.',
  'feed.unreachable': () => 'The file could not be fetched. Try again later.',
  'feed.no-products': () => 'The store gave no products.',
  'feed.not-shopify': () => 'The store’s products.json is not that of a Shopify store.',
  'feed.unreadable': () => 'The file is no feed that can be read. See its issues.',
  'feed.columns-missing': ({ columns }) =>
    `Columns of the column mapping are missing: ${columns}. Map the columns again.`,
  'feed.suspended': () => 'The business is suspended.',
  'feed.our-fault': () => 'Something went wrong on our side. Start it again.',
  'feed.not-approved': () =>
    'The network sent no products: your site isn’t approved for this programme yet. Apply for it there.',
  'feed.refused-by-network': () =>
    'The network refused the request. Check the key in the address, and that your site is approved.',
  'feed.over-limit': () =>
    'The file is larger than 5 GiB. Ask the network for parts of it, or for fewer columns.',
  'domain.page-unread': () => 'The home page could not be read.',
  'domain.page-elsewhere': () => 'The home page leads to another site.',
  'domain.tag-missing': () => 'The home page has no meta tag of PriceHunt.',
  'domain.tag-differs': () => 'The meta tag of the home page has another content.',
  'domain.no-name': () => 'This host has no domain name.',
  'domain.record-missing': ({ name }) => `There is no TXT record at ${name}.`,
  'domain.record-differs': ({ name }) => `The TXT record at ${name} says something else.`,
  'domain.file-unread': () => 'The file could not be read.',
  'domain.file-elsewhere': () => 'The file leads to another site.',
  'domain.file-differs': () => 'The file says something else.',
  'domain.proved-by-another': () => 'Another business has proved this domain since.',
  'test.no-click': () => 'There was no click to land with.',
  'test.redirect-elsewhere': () => 'The redirect did not lead to the store.',
  'test.no-parameter': ({ parameter }) => `The link to the store had no ${parameter}.`,
  'test.page-unread': () => 'The store did not answer with a page.',
  'test.parameter-lost': ({ parameter }) => `The store took ${parameter} out of its address.`,
  'test.order-refused': () => 'Our door refused the signed order.',
  'test.too-late': () => 'It did not happen within two minutes.',
  'test.not-matched': () => 'The order was not matched to its click.',
  'test.nothing-written': () => 'Nothing is written for an order without a click.',
  'shopify.token-refused': () => 'Shopify does not take the access token any more. Connect the store again.',
  'shopify.denied': () =>
    'The app may not read products. Give it the scope read_products and connect the store again.',
  'shopify.unreachable': () => 'The Shopify store did not answer.',
  'shopify.throttled': () => 'Shopify asked us to come back later, again and again.',
  'shopify.held-back': ({ named, missing }) =>
    `The store named ${named} products and left ${missing} out that it had before. They stay until somebody confirms that they go, or the store names them again.`,
};
