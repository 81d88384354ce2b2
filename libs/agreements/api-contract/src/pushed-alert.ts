export interface PushedAlert {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** A notification replaces an earlier one with the same tag. */
  readonly tag: string;
}
