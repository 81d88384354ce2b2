/** How the characters of a file are written. "latin1" is read as windows-1252, as browsers do. */
export type FeedEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'latin1';

/** A table with a header line: CSV, TSV and their relatives. */
export interface DelimitedFormat {
  readonly kind: 'delimited';
  readonly encoding: FeedEncoding;
  readonly delimiter: ',' | ';' | '\t' | '|';
  readonly quote: '"' | "'";
  /** How lines end: "\n" stands for "\r\n" too, "\r" for files of old. */
  readonly newline: '\n' | '\r';
  /** The header's line as its text is split by `newline`, from 1. */
  readonly headerLine: number;
  /** The columns of a file without a header; then `headerLine` is the first line. */
  readonly header?: readonly string[];
  /** Whether the first line is HDR, with the name of the shop in its third cell, and the last one TRL, with the number of rows. */
  readonly isFramed?: boolean;
}

/** RSS 2.0 or Atom whose items carry Google's product attributes, with or without the `g:` prefix. */
export interface GoogleXmlFormat {
  readonly kind: 'google-xml';
  readonly encoding: FeedEncoding;
}

/**
 * JSON with Google's attributes: an array of items, one item per line, or an object that holds the array under `listKey`.
 */
export interface JsonFormat {
  readonly kind: 'json';
  readonly encoding: FeedEncoding;
  readonly shape: 'array' | 'lines' | 'wrapped';
  /** The name of the list; null unless the shape is "wrapped". */
  readonly listKey: string | null;
}

/** A Shopify store's `products.json`: products with variants; each variant becomes an item. */
export interface ShopifyJsonFormat {
  readonly kind: 'shopify-json';
  readonly encoding: FeedEncoding;
  readonly shape: 'array' | 'wrapped';
  readonly listKey: string | null;
}

/** A format that can be read. */
export type FeedFormat = DelimitedFormat | GoogleXmlFormat | JsonFormat | ShopifyJsonFormat;
