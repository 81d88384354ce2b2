import { NotFoundPage } from '@pricehunt/web-shell';
import { useMessages } from '../messages/use-messages';
import { routePaths } from '../route-paths';

export function NotFound() {
  return <NotFoundPage words={useMessages().frame} homePath={routePaths.overview} />;
}
