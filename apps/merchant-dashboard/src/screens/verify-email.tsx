import { EmailCheck } from '../features/sign-in/components/email-check';
import { SignInPage } from '../features/sign-in/components/sign-in-page';
import { useAddressToken } from '../features/sign-in/use-address-token';
import { useMessages } from '../messages/use-messages';

/** The page at /verify-email: where the mailed link leads. */
export function VerifyEmail() {
  const { verify } = useMessages().signIn;
  return (
    <SignInPage title={verify.title}>
      <EmailCheck token={useAddressToken()} />
    </SignInPage>
  );
}
