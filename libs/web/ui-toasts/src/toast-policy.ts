export interface ToastPolicy {
  /** The most toasts shown at once. */
  readonly visibleMax: number;
  /** Whether a new toast removes those over `visibleMax`; otherwise they wait hidden. */
  readonly replaces: boolean;
  /** In milliseconds, until a toast dismisses itself. */
  readonly durationMs: number;
  /** In milliseconds, from dismissal to removal. */
  readonly removalDelayMs: number;
  /** In pixels, to dismiss a toast. */
  readonly swipeThresholdPx: number;
  readonly widthPx: number;
  /** In pixels, between two toasts. */
  readonly gapPx: number;
}

const look = { widthPx: 356, gapPx: 14 };

const fadeMs = 200;

/** The three policies of S§9; what one leaves open follows the others. */
export const toastPolicies = {
  /** One at a time, removed 1,000,000 ms after dismissal. */
  single: {
    ...look,
    visibleMax: 1,
    replaces: true,
    durationMs: 5_000,
    removalDelayMs: 1_000_000,
    swipeThresholdPx: 50,
  },
  /** Three shown, four seconds each, 356 px wide, 14 px apart, 20 px to dismiss. */
  stacked: {
    ...look,
    visibleMax: 3,
    replaces: false,
    durationMs: 4_000,
    removalDelayMs: fadeMs,
    swipeThresholdPx: 20,
  },
  /** Five seconds by default, 50 px to dismiss. */
  accessible: {
    ...look,
    visibleMax: 5,
    replaces: false,
    durationMs: 5_000,
    removalDelayMs: fadeMs,
    swipeThresholdPx: 50,
  },
} as const satisfies Readonly<Record<string, ToastPolicy>>;
