import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

export interface HeadLayoutProps {
  /** Null where there is none, as in a search by words. */
  readonly picture: ReactNode;
  readonly title: ReactNode;
  /** What decides: variants, prices, verdict and actions. */
  readonly children: ReactNode;
}

/** The head of a product's page and of a search's results. On phones the picture is small, beside the title. */
export function HeadLayout({ picture, title, children }: HeadLayoutProps) {
  const isPictured = picture !== null;
  return (
    <div
      className={cx(
        'grid gap-x-4 gap-y-4 pt-4 md:gap-x-10',
        isPictured &&
          'grid-cols-[5.5rem_minmax(0,1fr)] md:grid-cols-[14rem_minmax(0,1fr)] md:grid-rows-[auto_1fr] lg:grid-cols-[minmax(0,min(24rem,45%))_minmax(0,1fr)]',
      )}
    >
      {isPictured ? <div className="min-w-0 md:row-span-2">{picture}</div> : null}
      <div className="min-w-0">{title}</div>
      <div className={cx('min-w-0', isPictured && 'col-span-2 md:col-span-1 md:col-start-2')}>{children}</div>
    </div>
  );
}

/** The one size of a product's name. */
export const productHeadline = 'max-w-[26ch] text-xl wrap-anywhere md:text-2xl lg:text-3xl';
