import type { ConsentAnswer } from '@pricehunt/tracking-client';
import { Button } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';

/** What ConsentButtons take. */
export interface ConsentButtonsProps {
  readonly onDecide: (answer: ConsentAnswer) => void;
}

/** Yes and no, side by side, of one size and one look: refusing is as easy as allowing. */
export function ConsentButtons({ onDecide }: ConsentButtonsProps) {
  const { consent: words } = useMessages();
  return (
    <div className="grid flex-none grid-cols-2 gap-3">
      <Button onClick={() => onDecide('refused')}>{words.refuse}</Button>
      <Button onClick={() => onDecide('accepted')}>{words.allow}</Button>
    </div>
  );
}
