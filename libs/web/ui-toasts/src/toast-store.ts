import type { ToastPolicy } from './toast-policy';

interface ToastContent {
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'neutral' | 'good' | 'warn' | 'danger';
  /** A button such as "Undo"; it also dismisses the toast. */
  readonly action?: { readonly label: string; readonly onChoose: () => void };
  /** In milliseconds; the policy's duration by default. */
  readonly durationMs?: number;
}

/** A toast is shown, then dismissed, then removed from the list (S§4). */
export interface Toast extends ToastContent {
  readonly id: string;
  readonly state: 'shown' | 'dismissed';
  readonly durationMs: number;
}

export interface ToastStore {
  readonly policy: ToastPolicy;
  readonly show: (content: ToastContent) => string;
  /** Dismisses one toast, or all without an id. Removal follows after the policy's delay. */
  readonly dismiss: (id?: string) => void;
  /** Newest first; the same list until something changes. */
  readonly list: () => readonly Toast[];
  /** Returns the function to unsubscribe. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Returns the function to cancel. */
export type Later = (run: () => void, delayMs: number) => () => void;

/** The Toaster dismisses toasts, because it pauses their timers (S§9). */
export function createToastStore(policy: ToastPolicy, later: Later = byTimer): ToastStore {
  let toasts: readonly Toast[] = [];
  let count = 0;
  const removals = new Map<string, () => void>();
  const listeners = new Set<() => void>();
  const change = (next: readonly Toast[]) => {
    for (const { id } of toasts) {
      if (next.some((toast) => toast.id === id)) continue;
      removals.get(id)?.();
      removals.delete(id);
    }
    toasts = next;
    for (const listener of listeners) listener();
  };
  const remove = (id: string) => change(toasts.filter((toast) => toast.id !== id));
  const dismiss = (id?: string) => {
    const leaving = toasts.filter(
      (toast) => toast.state === 'shown' && (id === undefined || toast.id === id),
    );
    for (const each of leaving) {
      removals.set(
        each.id,
        later(() => remove(each.id), policy.removalDelayMs),
      );
    }
    change(toasts.map((toast) => (leaving.includes(toast) ? { ...toast, state: 'dismissed' } : toast)));
  };
  return {
    policy,
    show: (content) => {
      count += 1;
      const toast: Toast = {
        ...content,
        id: String(count),
        state: 'shown',
        durationMs: content.durationMs ?? policy.durationMs,
      };
      const all = [toast, ...toasts];
      change(policy.replaces ? all.slice(0, policy.visibleMax) : all);
      return toast.id;
    },
    dismiss,
    list: () => toasts,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => {
        listeners.delete(onChange);
      };
    },
  };
}

function byTimer(run: () => void, delayMs: number): () => void {
  const timer = setTimeout(run, delayMs);
  return () => clearTimeout(timer);
}
