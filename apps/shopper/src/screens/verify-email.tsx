import { PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import { EmailCheck } from '../features/sign-in/components/email-check';
import { useAddressToken } from '../features/sign-in/use-address-token';
import { useMessages } from '../messages/use-messages';

/** The page at /verify-email: where the mailed link leads. */
export function VerifyEmail() {
  const { verify } = useMessages().signIn;
  return (
    <div className="pb-14">
      <PageTitle>{verify.title}</PageTitle>
      <PageHeader title={verify.title} />
      <EmailCheck token={useAddressToken()} />
    </div>
  );
}
