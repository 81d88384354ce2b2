import { Link } from 'react-router-dom';
import { useMessages } from '../../../messages/use-messages';
import { directLinkPath } from '../../../route-paths';
import { useExampleLinks } from '../requests/list-example-links';

const examplesShown = 3;

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
