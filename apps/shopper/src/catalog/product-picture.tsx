import { cx } from 'class-variance-authority';
import { useState } from 'react';

export interface ProductPictureProps {
  readonly imageUrl: string | null;
  /** Loads eagerly, for the first view. */
  readonly isFirst?: boolean;
  readonly className?: string;
}

/** A product image on white. Decorative, because a title is next to it; a price tag replaces a missing image. */
export function ProductPicture({ imageUrl, isFirst = false, className }: ProductPictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const isShown = imageUrl !== null && imageUrl !== brokenUrl;
  return (
    <span
      className={cx(
        'flex items-center justify-center overflow-hidden',
        isShown ? 'bg-[#fff]' : 'bg-surface text-line-strong',
        className,
      )}
    >
      {isShown ? (
        <img
          src={imageUrl}
          alt=""
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
          decoding="async"
          referrerPolicy="no-referrer"
          className="size-full object-contain"
          onError={() => setBrokenUrl(imageUrl)}
        />
      ) : (
        <svg aria-hidden="true" viewBox="0 0 48 48" className="size-1/2 max-h-16 max-w-16" fill="none">
          <path
            d="M8 10v13.5L25.5 41 40 26.5 22.5 9H9a1 1 0 0 0-1 1z"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
          />
          <circle cx="16" cy="17" r="2.5" stroke="currentColor" strokeWidth="2" />
        </svg>
      )}
    </span>
  );
}
