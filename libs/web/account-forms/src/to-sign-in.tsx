import { Navigate, useLocation } from 'react-router-dom';

export interface ToSignInProps {
  readonly loginPath: string;
}

/** Sends on to sign in, and from there back to this page: `returnPath` reads where to. */
export function ToSignIn({ loginPath }: ToSignInProps) {
  const { pathname, search, hash } = useLocation();
  const query = new URLSearchParams({ return: `${pathname}${search}${hash}` });
  return <Navigate to={`${loginPath}?${query.toString()}`} replace />;
}
