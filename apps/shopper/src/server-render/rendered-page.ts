/** What a page is rendered from. */
export interface PageRequest {
  /** Path and query. */
  readonly address: string;
  /** The language chosen on the site; null when none was. */
  readonly chosenLanguage: string | null;
  /** The languages that the browser accepts, the best first (BCP 47). */
  readonly languages: readonly string[];
  /** Origin of the public site, without a slash at its end. */
  readonly siteOrigin: string;
  /** Origin of the API as the server reaches it. */
  readonly apiOrigin: string;
  /** The visitor whom the API's limits count the page's calls against. */
  readonly visitorAddress: string;
}

/** A page as HTML, in the parts that index.html has places for. */
export interface RenderedPage {
  readonly status: 200 | 404;
  readonly language: string;
  /** Title, description, canonical link and their kin. */
  readonly head: string;
  /** The content of the root element. */
  readonly content: string;
  /** The element with the page's state. */
  readonly state: string;
  /** The modules that the browser needs next, by their source files. */
  readonly modules: readonly string[];
}

/** Where a page is now that was at the address before. */
export interface MovedPage {
  readonly status: 301;
  /** Path and query. */
  readonly location: string;
}

/** Renders pages on the server. */
export interface PageRenderer {
  /** Whether the server renders this path. */
  readonly isRendered: (path: string) => boolean;
  /** Whether a path is none of a page, of another app or of a pasted link. */
  readonly isNowhere: (path: string) => boolean;
  /** The page with its content; null when the browser has to render it. */
  readonly renderPage: (request: PageRequest) => Promise<RenderedPage | MovedPage | null>;
}
