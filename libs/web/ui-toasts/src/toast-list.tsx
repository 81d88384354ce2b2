import * as Primitive from '@radix-ui/react-toast';
import { Button, useKitMessages } from '@pricehunt/ui-kit';
import { cx } from 'class-variance-authority';
import type { Toast, ToastStore } from './toast-store';

export interface ToastListProps {
  readonly toasts: readonly Toast[];
  readonly store: ToastStore;
}

/** Newest last, announced politely, danger at once. Timers pause on hover, focus and in the background; F8 focuses. */
export function ToastList({ toasts, store }: ToastListProps) {
  const { toasts: words } = useKitMessages();
  const { policy } = store;
  const visible = toasts.filter(({ state }) => state === 'shown').slice(0, policy.visibleMax);
  return (
    <Primitive.Provider
      label={words.one}
      duration={policy.durationMs}
      swipeThreshold={policy.swipeThresholdPx}
      swipeDirection="right"
    >
      {toasts.toReversed().map((toast) => (
        <OneToast
          key={toast.id}
          toast={toast}
          isHidden={toast.state === 'shown' && !visible.includes(toast)}
          onDismiss={() => store.dismiss(toast.id)}
        />
      ))}
      <Primitive.Viewport
        label={words.list('F8')}
        data-toasts=""
        className="fixed right-0 bottom-(--foot,0px) z-50 flex max-w-full flex-col p-4 outline-none"
        style={{ width: policy.widthPx + marginsPx, gap: policy.gapPx }}
      />
    </Primitive.Provider>
  );
}

const marginsPx = 32;

interface OneToastProps {
  readonly toast: Toast;
  readonly isHidden: boolean;
  readonly onDismiss: () => void;
}

function OneToast({ toast, isHidden, onDismiss }: OneToastProps) {
  const { toasts: words } = useKitMessages();
  const { tone = 'neutral', title, description, action } = toast;
  return (
    <Primitive.Root
      type={tone === 'danger' ? 'foreground' : 'background'}
      duration={toast.durationMs}
      open={toast.state === 'shown'}
      onOpenChange={(isOpen) => {
        if (!isOpen) onDismiss();
      }}
      data-tone={tone}
      className={cx(
        'flex gap-3 rounded-panel border border-l-3 border-line bg-surface p-4 text-sm text-ink motion-safe:animate-toast-in data-[state=closed]:motion-safe:animate-toast-out data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:motion-safe:transition-transform',
        edges[tone],
        description === undefined ? 'items-center' : 'items-start',
        isHidden && 'hidden',
      )}
    >
      <div className="min-w-0 grow">
        <Primitive.Title className="font-semibold">{title}</Primitive.Title>
        {description === undefined ? null : (
          <Primitive.Description className="text-ink-muted">{description}</Primitive.Description>
        )}
      </div>
      {action === undefined ? null : (
        <Primitive.Action asChild altText={action.label} onClick={action.onChoose}>
          <Button size="small">{action.label}</Button>
        </Primitive.Action>
      )}
      <Primitive.Close asChild>
        <Button
          size="small"
          variant="quiet"
          aria-label={words.dismiss}
          className="-my-1.5 -mr-2 min-w-9 px-0"
        >
          <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3">
            <path
              d="M2 2l8 8M10 2l-8 8"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.8"
              strokeLinecap="round"
            />
          </svg>
        </Button>
      </Primitive.Close>
    </Primitive.Root>
  );
}

const edges = {
  neutral: 'border-l-line-strong',
  good: 'border-l-accent',
  warn: 'border-l-warn',
  danger: 'border-l-danger',
} as const;
