import { cva, cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

const look = /* @__PURE__ */ cva(
  'flex flex-wrap items-start gap-x-3 gap-y-2.5 border-l-3 py-1 pl-4 text-sm',
  {
    variants: {
      tone: {
        info: 'border-info [&_[data-mark]]:text-info',
        warn: 'border-warn [&_[data-mark]]:text-warn',
        danger: 'border-danger [&_[data-mark]]:text-danger',
      },
    },
  },
);

export interface NoticeProps {
  readonly tone: 'info' | 'warn' | 'danger';
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly className?: string | undefined;
}

/** A message on the page. Danger is announced at once. */
export function Notice({ tone, title, children, action, className }: NoticeProps) {
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} className={cx(look({ tone }), className)}>
      <div className="min-w-0 grow basis-64">
        <p data-mark className="font-semibold">
          {title}
        </p>
        {children === undefined ? null : <div className="text-ink-muted">{children}</div>}
      </div>
      {action === undefined ? null : <div className="flex-none">{action}</div>}
    </div>
  );
}
