import { Navigate, useLocation } from 'react-router-dom';

export interface ToSignInProps {
  readonly loginPath: string;
}

/** Redirects to the sign-in page, which returns here afterwards (see `returnPath`). */
export function ToSignIn({ loginPath }: ToSignInProps) {
  const { pathname, search, hash } = useLocation();
  const query = new URLSearchParams({ return: `${pathname}${search}${hash}` });
  return <Navigate to={`${loginPath}?${query.toString()}`} replace />;
}
