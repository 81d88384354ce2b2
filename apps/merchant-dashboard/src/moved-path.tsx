import { Navigate, useLocation } from 'react-router-dom';

/** An address that leads to another of this app, with its query and fragment. */
export function MovedPath({ to }: { readonly to: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: to, search, hash }} replace />;
}
