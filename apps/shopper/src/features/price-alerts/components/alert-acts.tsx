import { Button, Menu } from '@pricehunt/ui-kit';
import { Ellipsis } from 'lucide-react';
import { useMessages } from '../../../messages/use-messages';

export interface AlertActsProps {
  /** What the alert is for, as its buttons are spoken. */
  readonly name: string;
  readonly isPaused: boolean;
  readonly onEdit: () => void;
  readonly onPause: (isPaused: boolean) => void;
  readonly onRemove: () => void;
}

/** Changes an alert: three buttons, or a menu where the row has no room for them. */
export function AlertActs({ name, isPaused, onEdit, onPause, onRemove }: AlertActsProps) {
  const { priceAlerts: words } = useMessages();
  const acts = [
    { label: words.edit, spoken: words.editSpoken(name), onChoose: onEdit },
    {
      label: isPaused ? words.resume : words.pause,
      spoken: isPaused ? words.resumeSpoken(name) : words.pauseSpoken(name),
      onChoose: () => onPause(!isPaused),
    },
    { label: words.remove, spoken: words.removeSpoken(name), onChoose: onRemove },
  ];
  return (
    <>
      <div className="flex justify-end max-lg:hidden">
        {acts.map(({ label, spoken, onChoose }) => (
          <Button key={spoken} variant="quiet" size="small" aria-label={spoken} onClick={onChoose}>
            {label}
          </Button>
        ))}
      </div>
      <div className="lg:hidden">
        <Menu items={acts}>
          <button
            type="button"
            aria-label={words.actsSpoken(name)}
            className="flex size-9 items-center justify-center rounded-control text-ink-muted hover:bg-shade hover:text-ink"
          >
            <Ellipsis aria-hidden="true" className="size-5" />
          </button>
        </Menu>
      </div>
    </>
  );
}
