import type { AlertView } from '@pricehunt/api-contract/alerts';
import { Button, Chip, Price, useDisplayLocale, useOfferWords } from '@pricehunt/ui-kit';
import { Link } from 'react-router-dom';
import { useMessages } from '../../../messages/use-messages';
import { ProductPicture } from '../../../catalog/product-picture';
import { productPath } from '../../../route-paths';
import { useAlertWords } from '../../../prices/use-alert-words';

export interface AlertListProps {
  readonly alerts: readonly AlertView[];
  readonly onEdit: (alert: AlertView) => void;
  readonly onPause: (alert: AlertView, isPaused: boolean) => void;
  readonly onRemove: (alert: AlertView) => void;
}

export function AlertList({ alerts, ...changes }: AlertListProps) {
  return (
    <ul className="divide-y divide-line border-y border-line lg:grid lg:grid-cols-[2.75rem_minmax(0,1fr)_auto_auto_auto] lg:gap-x-5">
      {alerts.map((alert) => (
        <AlertRow key={alert.id} alert={alert} {...changes} />
      ))}
    </ul>
  );
}

type AlertRowProps = Omit<AlertListProps, 'alerts'> & { readonly alert: AlertView };

const tones = { active: 'neutral', paused: 'warn', fired: 'good', 'awaiting-rate': 'warn' } as const;

function AlertRow({ alert, onEdit, onPause, onRemove }: AlertRowProps) {
  const { priceAlerts: words } = useMessages();
  const alertWords = useAlertWords();
  const { product, state, lastFiredAt } = alert;
  const locale = useDisplayLocale();
  const isPaused = state === 'paused';
  const lastSent =
    lastFiredAt === null
      ? null
      : new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(lastFiredAt));
  return (
    <li className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-3 gap-y-1 py-3 lg:col-span-full lg:grid-cols-subgrid lg:items-center">
      <ProductPicture
        imageUrl={product.imageUrl}
        className="size-11 rounded-small border border-line p-0.5"
      />
      <div className="min-w-0">
        <Link
          to={productPath(product.id)}
          className="line-clamp-2 py-0.5 text-ink no-underline hover:underline"
        >
          {product.title}
        </Link>
        <p className="text-sm text-ink-muted">{alertWords(alert)}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-lg:col-start-2 lg:contents">
        <div className="lg:text-right">
          <span className="mr-1.5 text-sm text-ink-muted lg:sr-only">{words.columns.now}</span>
          <CurrentPrice alert={alert} />
        </div>
        <div>
          <Chip tone={tones[state]}>
            {state === 'fired' && lastSent === null ? words.metAtOnce : words.states[state]}
          </Chip>
          {lastSent === null ? null : (
            <span className="ml-2 text-xs text-ink-muted lg:mt-0.5 lg:ml-1 lg:block">{lastSent}</span>
          )}
        </div>
      </div>
      <div className="-ml-3 flex max-lg:col-start-2 lg:ml-0 lg:justify-end">
        <Button
          variant="quiet"
          size="small"
          aria-label={words.editSpoken(product.title)}
          onClick={() => onEdit(alert)}
        >
          {words.edit}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={isPaused ? words.resumeSpoken(product.title) : words.pauseSpoken(product.title)}
          onClick={() => onPause(alert, !isPaused)}
        >
          {isPaused ? words.resume : words.pause}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-label={words.removeSpoken(product.title)}
          onClick={() => onRemove(alert)}
        >
          {words.remove}
        </Button>
      </div>
    </li>
  );
}

function CurrentPrice({ alert: { current, rule } }: { readonly alert: AlertView }) {
  const { priceAlerts: words } = useMessages();
  const { holds } = useOfferWords();
  if (rule.kind === 'back-in-stock' && current !== null && current.inStock !== null) {
    return current.inStock ? words.inStock : words.outOfStock;
  }
  const price = current?.price ?? null;
  if (price === null) return <span className="text-sm text-ink-muted">{words.unknown}</span>;
  return (
    <>
      <Price money={price} className="text-lg" />
      {current?.priceHolds === undefined ? null : (
        <span className="block text-xs text-ink-muted">{holds(current.priceHolds)}</span>
      )}
    </>
  );
}
