import { cx } from 'class-variance-authority';
import { Package } from 'lucide-react';
import { useState } from 'react';

export interface ProductImageProps {
  readonly address: string | null;
  readonly className: string;
}

export function ProductImage({ address, className }: ProductImageProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const box = cx(
    'flex flex-none items-center justify-center overflow-hidden rounded-small border border-line bg-surface',
    className,
  );
  return (
    <span className={box} aria-hidden="true">
      {address === null || hasFailed ? (
        <Package className="size-1/2 text-line-strong" strokeWidth={1.5} />
      ) : (
        <img
          src={address}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          className="size-full object-contain"
          onError={() => setHasFailed(true)}
        />
      )}
    </span>
  );
}
