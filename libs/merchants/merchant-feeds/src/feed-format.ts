/** Only read where a file or its server names them; the names are those of the WHATWG Encoding Standard. */
export const namedEncodings = [
  'windows-1250',
  'windows-1251',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'windows-1258',
  'iso-8859-2',
  'iso-8859-5',
  'iso-8859-7',
  'iso-8859-9',
  'iso-8859-13',
  'koi8-r',
  'koi8-u',
  'shift_jis',
  'euc-jp',
  'euc-kr',
  'gbk',
  'gb18030',
  'big5',
] as const;

/** "latin1" is read as windows-1252, as browsers do. */
export type FeedEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'latin1' | (typeof namedEncodings)[number];

export interface DelimitedFormat {
  readonly kind: 'delimited';
  readonly encoding: FeedEncoding;
  readonly delimiter: ',' | ';' | '\t' | '|';
  readonly quote: '"' | "'";
  /** "\n" includes "\r\n". */
  readonly newline: '\n' | '\r';
  readonly headerLine: number;
  /** For files without a header. `headerLine` is then the first row. */
  readonly header?: readonly string[];
  /** Whether it starts with HDR (shop name in the third cell) and ends with TRL (number of rows). */
  readonly isFramed?: boolean;
}

/** RSS 2.0 or Atom with Google's product attributes, with or without the `g:` prefix, or another list of products (see `XmlExport`). */
export interface XmlFormat {
  readonly kind: 'xml';
  readonly encoding: FeedEncoding;
}

/** An array of items, one item per line, or an object with the array under `listKey`. */
export interface JsonFormat {
  readonly kind: 'json';
  readonly encoding: FeedEncoding;
  readonly shape: 'array' | 'lines' | 'wrapped';
  /** Null unless the shape is "wrapped". */
  readonly listKey: string | null;
}

export interface ShopifyJsonFormat {
  readonly kind: 'shopify-json';
  readonly encoding: FeedEncoding;
  readonly shape: 'array' | 'wrapped';
  readonly listKey: string | null;
}

export type FeedFormat = DelimitedFormat | XmlFormat | JsonFormat | ShopifyJsonFormat;
