import type { ConsoleDoor } from '@pricehunt/api-contract';
import { Button, Notice } from '@pricehunt/ui-kit';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useMutation } from '@tanstack/react-query';
import type { PasskeyWords } from './messages/passkey-words';
import { PasskeyNotChosen, usePasskeyCalls } from './passkey-calls';
import { useAccountFailure } from './use-refusal';

export interface PasskeyButtonProps {
  readonly words: PasskeyWords;
  readonly door: ConsoleDoor;
  /** Whether it is the page's main action. */
  readonly isMain?: boolean;
  readonly onSignedIn: () => unknown;
}

/** Signs in by a passkey. Shows nothing where browsers have none: without WebAuthn, and under an IP address. */
export function PasskeyButton({ words, door, isMain = false, onSignedIn }: PasskeyButtonProps) {
  const calls = usePasskeyCalls(door);
  const failureOf = useAccountFailure();
  const { mutate, error, isPending } = useMutation({ mutationFn: calls.signIn, onSuccess: onSignedIn });
  const isUnderIp = /^[\d.]+$|^\[/.test(window.location.hostname);
  if (isUnderIp || !browserSupportsWebAuthn()) return null;
  return (
    <div className="mt-5 grid gap-3">
      {error === null ? null : (
        <Notice
          tone="danger"
          title={error instanceof PasskeyNotChosen ? words.notChosen : failureOf(error)}
        />
      )}
      <Button wide variant={isMain ? 'primary' : 'plain'} busy={isPending} onClick={() => mutate()}>
        {words.signIn}
      </Button>
    </div>
  );
}
