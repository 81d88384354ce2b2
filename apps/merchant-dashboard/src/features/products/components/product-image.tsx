import { cx } from 'class-variance-authority';
import { Package } from 'lucide-react';
import { useState } from 'react';

export interface ProductImageProps {
  readonly address: string | null;
  readonly className: string;
}

/** A product image on white, as shoppers see it. */
export function ProductImage({ address, className }: ProductImageProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const isShown = address !== null && !hasFailed;
  const box = cx(
    'flex flex-none items-center justify-center overflow-hidden rounded-small border border-line',
    isShown ? 'bg-[#fff]' : 'bg-surface',
    className,
  );
  return (
    <span className={box} aria-hidden="true">
      {!isShown ? (
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
