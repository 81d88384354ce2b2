import { Notice } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import { useShopperSession } from '../../../account/use-account';

/** Says that this deployment uses the mock sign-in of S§1; otherwise renders nothing. */
export function MockBanner() {
  const { isMock } = useShopperSession();
  const { signIn } = useMessages();
  return isMock ? (
    <Notice tone="warn" title={signIn.mockTitle} className="mb-5">
      {signIn.mockSentence}
    </Notice>
  ) : null;
}
