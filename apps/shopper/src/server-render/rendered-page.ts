export interface PageRequest {
  readonly address: string;
  readonly chosenLanguage: string | null;
  /** The browser's languages, best first (BCP 47). */
  readonly languages: readonly string[];
  /** Origin of the public site, without a trailing slash. */
  readonly siteOrigin: string;
  /** Origin of the API, from the server's network. */
  readonly apiOrigin: string;
  /** The visitor for the API's rate limits. */
  readonly visitorAddress: string;
}

/** A page as HTML, split into the parts that index.html has placeholders for. */
export interface RenderedPage {
  readonly status: 200 | 404 | 410;
  readonly language: string;
  /** Title, description, canonical link and similar elements. */
  readonly head: string;
  readonly content: string;
  readonly state: string;
  /** The modules that the browser needs next, by their source files. */
  readonly modules: readonly string[];
}

export interface MovedPage {
  readonly status: 301;
  readonly location: string;
}

export interface PageRenderer {
  readonly isRendered: (path: string) => boolean;
  /** True when a path is no page, no other app's path and no pasted link. */
  readonly isNowhere: (path: string) => boolean;
  /** Null when the browser has to render the page. */
  readonly renderPage: (request: PageRequest) => Promise<RenderedPage | MovedPage | null>;
}
