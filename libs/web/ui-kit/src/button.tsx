import { cva, cx } from 'class-variance-authority';
import type { VariantProps } from 'class-variance-authority';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';

const look = /* @__PURE__ */ cva(
  'inline-flex items-center justify-center gap-2 rounded-control border font-semibold leading-none whitespace-nowrap no-underline transition-[background-color,border-color,opacity] select-none aria-disabled:opacity-55 disabled:opacity-55',
  {
    variants: {
      variant: {
        primary: 'border-accent bg-accent text-accent-ink hover:border-accent-strong hover:bg-accent-strong',
        plain:
          'border-line bg-surface text-ink hover:border-line-strong hover:bg-shade aria-expanded:bg-shade',
        quiet:
          'border-transparent bg-transparent text-ink-muted hover:bg-shade hover:text-ink aria-pressed:bg-shade aria-pressed:text-ink',
        danger: 'border-danger bg-danger text-danger-ink hover:opacity-90',
      },
      size: {
        small: 'min-h-9 px-3 text-sm',
        medium: 'min-h-11 px-4 text-base',
        large: 'min-h-13 px-5 text-base',
      },
      wide: { true: 'w-full', false: '' },
    },
    defaultVariants: { variant: 'plain', size: 'medium', wide: false },
  },
);

type ButtonLook = Pick<VariantProps<typeof look>, 'variant' | 'size' | 'wide'>;

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Shows the button as busy and ignores clicks, without losing focus. */
  readonly busy?: boolean | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** Has type "button" by default, so that it never submits a form by accident. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  className,
  onClick,
  type,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      className={cx(look({ variant, size, wide }), className)}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

/** `to` is a path of this app, `href` leaves it. */
export type ButtonLinkProps = ButtonLook & {
  readonly children: ReactNode;
  readonly className?: string | undefined;
} & (
    | { readonly to: string; readonly replace?: boolean; readonly href?: never }
    | ({ readonly href: string; readonly to?: never } & AnchorHTMLAttributes<HTMLAnchorElement>)
  );

export function ButtonLink({ variant, size, wide, className, children, ...target }: ButtonLinkProps) {
  const classes = cx(look({ variant, size, wide }), className);
  if (target.to !== undefined) {
    return (
      <Link to={target.to} replace={target.replace ?? false} className={classes}>
        {children}
      </Link>
    );
  }
  return (
    <a {...target} className={classes}>
      {children}
    </a>
  );
}
