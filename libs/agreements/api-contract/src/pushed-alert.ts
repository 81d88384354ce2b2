/** What an alert's push message holds, as the API encrypts it and the site's service worker shows it. */
export interface PushedAlert {
  readonly title: string;
  readonly body: string;
  /** The path of the site that a click opens. */
  readonly path: string;
  /** Notifications of the same tag take each other's place. */
  readonly tag: string;
}
