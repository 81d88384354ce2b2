import { ButtonLink } from '@pricehunt/ui-kit';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import type { AppOrigins } from './app-config';

export interface OtherAppLinkProps {
  readonly owner: keyof AppOrigins;
  readonly path: string;
  readonly children: ReactNode;
  readonly readOrigins: () => Promise<AppOrigins>;
}

/** A link to another app; renders nothing without a configured origin. */
export function OtherAppLink({ owner, path, children, readOrigins }: OtherAppLinkProps) {
  const [origin, setOrigin] = useState<string | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void readOrigins().then((origins) => {
      if (isCurrent) setOrigin(origins[owner]);
    });
    return () => {
      isCurrent = false;
    };
  }, [owner, readOrigins]);
  return origin === null ? null : <ButtonLink href={`${origin}${path}`}>{children}</ButtonLink>;
}
