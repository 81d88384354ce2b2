import type { ConsentAnswer } from '@pricehunt/tracking-client';
import { Button } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';

export interface ConsentButtonsProps {
  readonly size?: 'small' | 'medium';
  readonly onDecide: (answer: ConsentAnswer) => void;
}

/** Both buttons look the same: declining is as easy as accepting. */
export function ConsentButtons({ size = 'medium', onDecide }: ConsentButtonsProps) {
  const { consent: words } = useMessages();
  return (
    <div className="grid flex-none grid-cols-2 gap-3">
      <Button size={size} onClick={() => onDecide('refused')}>
        {words.refuse}
      </Button>
      <Button size={size} onClick={() => onDecide('accepted')}>
        {words.allow}
      </Button>
    </div>
  );
}
