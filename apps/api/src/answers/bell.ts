/** Remembers a ring until somebody listens, so that none is lost between reading and waiting. */
export interface Bell {
  readonly ring: () => void;
  /** Resolves at the next ring, or after `waitMs` without one. */
  readonly heard: (waitMs: number) => Promise<'rung' | 'quiet'>;
}

export function createBell(): Bell {
  let isRung = false;
  let wake: (() => void) | null = null;
  return {
    ring: () => {
      isRung = true;
      wake?.();
    },
    heard: (waitMs) =>
      new Promise((resolve) => {
        const settle = () => {
          clearTimeout(timer);
          wake = null;
          const outcome = isRung ? 'rung' : 'quiet';
          isRung = false;
          resolve(outcome);
        };
        const timer = setTimeout(settle, waitMs);
        wake = settle;
        if (isRung) settle();
      }),
  };
}
