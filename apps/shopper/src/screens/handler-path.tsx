import { Navigate, useLocation } from 'react-router-dom';
import { handlerTarget } from '../search/handler-target';
import { NotFound } from './not-found';

/** Paths of the third-party SDK under /handler (S§2): redirects to the counterpart here, else shows "not found". */
export function HandlerPath() {
  const { pathname, search } = useLocation();
  const target = handlerTarget(pathname, search);
  return target === null ? <NotFound /> : <Navigate to={target} replace />;
}
