import type { ToastPolicy } from './toast-policy';

interface ToastContent {
  /** What happened, in a few words. */
  readonly title: string;
  readonly description?: string;
  readonly tone?: 'neutral' | 'good' | 'warn' | 'danger';
  /** One thing to do about it, such as "Undo"; the toast is dismissed by it. */
  readonly action?: { readonly label: string; readonly onChoose: () => void };
  /** How long it stays, in milliseconds; the policy's duration where not given. */
  readonly durationMs?: number;
}

/** A toast on its way (S§4): shown, then dismissed, then removed, which is no longer being in the list. */
export interface Toast extends ToastContent {
  readonly id: string;
  readonly state: 'shown' | 'dismissed';
  readonly durationMs: number;
}

/** The toasts of an app. */
export interface ToastStore {
  readonly policy: ToastPolicy;
  /** Shows a toast and returns its id. */
  readonly show: (content: ToastContent) => string;
  /** Dismisses one toast, or all where no id is given. It is removed after the policy's delay. */
  readonly dismiss: (id?: string) => void;
  /** The toasts, newest first; the same list until something changes. */
  readonly list: () => readonly Toast[];
  /** Calls back at each change; returns how to stop. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Runs something later; returns how to call it off. */
export type Later = (run: () => void, delayMs: number) => () => void;

/** Creates an app's toast store under a policy (S§9). The Toaster dismisses toasts, because it pauses their timers. */
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
