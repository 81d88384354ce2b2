import { ChoiceChip, useDisplayLocale } from '@pricehunt/ui-kit';
import { useMessages } from '../../messages/use-messages';

/** What a PeriodChip takes. */
export interface PeriodChipProps {
  /** Calendar days; undefined where that end is open. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly onClear: () => void;
}

/** The days that a list is narrowed to, to take away; nothing where it is not. */
export function PeriodChip({ from, to, onClear }: PeriodChipProps) {
  const { period: words } = useMessages();
  const locale = useDisplayLocale();
  if (from === undefined && to === undefined) return null;
  const writer = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <ChoiceChip chosen onChange={onClear}>
      {from !== undefined && to !== undefined
        ? writer.formatRange(new Date(from), new Date(to))
        : from === undefined
          ? words.until(writer.format(new Date(to ?? '')))
          : words.since(writer.format(new Date(from)))}
    </ChoiceChip>
  );
}
