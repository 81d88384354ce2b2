/** How toasts come, stay and go. */
export interface ToastPolicy {
  /** How many are seen at once, the newest of them. */
  readonly visibleMax: number;
  /** Whether a new toast removes those over `visibleMax`; otherwise they wait hidden. */
  readonly replaces: boolean;
  /** How long a toast stays before it dismisses itself, in milliseconds. */
  readonly durationMs: number;
  /** How long a dismissed toast stays before it is removed, in milliseconds. */
  readonly removalDelayMs: number;
  /** How far it must be dragged aside to be dismissed, in pixels. */
  readonly swipeThresholdPx: number;
  /** In pixels. */
  readonly widthPx: number;
  /** Between two toasts, in pixels. */
  readonly gapPx: number;
}

const look = { widthPx: 356, gapPx: 14 };

/** Long enough for a toast to fade, in milliseconds. */
const fadeMs = 200;

/** The three policies of S§9. Where S§9 leaves one open, it follows the others. */
export const toastPolicies = {
  /** The toast list: one at a time, removed 1,000,000 ms after it was dismissed. */
  single: {
    ...look,
    visibleMax: 1,
    replaces: true,
    durationMs: 5_000,
    removalDelayMs: 1_000_000,
    swipeThresholdPx: 50,
  },
  /** The second toast system: three seen, four seconds each, 356 px wide, 14 px apart, 20 px to swipe away. */
  stacked: {
    ...look,
    visibleMax: 3,
    replaces: false,
    durationMs: 4_000,
    removalDelayMs: fadeMs,
    swipeThresholdPx: 20,
  },
  /** The accessible provider: five seconds by default, 50 px to swipe away. */
  accessible: {
    ...look,
    visibleMax: 5,
    replaces: false,
    durationMs: 5_000,
    removalDelayMs: fadeMs,
    swipeThresholdPx: 50,
  },
} as const satisfies Readonly<Record<string, ToastPolicy>>;
