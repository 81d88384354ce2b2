import { Navigate, useLocation } from 'react-router-dom';
import { handlerTarget } from '../handler-target';
import { NotFound } from './not-found';

/** The paths of the third-party SDK under /handler (S§2): those with a counterpart here lead to it, the rest nowhere. */
export function HandlerPath() {
  const { pathname, search } = useLocation();
  const target = handlerTarget(pathname, search);
  return target === null ? <NotFound /> : <Navigate to={target} replace />;
}
