import { Link } from 'react-router-dom';
import { useMessages } from '../../../messages/use-messages';
import { directLinkPath } from '../../../route-paths';
import { useExampleLinks } from '../requests/list-example-links';

/** How many examples stand under the paste box. */
const examplesShown = 3;

/** Links to try at once. Each is an address that starts a search, so it can be copied or opened in a new tab too. */
export function ExampleLinks() {
  const { data = [] } = useExampleLinks();
  const { examples } = useMessages().landing;
  return (
    <div className="mt-3 flex min-h-13 flex-wrap content-start gap-x-4.5 text-sm text-ink-muted sm:min-h-6">
      {data.length === 0 ? null : (
        <>
          <span className="py-1">{examples.lead}</span>
          {data.slice(0, examplesShown).map(({ link, title, shopName }) => (
            <Link
              key={link}
              to={directLinkPath(link)}
              title={examples.titleAt(title, shopName)}
              className="text-link py-1"
            >
              {title}
            </Link>
          ))}
        </>
      )}
    </div>
  );
}
