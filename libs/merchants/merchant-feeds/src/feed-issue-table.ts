/** How much an issue matters: an "error" keeps its row (or the whole file) out, a "warning" loses a value, a "notice" is advice. */
export type FeedIssueSeverity = 'error' | 'warning' | 'notice';

/** What one issue code means: its weight, what happened in a sentence, and what the merchant can do about it. */
export interface FeedIssueMeaning {
  readonly severity: FeedIssueSeverity;
  readonly sentence: string;
  readonly hint: string;
}

function meaning(severity: FeedIssueSeverity, sentence: string, hint: string): FeedIssueMeaning {
  return { severity, sentence, hint };
}

/**
 * Every issue that reading a feed can report, by its code: the closed list. Codes are stored and linked to, so a code keeps its
 * meaning once it is out. Sentences speak of one row, except those of `file`, `header` and `xml.doctype-ignored`.
 */
export const feedIssueTable = {
  'file.empty': meaning(
    'error',
    'The file is empty.',
    'Export the feed again and check that it has products.',
  ),
  'file.unknown-format': meaning(
    'error',
    'The file is no feed that can be read.',
    'Give a CSV or TSV file with a header line, Google XML (RSS or Atom), or JSON.',
  ),
  'file.web-page': meaning(
    'error',
    'The address gives a web page, not a feed.',
    'Open the address in a private window: a log-in or error page may stand before the file.',
  ),
  'file.spreadsheet': meaning(
    'error',
    'The file is a spreadsheet document.',
    'In the spreadsheet program choose "Save as" and then CSV UTF-8.',
  ),
  'file.archive': meaning(
    'error',
    'The file is an archive that is not opened here.',
    'Upload the feed itself, or compress it with gzip (.gz).',
  ),
  'file.gzip-damaged': meaning(
    'error',
    'The compressed file is damaged or cut off; what stands behind the damage was not read.',
    'Create and upload the .gz file again.',
  ),
  'file.too-large': meaning(
    'error',
    'The file is larger than allowed; the rest was not read.',
    'Split the feed into several files, or leave out columns that are not needed.',
  ),
  'file.too-many-rows': meaning(
    'error',
    'The file has more rows than allowed; the rest was not read.',
    'Split the feed into several files.',
  ),
  'file.too-damaged': meaning(
    'error',
    'Too much of the file is malformed; the rest was not read.',
    'Repair the first faults listed here and export the file again with the right quoting.',
  ),
  'file.cut-off': meaning(
    'error',
    'The file ends before its last line, or has fewer rows than that line counts.',
    'Download the file again; nothing is removed because of this one.',
  ),
  'file.no-items': meaning(
    'error',
    'The file has no product in it.',
    'Check the export: only a header or an empty list was written.',
  ),
  'header.missing': meaning(
    'error',
    'The first line names no columns that are known.',
    'Put a header line first, such as: id, title, description, link, image_link, price, availability; or map the columns.',
  ),
  'header.required-missing': meaning(
    'error',
    'A column that every product needs is missing.',
    'Add the column: id, title, link and price are needed.',
  ),
  'header.duplicated': meaning(
    'warning',
    'Two columns mean the same attribute; the first that is filled is used.',
    'Keep one of the columns, or rename the other.',
  ),
  'header.mapped-missing': meaning(
    'error',
    'A column that the column mapping of this feed uses is missing; nothing was read.',
    'Give the column its old name again, or change the column mapping.',
  ),
  'header.unknown-column': meaning(
    'notice',
    'A column is not known and is not read.',
    'Rename it to the attribute that it holds, or leave it: it does no harm.',
  ),
  'header.too-many-columns': meaning(
    'warning',
    'The header has more columns than are read.',
    'Leave out columns that are not needed.',
  ),
  'row.too-long': meaning(
    'error',
    'The row is longer than allowed.',
    'Shorten the description; look for a missing line end.',
  ),
  'row.too-many-columns': meaning(
    'error',
    'The row has more values than the header has columns, so values may stand in the wrong column.',
    'Put values that hold the separator into quotes.',
  ),
  'row.too-few-columns': meaning(
    'warning',
    'The row has fewer values than the header has columns.',
    'Write a separator for each empty value too.',
  ),
  'row.unclosed-quote': meaning(
    'error',
    'A value begins with a quote that is never closed.',
    'Close the quote, and double each quote inside a quoted value ("").',
  ),
  'row.stray-quote': meaning(
    'warning',
    'A quoted value holds a quote that is not doubled.',
    'Double each quote inside a quoted value ("").',
  ),
  'row.not-an-object': meaning(
    'error',
    'The entry of the list is no product object.',
    'Write each product as { "id": …, "title": … }.',
  ),
  'json.malformed': meaning(
    'error',
    'The JSON is malformed here.',
    'Write the file with a JSON library, and check it with a JSON validator.',
  ),
  'xml.malformed': meaning(
    'error',
    'The XML is malformed here.',
    'Write the file with an XML library, and check it with an XML validator.',
  ),
  'xml.stray-ampersand': meaning(
    'warning',
    'A bare & or an unknown entity stands in the XML; it was read as it is written.',
    'Write & as &amp; or put the value into <![CDATA[ … ]]>.',
  ),
  'xml.doctype-ignored': meaning(
    'warning',
    'The document type and the entities it declares are not read.',
    'Leave the DOCTYPE out and write values in full.',
  ),
  'xml.too-deep': meaning(
    'error',
    'The XML is nested deeper than allowed; the rest was not read.',
    'Write the products as <item> elements of one <channel>.',
  ),
  'text.bad-encoding': meaning(
    'warning',
    'Some characters cannot be read in the encoding of the file.',
    'Save the file as UTF-8.',
  ),
  'text.double-encoded': meaning(
    'warning',
    'Letters such as "Ã¼" show that the text was encoded twice.',
    'Export the file as UTF-8 once, without converting it again.',
  ),
  'text.control-characters': meaning(
    'notice',
    'Invisible control characters were taken out.',
    'Remove them in the shop system.',
  ),
  'id.missing': meaning('error', 'The product has no id.', 'Give each product an id that never changes.'),
  'id.too-long': meaning(
    'error',
    'The id is too long.',
    'Use an id of at most 100 characters; 50 is better.',
  ),
  'id.duplicate': meaning(
    'error',
    'An earlier row has the same id; only the first counts.',
    'Give each product, and each variant, an id of its own.',
  ),
  'title.missing': meaning('error', 'The product has no title.', 'Give it a title.'),
  'title.too-long': meaning(
    'warning',
    'The title is over 150 characters and was cut.',
    'Put the brand, the product and what sets it apart into the first 70 characters.',
  ),
  'title.all-capitals': meaning('notice', 'The title is in capitals.', 'Write it as a sentence is written.'),
  'title.promotional': meaning(
    'warning',
    'The title advertises.',
    'Take out words such as "free shipping" or "best price".',
  ),
  'title.markup': meaning(
    'notice',
    'The title holds HTML, which was taken out.',
    'Give the title as plain text.',
  ),
  'description.missing': meaning(
    'warning',
    'The product has no description.',
    'Add one: it is searched and shown.',
  ),
  'description.too-long': meaning(
    'warning',
    'The description is over 5000 characters and was cut.',
    'Shorten it.',
  ),
  'description.markup': meaning(
    'notice',
    'The description holds HTML, which was taken out.',
    'Give the description as plain text.',
  ),
  'link.missing': meaning(
    'error',
    'The product has no link.',
    'Give the address of its page, such as https://shop.example/lamp.',
  ),
  'link.not-http': meaning(
    'error',
    'The link is no complete web address.',
    'Begin it with https:// and the name of the shop.',
  ),
  'link.other-domain': meaning(
    'error',
    'The link leads to another domain than the store’s.',
    'Link to the store’s own domain, or verify the other domain too.',
  ),
  'link.unknown-network': meaning(
    'error',
    'The link leads through a host that is no known affiliate network.',
    "Use the network's own deep link, or the shop's address.",
  ),
  'link.other-shop': meaning(
    'error',
    "The network's link leads to another site than the shop's own link.",
    'Report the row to the network; it is left out.',
  ),
  'link.no-shop': meaning(
    'error',
    "The deep link doesn't show which shop it leads to.",
    "Enter the network's advertiser ID beside the shop in the feed's settings, or add a feed for each shop.",
  ),
  'link.not-of-feed': meaning(
    'error',
    'The row leads to a shop that this feed was not added for.',
    "Add the shop to the feed's settings if it is one of your programs. Otherwise report the row to the network.",
  ),
  'link.too-long': meaning('error', 'The link is over 2000 characters.', 'Take out its tracking parameters.'),
  'canonical-link.not-http': meaning(
    'warning',
    'The canonical link is no complete web address.',
    'Begin it with https:// and the name of the shop, or leave it empty.',
  ),
  'image.missing': meaning(
    'warning',
    'The product has no image.',
    'Give the address of one: products without an image are rarely clicked.',
  ),
  'image.not-http': meaning(
    'warning',
    'The image’s link is no complete web address.',
    'Begin it with https:// and the name of the shop.',
  ),
  'image.too-many': meaning(
    'notice',
    'There are over 10 additional images; the first 10 are used.',
    'Keep the best 10.',
  ),
  'price.missing': meaning('error', 'The product has no price.', 'Give one, such as 15.00 USD.'),
  'price.unreadable': meaning(
    'error',
    'The price cannot be read as one amount.',
    'Write it as 15.00 USD: a decimal point, two decimals, the currency code.',
  ),
  'price.ambiguous': meaning(
    'error',
    'The price has three decimals: it may mean thousands.',
    'Write 1299.00 or 1.30 in place of 1.299.',
  ),
  'price.currency-missing': meaning(
    'error',
    'The price has no currency.',
    'Write the code behind the amount (15.00 USD), or set the feed’s currency.',
  ),
  'price.currency-mismatch': meaning(
    'warning',
    'The price is in another currency than the feed’s.',
    'Use one currency in a feed, or correct the feed’s currency.',
  ),
  'price.negative': meaning('error', 'The price is below zero.', 'Give the price that a shopper pays.'),
  'price.zero': meaning('error', 'The price is zero.', 'Give the price that a shopper pays.'),
  'sale-price.unreadable': meaning(
    'warning',
    'The sale price cannot be read and is left out.',
    'Write it as 12.00 USD, or leave it empty.',
  ),
  'sale-price.not-below-price': meaning(
    'warning',
    'The sale price is not below the price and is left out.',
    'Give the usual price as price and the reduced one as sale_price.',
  ),
  'sale-price.currency-mismatch': meaning(
    'warning',
    'The sale price is in another currency than the price and is left out.',
    'Use one currency for both.',
  ),
  'sale-date.malformed': meaning(
    'warning',
    'The dates of the sale cannot be read; the sale price is left out.',
    'Write 2026-03-01T08:00+01:00/2026-03-08T20:00+01:00, the begin before the end.',
  ),
  'availability.missing': meaning(
    'warning',
    'It is not said whether the product is in stock.',
    'Fill availability: in_stock, out_of_stock, preorder or backorder.',
  ),
  'availability.unknown': meaning(
    'warning',
    'The availability is no known word.',
    'Use in_stock, out_of_stock, preorder or backorder.',
  ),
  'availability.date-missing': meaning(
    'notice',
    'A product on preorder or backorder has no date.',
    'Fill availability_date, such as 2026-12-01.',
  ),
  'condition.unknown': meaning('warning', 'The condition is no known word.', 'Use new, refurbished or used.'),
  'gtin.check-digit': meaning(
    'warning',
    'The GTIN’s last digit does not match the others; it is left out.',
    'Copy the number below the barcode again. No GTIN is better than a wrong one.',
  ),
  'gtin.length': meaning(
    'warning',
    'The GTIN is no number of 8, 12, 13 or 14 digits; it is left out.',
    'Copy the number below the barcode. The shop’s own numbers belong into id or mpn.',
  ),
  'gtin.reserved': meaning(
    'warning',
    'The GTIN is a number for use inside one shop, a coupon or a placeholder; it is left out.',
    'Give the maker’s number, or leave it empty.',
  ),
  'gtin.scientific': meaning(
    'warning',
    'A spreadsheet has turned the GTIN into a rounded number (4.0E+12); it is left out.',
    'Format the column as text before saving the file.',
  ),
  'gtin.padded': meaning(
    'notice',
    'The GTIN had lost its leading zero, which was put back.',
    'Format the column as text before saving the file.',
  ),
  'gtin.too-many': meaning(
    'notice',
    'There are over 10 GTINs; the first 10 are used.',
    'Keep the right ones.',
  ),
  'identifiers.missing': meaning(
    'warning',
    'There is neither a GTIN nor a brand with a part number, so the product is hard to compare.',
    'Fill gtin, or brand and mpn; say identifier_exists = no for things that have none.',
  ),
  'shipping.unreadable': meaning(
    'warning',
    'A delivery charge cannot be read and is left out.',
    'Write country:region:service:price, such as DE::Standard:4.90 EUR.',
  ),
  'free-shipping.unreadable': meaning(
    'warning',
    'The price from which shipping is free cannot be read and is left out.',
    'Write country:price, such as DE:29.00 EUR.',
  ),
  'weight.unreadable': meaning(
    'warning',
    'The weight cannot be read and is left out.',
    'Write it with its unit, such as 1.5 kg or 12 oz.',
  ),
  'tax.unreadable': meaning(
    'notice',
    'The tax cannot be read as a rate of US sales tax and is left out.',
    'Write country:region:rate:tax_ship, such as US:CA:8.25:yes. Prices for other countries include tax.',
  ),
  'cost.unreadable': meaning(
    'notice',
    'The cost of goods cannot be read and is left out.',
    'Write it as 8.50 USD, or leave it empty.',
  ),
  'multipack.unreadable': meaning(
    'notice',
    'The multipack is no whole number from 2 on and is left out.',
    'Give the number of equal things in the pack, or leave it empty.',
  ),
  'date.malformed': meaning(
    'warning',
    'A date cannot be read and is left out.',
    'Write 2026-12-01 or 2026-12-01T08:00+01:00.',
  ),
  'item.not-published': meaning(
    'error',
    'The product is not published in the shop.',
    'Publish it there, or leave it out of the export.',
  ),
  'price.lowest-of-variants': meaning(
    'warning',
    'The price is the lowest of several variants.',
    'Give each variant as an entry of its own, with its own price.',
  ),
  'item.expired': meaning(
    'error',
    'The product’s expiration date is past.',
    'Change expiration_date, or take the product out of the feed.',
  ),
} as const satisfies Readonly<Record<string, FeedIssueMeaning>>;

/** The code of an issue: one of the closed list. */
export type FeedIssueCode = keyof typeof feedIssueTable;

const meanings: ReadonlyMap<string, FeedIssueMeaning> = new Map(Object.entries(feedIssueTable));

/** Whether a text, for example one that was stored, is a code of the list. */
export function isFeedIssueCode(code: string): code is FeedIssueCode {
  return meanings.has(code);
}
