import type { CallAnswer } from '@pricehunt/api-client';
import { alertsMissing } from '@pricehunt/api-contract/imports';
import type { saveImport } from '@pricehunt/api-contract/imports';
import { Button, ButtonLink, Notice, useFigures } from '@pricehunt/ui-kit';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useMessages } from '../../../messages/use-messages';
import { directLinkPath, productPath, routePaths } from '../../../route-paths';

export interface ImportResultProps {
  readonly result: CallAnswer<typeof saveImport>;
  readonly onAgain: () => void;
}

export function ImportResult({ result, onAgain }: ImportResultProps) {
  const { imports: words } = useMessages();
  const figure = useFigures();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { saved, alreadySaved, refused, alertsSet, withoutAlert, startsLater } = result;
  return (
    <div className="grid max-w-160 gap-5">
      <div>
        <h2 ref={heading} tabIndex={-1} className="mb-2 text-lg">
          {words.done}
        </h2>
        <p>{words.saved(figure(saved))}</p>
        {alreadySaved === 0 ? null : <p>{words.alreadySaved(figure(alreadySaved))}</p>}
        {alertsSet === 0 ? null : <p>{words.alertsSet(figure(alertsSet))}</p>}
      </div>
      {refused === 0 ? null : <Notice tone="warn" title={words.refused(figure(refused))} />}
      {alertsMissing.map((reason) => {
        const items = withoutAlert.filter((each) => each.reason === reason);
        return items.length === 0 ? null : (
          <Notice key={reason} tone="warn" title={words.alertsMissing[reason]}>
            <ProductLinks items={items} />
          </Notice>
        );
      })}
      {startsLater.length === 0 ? null : (
        <section>
          <h3 className="mb-1 font-semibold">{words.startsLater}</h3>
          <p className="mb-2 text-ink-muted">{words.startsLaterSentence}</p>
          <ProductLinks items={startsLater} />
        </section>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={routePaths.favorites} variant="primary">
          {words.toFavorites}
        </ButtonLink>
        {alertsSet === 0 ? null : <ButtonLink to={routePaths.alerts}>{words.toAlerts}</ButtonLink>}
        <Button onClick={onAgain}>{words.again}</Button>
      </div>
    </div>
  );
}

interface ProductLinksProps {
  readonly items: readonly {
    readonly title: string;
    readonly link: string | null;
    readonly productId?: string | null;
  }[];
}

function ProductLinks({ items }: ProductLinksProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {items.map(({ title, link, productId = null }, place) => (
        <li key={place} className="py-2">
          <Link
            to={productId === null ? directLinkPath(link ?? '') : productPath(productId)}
            className="text-link wrap-anywhere"
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
