import type { ApiClient } from '@pricehunt/api-client';
import { ButtonLink } from '@pricehunt/ui-kit';
import { Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMerchantServices } from '../merchant-services';

export interface DownloadLinkProps {
  /** The URL to download; the function may change between renders. */
  readonly addressOf: (api: ApiClient) => string;
  readonly children: string;
}

export function DownloadLink({ addressOf, children }: DownloadLinkProps) {
  const { openApi } = useMerchantServices();
  const [api, setApi] = useState<ApiClient | null>(null);
  useEffect(() => {
    let isGone = false;
    openApi().then(
      (opened) => {
        if (!isGone) setApi(opened);
      },
      // The section that the link belongs to says that the client did not come.
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [openApi]);
  if (api === null) return null;
  return (
    <ButtonLink href={addressOf(api)} download size="small">
      <Download aria-hidden="true" className="size-4" />
      {children}
    </ButtonLink>
  );
}
