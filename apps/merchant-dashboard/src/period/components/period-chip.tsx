import { useDisplayLocale } from '@pricehunt/ui-kit';
import { useMessages } from '../../messages/use-messages';
import { FilterChip } from '../../views/filter-bar';

export interface PeriodChipProps {
  /** Calendar days; undefined for an open end. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly onClear: () => void;
}

/** A removable chip with the date range of a list. */
export function PeriodChip({ from, to, onClear }: PeriodChipProps) {
  const { period: words } = useMessages();
  const locale = useDisplayLocale();
  if (from === undefined && to === undefined) return null;
  const writer = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <FilterChip onRemove={onClear}>
      {from !== undefined && to !== undefined
        ? writer.formatRange(new Date(from), new Date(to))
        : from === undefined
          ? words.until(writer.format(new Date(to ?? '')))
          : words.since(writer.format(new Date(from)))}
    </FilterChip>
  );
}
