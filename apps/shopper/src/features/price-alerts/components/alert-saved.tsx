import { Button, ButtonLink, Notice } from '@pricehunt/ui-kit';
import type { ReactNode } from 'react';
import { useShopperSession } from '../../../account/use-account';
import { useMessages } from '../../../messages/use-messages';
import { routePaths } from '../../../route-paths';
import type { PushStatus } from '../push-subscription';

export interface AlertSavedProps {
  readonly title: string;
  readonly push: PushStatus;
  readonly onClose: () => void;
  /** What the alert watches. */
  readonly children: ReactNode;
}

/** Shown in the dialog after an alert was set: what is still to do before it is sent. */
export function AlertSaved({ title, push, onClose, children }: AlertSavedProps) {
  const { priceAlerts: words } = useMessages();
  const { account } = useShopperSession();
  return (
    <div role="status" className="grid gap-3">
      <p className="text-lg font-semibold">{title}</p>
      {children}
      {account === null || account.isEmailVerified ? null : (
        <Notice tone="warn" title={words.unverifiedTitle(account.email)}>
          {words.unverified}
        </Notice>
      )}
      {push === 'ready' ? null : <Notice tone="warn" title={words.push[push]} />}
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="primary" onClick={onClose}>
          {words.close}
        </Button>
        <ButtonLink to={routePaths.alerts}>{words.toAlerts}</ButtonLink>
      </div>
    </div>
  );
}
