import { Button } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';

export interface ConfirmByEmailProps {
  readonly email: string;
  readonly alert: 'price' | 'search';
  readonly onClose: () => void;
}

/** After an alert was requested without an account. */
export function ConfirmByEmail({ email, alert, onClose }: ConfirmByEmailProps) {
  const { priceAlerts: words } = useMessages();
  return (
    <div role="status" className="grid gap-3">
      <p className="text-lg font-semibold">{words.emailOnly.confirm}</p>
      <p>{words.emailOnly.sent[alert](email)}</p>
      <Button variant="primary" className="justify-self-start" onClick={onClose}>
        {words.close}
      </Button>
    </div>
  );
}
