import type { AlertView } from '@pricehunt/api-contract/alerts';
import { cx } from 'class-variance-authority';
import { Chip, Price, useDisplayLocale, useOfferWords } from '@pricehunt/ui-kit';
import { Link } from 'react-router-dom';
import { useMessages } from '../../../messages/use-messages';
import { ProductPicture } from '../../../catalog/product-picture';
import { productPath } from '../../../route-paths';
import { useAlertWords } from '../../../prices/use-alert-words';
import { AlertActs } from './alert-acts';

export interface AlertListProps {
  readonly alerts: readonly AlertView[];
  readonly onEdit: (alert: AlertView) => void;
  readonly onPause: (alert: AlertView, isPaused: boolean) => void;
  readonly onRemove: (alert: AlertView) => void;
}

/** Price alerts with the price of today; two lines each on phones. */
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
  const lastSent =
    lastFiredAt === null
      ? null
      : new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(lastFiredAt));
  return (
    <li className="grid grid-cols-[2.75rem_auto_minmax(0,1fr)_auto] items-center gap-x-3 py-2.5 lg:col-span-full lg:grid-cols-subgrid lg:gap-x-5 lg:py-3">
      <ProductPicture
        imageUrl={product.imageUrl}
        className="row-span-2 size-11 rounded-small border border-line p-0.5"
      />
      <Link
        to={productPath(product.id)}
        className="col-span-2 line-clamp-1 py-0.5 text-ink no-underline hover:underline lg:col-span-1 lg:line-clamp-2 lg:self-end"
      >
        {product.title}
      </Link>
      <p
        className={cx(
          'row-start-2 truncate text-sm text-ink-muted lg:col-span-1 lg:col-start-2 lg:self-start lg:whitespace-normal',
          state === 'active' ? 'col-span-2 col-start-3' : 'col-start-3',
        )}
      >
        {alertWords(alert)}
      </p>
      <div className="col-start-2 row-start-2 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:text-right">
        <span className="sr-only">{words.columns.now} </span>
        <CurrentPrice alert={alert} />
      </div>
      <div className={cx(chipPlace, state === 'active' && 'max-lg:sr-only')}>
        <Chip tone={tones[state]}>
          {state === 'fired' && lastSent === null ? words.metAtOnce : words.states[state]}
        </Chip>
        {lastSent === null ? null : (
          <span className="text-xs text-ink-muted max-lg:sr-only lg:mt-0.5 lg:ml-1 lg:block">{lastSent}</span>
        )}
      </div>
      <div className="col-start-4 row-start-1 justify-self-end lg:col-start-5 lg:row-span-2">
        <AlertActs
          name={product.title}
          isPaused={state === 'paused'}
          onEdit={() => onEdit(alert)}
          onPause={(isPaused) => onPause(alert, isPaused)}
          onRemove={() => onRemove(alert)}
        />
      </div>
    </li>
  );
}

const chipPlace = 'col-start-4 row-start-2 lg:row-span-2 lg:row-start-1';

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
      <Price money={price} className="lg:text-lg" />
      {current?.priceHolds === undefined ? null : (
        <span className="ml-1.5 text-xs text-ink-muted lg:ml-0 lg:block">{holds(current.priceHolds)}</span>
      )}
    </>
  );
}
