/** An error rejects the row or the file, a warning ignores a value, a notice is advice. */
export type FeedIssueSeverity = 'error' | 'warning' | 'notice';

export interface FeedIssueMeaning {
  readonly severity: FeedIssueSeverity;
  readonly sentence: string;
  readonly hint: string;
}

function meaning(severity: FeedIssueSeverity, sentence: string, hint: string): FeedIssueMeaning {
  return { severity, sentence, hint };
}

/** Codes are stored, so their meaning never changes. Those of `file` and `header` are about the whole file. */
export const feedIssueTable = {
  'file.empty': meaning(
    'error',
    'The file is empty.',
    'Export the feed again and check that it contains products.',
  ),
  'file.unknown-format': meaning(
    'error',
    'The file format isn’t supported.',
    'Use a CSV or TSV file with a header row, a product feed in XML (of Google, Heureka, Ceneo, Skroutz or Yandex Market), or JSON.',
  ),
  'file.web-page': meaning(
    'error',
    'The URL returns a web page instead of a feed.',
    'Open the URL in a private window. It may show a sign-in or error page.',
  ),
  'file.spreadsheet': meaning(
    'error',
    'The file is a spreadsheet.',
    'Save it as CSV UTF-8 in your spreadsheet program.',
  ),
  'file.archive': meaning(
    'error',
    'This type of archive isn’t supported.',
    'Upload the uncompressed feed, or compress it with gzip (.gz).',
  ),
  'file.gzip-damaged': meaning(
    'error',
    'The compressed file is damaged or incomplete. Rows after the damaged part weren’t read.',
    'Create the .gz file again and upload it.',
  ),
  'file.too-large': meaning(
    'error',
    'The file is larger than allowed. The rest wasn’t read.',
    'Split the feed into several files, or remove columns you don’t need.',
  ),
  'file.too-many-rows': meaning(
    'error',
    'The file has more rows than allowed. The rest wasn’t read.',
    'Split the feed into several files.',
  ),
  'file.too-damaged': meaning(
    'error',
    'Too much of the file is malformed. The rest wasn’t read.',
    'Fix the first errors listed here and export the file again with correct quoting.',
  ),
  'file.cut-off': meaning(
    'error',
    'The file is incomplete: its last line is missing or counts more rows than there are.',
    'Download the file again. No products are removed because of this file.',
  ),
  'file.no-items': meaning(
    'error',
    'The file contains no products.',
    'Check the export. It wrote only a header or an empty list.',
  ),
  'header.missing': meaning(
    'error',
    'The first row contains no known column names.',
    'Add a header row, such as: id, title, description, link, image_link, price, availability. Or map the columns.',
  ),
  'header.required-missing': meaning(
    'error',
    'A required column is missing.',
    'Add the column. Required columns are id, title, link and price.',
  ),
  'header.duplicated': meaning(
    'warning',
    'Two columns contain the same attribute. The first non-empty value is used.',
    'Remove or rename one of the columns.',
  ),
  'header.mapped-missing': meaning(
    'error',
    'A column used in this feed’s column mapping is missing. No rows were read.',
    'Restore the column’s previous name, or change the column mapping.',
  ),
  'header.unknown-column': meaning(
    'notice',
    'A column is unknown and was ignored.',
    'Rename it to the attribute it contains, or leave it as it is.',
  ),
  'header.too-many-columns': meaning(
    'warning',
    'The header has too many columns. The last ones were ignored.',
    'Remove columns you don’t need.',
  ),
  'row.too-long': meaning(
    'error',
    'The row is longer than allowed.',
    'Shorten the description, or check for a missing line break.',
  ),
  'row.too-many-columns': meaning(
    'error',
    'The row has more values than the header has columns, so values may be in the wrong column.',
    'Put values that contain the separator in quotes.',
  ),
  'row.too-few-columns': meaning(
    'warning',
    'The row has fewer values than the header has columns.',
    'Add a separator for each empty value.',
  ),
  'row.unclosed-quote': meaning(
    'error',
    'A quoted value has no closing quote.',
    'Close the quote, and double every quote inside a quoted value ("").',
  ),
  'row.stray-quote': meaning(
    'warning',
    'A quoted value contains a single quote character that should be doubled.',
    'Double every quote inside a quoted value ("").',
  ),
  'row.not-an-object': meaning(
    'error',
    'This list entry isn’t a product object.',
    'Write each product as { "id": …, "title": … }.',
  ),
  'json.malformed': meaning(
    'error',
    'Invalid JSON.',
    'Create the file with a JSON library and check it with a JSON validator.',
  ),
  'xml.malformed': meaning(
    'error',
    'Invalid XML.',
    'Create the file with an XML library and check it with an XML validator.',
  ),
  'xml.stray-ampersand': meaning(
    'warning',
    'The XML contains an unescaped & or an unknown entity. It was read as plain text.',
    'Write & as &amp; or put the value in <![CDATA[ … ]]>.',
  ),
  'xml.doctype-ignored': meaning(
    'warning',
    'The document type and its entities are ignored.',
    'Remove the DOCTYPE and write the values in full.',
  ),
  'xml.too-deep': meaning(
    'error',
    'The XML is nested too deeply. The rest wasn’t read.',
    'Write the products as <item> elements of one <channel>.',
  ),
  'text.bad-encoding': meaning(
    'warning',
    'Some characters can’t be read in the file’s encoding.',
    'Save the file as UTF-8.',
  ),
  'text.double-encoded': meaning(
    'warning',
    'The text was encoded twice: it contains sequences such as "Ã¼".',
    'Export the file as UTF-8 without converting it again.',
  ),
  'text.control-characters': meaning(
    'notice',
    'Invisible control characters were removed.',
    'Remove them in your store.',
  ),
  'id.missing': meaning('error', 'The product has no id.', 'Give every product an id that never changes.'),
  'id.too-long': meaning('error', 'The id is too long.', 'Use an id of at most 100 characters, ideally 50.'),
  'id.duplicate': meaning(
    'error',
    'An earlier row has the same id. Only the first row is used.',
    'Give every product and every variant its own id.',
  ),
  'title.missing': meaning('error', 'The product has no title.', 'Add a title.'),
  'title.too-long': meaning(
    'warning',
    'The title is longer than 150 characters and was shortened.',
    'Put the brand, the product and its key features in the first 70 characters.',
  ),
  'title.all-capitals': meaning('notice', 'The title is in all capitals.', 'Use normal capitalisation.'),
  'title.promotional': meaning(
    'warning',
    'The title contains promotional text.',
    'Remove phrases such as "free shipping" or "best price".',
  ),
  'title.markup': meaning('notice', 'The title contained HTML, which was removed.', 'Use plain text.'),
  'description.missing': meaning(
    'warning',
    'The product has no description.',
    'Add a description. Shoppers see it, and it is used in search.',
  ),
  'description.too-long': meaning(
    'warning',
    'The description is longer than 5000 characters and was shortened.',
    'Shorten it.',
  ),
  'description.markup': meaning(
    'notice',
    'The description contained HTML, which was removed.',
    'Use plain text.',
  ),
  'link.missing': meaning(
    'error',
    'The product has no link.',
    'Add the URL of the product page, such as https://shop.example/lamp.',
  ),
  'link.not-http': meaning(
    'error',
    'The link isn’t a complete URL.',
    'Start it with https:// and your domain.',
  ),
  'link.other-domain': meaning(
    'error',
    'The link leads to a domain other than the store’s.',
    'Link to the store’s own domain, or verify the other domain as well.',
  ),
  'link.unknown-network': meaning(
    'error',
    'The link uses a redirect host that isn’t a known affiliate network.',
    'Use the network’s own deep link or the shop’s URL.',
  ),
  'link.other-shop': meaning(
    'error',
    'The network’s link leads to a different site than the shop’s own link.',
    'Report the row to the network. It isn’t imported.',
  ),
  'link.no-shop': meaning(
    'error',
    'The deep link doesn’t show which shop it leads to.',
    'Enter the network’s advertiser ID for the shop in the feed’s settings, or add one feed per shop.',
  ),
  'link.not-of-feed': meaning(
    'error',
    'The link leads to a shop that this feed doesn’t cover.',
    'If the shop is one of your programs, add it in the feed’s settings. Otherwise report the row to the network.',
  ),
  'link.too-long': meaning(
    'error',
    'The link is longer than 2000 characters.',
    'Remove its tracking parameters.',
  ),
  'canonical-link.not-http': meaning(
    'warning',
    'The canonical link isn’t a complete URL.',
    'Start it with https:// and your domain, or leave it empty.',
  ),
  'image.missing': meaning(
    'warning',
    'The product has no image.',
    'Add an image URL. Products without an image get few clicks.',
  ),
  'image.not-http': meaning(
    'warning',
    'The image link isn’t a complete URL.',
    'Start it with https:// and your domain.',
  ),
  'image.too-many': meaning(
    'notice',
    'There are more than 10 additional images. Only the first 10 are used.',
    'Keep the best 10.',
  ),
  'price.missing': meaning('error', 'The product has no price.', 'Add a price, such as 15.00 USD.'),
  'price.unreadable': meaning(
    'error',
    'The price isn’t a valid amount.',
    'Write it as 15.00 USD, with a decimal point, two decimals and the currency code.',
  ),
  'price.ambiguous': meaning(
    'error',
    'The price has three decimals, which may mean thousands.',
    'Write 1299.00 or 1.30 instead of 1.299.',
  ),
  'price.currency-missing': meaning(
    'error',
    'The price has no currency.',
    'Add the currency code after the amount (15.00 USD), or set a currency for the feed.',
  ),
  'price.currency-mismatch': meaning(
    'warning',
    'The price isn’t in the feed’s currency.',
    'Use one currency per feed, or change the feed’s currency.',
  ),
  'price.negative': meaning('error', 'The price is negative.', 'Enter the price shoppers pay.'),
  'price.zero': meaning('error', 'The price is zero.', 'Enter the price shoppers pay.'),
  'sale-price.unreadable': meaning(
    'warning',
    'The sale price isn’t a valid amount and was ignored.',
    'Write it as 12.00 USD, or leave it empty.',
  ),
  'sale-price.not-below-price': meaning(
    'warning',
    'The sale price isn’t lower than the price and was ignored.',
    'Use price for the regular price and sale_price for the reduced one.',
  ),
  'sale-price.currency-mismatch': meaning(
    'warning',
    'The sale price is in a different currency than the price and was ignored.',
    'Use one currency for both.',
  ),
  'sale-date.malformed': meaning(
    'warning',
    'The sale dates aren’t valid, so the sale price was ignored.',
    'Write 2026-03-01T08:00+01:00/2026-03-08T20:00+01:00, with the start before the end.',
  ),
  'availability.missing': meaning(
    'warning',
    'The availability is missing.',
    'Set availability to in_stock, out_of_stock, preorder or backorder.',
  ),
  'availability.unknown': meaning(
    'warning',
    'The availability isn’t a valid value.',
    'Use in_stock, out_of_stock, preorder or backorder.',
  ),
  'availability.date-missing': meaning(
    'notice',
    'A preorder or backorder product has no availability date.',
    'Set availability_date, such as 2026-12-01.',
  ),
  'condition.unknown': meaning(
    'warning',
    'The condition isn’t a valid value.',
    'Use new, refurbished or used.',
  ),
  'gtin.check-digit': meaning(
    'warning',
    'The GTIN’s check digit is wrong, so the GTIN was ignored.',
    'Copy the number below the barcode again. No GTIN is better than a wrong one.',
  ),
  'gtin.length': meaning(
    'warning',
    'The GTIN doesn’t have 8, 12, 13 or 14 digits and was ignored.',
    'Copy the number below the barcode. Use id or mpn for your own numbers.',
  ),
  'gtin.reserved': meaning(
    'warning',
    'The GTIN is for in-store use, a coupon or a placeholder, so it was ignored.',
    'Use the manufacturer’s number, or leave it empty.',
  ),
  'gtin.scientific': meaning(
    'warning',
    'A spreadsheet rounded the GTIN (4.0E+12), so it was ignored.',
    'Format the column as text before saving the file.',
  ),
  'gtin.padded': meaning(
    'notice',
    'The GTIN’s missing leading zero was restored.',
    'Format the column as text before saving the file.',
  ),
  'gtin.too-many': meaning(
    'notice',
    'There are more than 10 GTINs. Only the first 10 are used.',
    'Keep only the correct ones.',
  ),
  'identifiers.missing': meaning(
    'warning',
    'The product has neither a GTIN nor a brand and MPN, so it is hard to compare.',
    'Fill in gtin, or brand and mpn. Set identifier_exists to no for products that have none.',
  ),
  'shipping.unreadable': meaning(
    'warning',
    'A shipping cost isn’t valid and was ignored.',
    'Write country:region:service:price, such as DE::Standard:4.90 EUR.',
  ),
  'free-shipping.unreadable': meaning(
    'warning',
    'The free shipping threshold isn’t valid and was ignored.',
    'Write country:price, such as DE:29.00 EUR.',
  ),
  'weight.unreadable': meaning(
    'warning',
    'The weight isn’t valid and was ignored.',
    'Include the unit, such as 1.5 kg or 12 oz.',
  ),
  'tax.unreadable': meaning(
    'notice',
    'The tax isn’t a valid US sales tax rate and was ignored.',
    'Write country:region:rate:tax_ship, such as US:CA:8.25:yes. Prices for other countries include tax.',
  ),
  'cost.unreadable': meaning(
    'notice',
    'The cost of goods isn’t a valid amount and was ignored.',
    'Write it as 8.50 USD, or leave it empty.',
  ),
  'multipack.unreadable': meaning(
    'notice',
    'The multipack isn’t a whole number of at least 2 and was ignored.',
    'Enter the number of identical products in the pack, or leave it empty.',
  ),
  'date.malformed': meaning(
    'warning',
    'A date isn’t valid and was ignored.',
    'Write 2026-12-01 or 2026-12-01T08:00+01:00.',
  ),
  'item.not-published': meaning(
    'error',
    'The product isn’t published in the store.',
    'Publish it, or exclude it from the export.',
  ),
  'price.lowest-of-variants': meaning(
    'warning',
    'The price is the lowest of several variants.',
    'List each variant as its own entry with its own price.',
  ),
  'item.expired': meaning(
    'error',
    'The product’s expiration date has passed.',
    'Change expiration_date, or remove the product from the feed.',
  ),
} as const satisfies Readonly<Record<string, FeedIssueMeaning>>;

export type FeedIssueCode = keyof typeof feedIssueTable;

const meanings: ReadonlyMap<string, FeedIssueMeaning> = new Map(Object.entries(feedIssueTable));

export function isFeedIssueCode(code: string): code is FeedIssueCode {
  return meanings.has(code);
}
