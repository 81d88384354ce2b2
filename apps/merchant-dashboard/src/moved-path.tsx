import { Navigate, useLocation } from 'react-router-dom';

/** Redirects to another path of this app, with query and fragment. */
export function MovedPath({ to }: { readonly to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} replace />;
}
