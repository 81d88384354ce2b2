import type { ReactNode } from 'react';
import { useDisplayLocale } from './display-locale';
import { useFigures } from './figure';
import { useKitMessages } from './messages/use-kit-messages';

interface FunnelStep {
  readonly id: string;
  readonly name: ReactNode;
  readonly count: number;
}

export interface FunnelProps {
  readonly label: string;
  /** In order; each no larger than the one before. */
  readonly steps: readonly FunnelStep[];
}

/** Each step is a bar of its share of the first, with its share of the previous step. */
export function Funnel({ label, steps }: FunnelProps) {
  const { chart: words } = useKitMessages();
  const locale = useDisplayLocale();
  const figure = useFigures();
  const first = steps[0]?.count ?? 0;
  const share = (part: number, whole: number) =>
    new Intl.NumberFormat(locale, {
      style: 'percent',
      maximumFractionDigits: part / whole < 0.1 ? 1 : 0,
    }).format(part / whole);
  return (
    <ol aria-label={label} className="grid gap-3">
      {steps.map(({ id, name, count }, index) => {
        const before = steps[index - 1];
        return (
          <li key={id}>
            <div className="flex items-baseline gap-3 text-sm">
              <span className="grow">{name}</span>
              {before === undefined || before.count === 0 ? null : (
                <span className="text-ink-muted">{words.ofStepBefore(share(count, before.count))}</span>
              )}
              <span className="tabular min-w-16 text-right font-semibold">{figure(count).text}</span>
            </div>
            <span aria-hidden="true" className="mt-1 block h-4 rounded-small bg-shade">
              <span
                className="block h-full min-w-0.5 rounded-small bg-accent"
                style={{ width: `${first === 0 ? 0 : Math.min(100, (count / first) * 100).toFixed(2)}%` }}
              />
            </span>
          </li>
        );
      })}
    </ol>
  );
}
