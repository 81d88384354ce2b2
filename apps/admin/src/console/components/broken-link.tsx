import { ButtonLink, EmptyState } from '@pricehunt/ui-kit';
import { routePaths } from '../../route-paths';

interface BrokenLinkProps {
  readonly words: { readonly brokenTitle: string; readonly broken: string; readonly toSignIn: string };
}

/** For a link that was used, has expired, or lacks its token. */
export function BrokenLink({ words }: BrokenLinkProps) {
  return (
    <EmptyState
      title={words.brokenTitle}
      action={
        <ButtonLink to={routePaths.login} variant="primary">
          {words.toSignIn}
        </ButtonLink>
      }
    >
      {words.broken}
    </EmptyState>
  );
}
