import { cx } from 'class-variance-authority';
import { Link } from 'react-router-dom';

export interface WordMarkProps {
  readonly to: string;
  /** Names the app, such as "for merchants". */
  readonly suffix?: string | undefined;
  readonly className?: string | undefined;
}

/** Links to the home page. */
export function WordMark({ to, suffix, className }: WordMarkProps) {
  return (
    <Link
      to={to}
      className={cx(
        'inline-flex flex-none items-baseline gap-2 rounded-small text-ink no-underline',
        className,
      )}
    >
      <span translate="no" className="font-display text-xl leading-none font-bold tracking-[-0.015em]">
        Price<span className="text-accent">Hunt</span>
      </span>
      {suffix === undefined ? null : <span className="text-sm text-ink-muted">{suffix}</span>}
    </Link>
  );
}
