import { resendBusinessVerification } from '@pricehunt/api-contract/business-identity';
import { authFailureOf } from '@pricehunt/auth-context';
import { Button } from '@pricehunt/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { useMerchantServices } from '../merchant-services';
import { useMessages } from '../messages/use-messages';
import { useRefusal } from '@pricehunt/account-forms';

export function ResendVerification() {
  const { setUp: words } = useMessages().dashboard;
  const { openApi } = useMerchantServices();
  const refusalOf = useRefusal();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => (await openApi()).call(resendBusinessVerification, {}),
  });
  if (isSuccess) {
    return (
      <p role="status" className="text-sm text-ink-muted">
        {words.resent}
      </p>
    );
  }
  return (
    <>
      <Button size="small" busy={isPending} onClick={() => mutate()}>
        {words.resend}
      </Button>
      {error === null ? null : (
        <p role="alert" className="mt-2 text-sm text-danger">
          {refusalOf(authFailureOf(error, error.message))}
        </p>
      )}
    </>
  );
}
