export interface NavigationItem {
  readonly to: string;
  readonly label: string;
  /** Marks the entry on its own path only, not on paths below it. */
  readonly exact?: boolean;
}
