import { Button, Dialog } from '@pricehunt/ui-kit';
import { useState } from 'react';
import { useMessages } from '../../../messages/use-messages';
import { useAlerts } from '../requests/alert-queries';
import { NewAlert } from './new-alert';
import type { AlertTerms } from './new-alert';

export interface AlertButtonProps extends AlertTerms {
  /** Shows only the bell. */
  readonly isIcon?: boolean;
  /** Instead of "Set price alert". */
  readonly label?: string;
  readonly opensAtOnce?: boolean;
}

/** Opens the price alert dialog; its label shows whether an alert is set. */
export function AlertButton({ label, isIcon = false, opensAtOnce = false, ...terms }: AlertButtonProps) {
  const { priceAlerts: words } = useMessages();
  const [isOpen, setIsOpen] = useState(opensAtOnce);
  const { data } = useAlerts(terms.productId);
  const isWatched = data !== undefined && data.items.length > 0;
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <Bell isRinging={isWatched} />
        <span className={isIcon ? 'sr-only' : undefined}>
          {label ?? (isWatched ? words.watching : words.watch)}
        </span>
      </Button>
      <Dialog open={isOpen} shape="sheet" title={words.dialogTitle} onClose={() => setIsOpen(false)}>
        <NewAlert {...terms} alerts={data?.items ?? []} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

/** A bell, filled when an alert is set. */
export function Bell({ isRinging }: { readonly isRinging: boolean }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      className={`size-4.5 flex-none ${isRinging ? 'text-accent' : ''}`}
    >
      <path
        d="M10 3a4.5 4.5 0 0 0-4.5 4.5c0 4-1.5 5.5-1.5 5.5h12s-1.500-1.500-1.500-5.500A4.500 4.500 0 0 0 10 3z"
        fill={isRinging ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinejoin="round"
      />
      <path
        d="M8.500 16a1.600 1.600 0 0 0 3 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
    </svg>
  );
}
