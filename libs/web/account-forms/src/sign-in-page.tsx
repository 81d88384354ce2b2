import { PageHeader } from '@pricehunt/ui-kit';
import { PageTitle } from '@pricehunt/web-shell';
import type { ReactNode } from 'react';

export interface SignInPageProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
  /** Links to other pages, such as creating an account. */
  readonly ways?: ReactNode;
}

export function SignInPage({ title, lead, children, ways }: SignInPageProps) {
  return (
    <div className="mx-auto max-w-105 pb-14">
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} {...(lead === undefined ? {} : { lead })} />
      {children}
      {ways === undefined ? null : (
        <p className="mt-6 flex flex-wrap gap-x-6 gap-y-3 border-t border-line pt-5 *:font-semibold *:text-accent">
          {ways}
        </p>
      )}
    </div>
  );
}
