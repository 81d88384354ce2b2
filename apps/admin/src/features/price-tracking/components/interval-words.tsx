import { useFigures } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';

const hour = 60;
const day = 24 * hour;

export function IntervalWords({ minutes }: { readonly minutes: number }) {
  const { tracking: words } = useMessages();
  const figure = useFigures();
  if (minutes < 2 * hour && minutes !== hour) return words.every(figure(minutes), 'minutes');
  if (minutes < 2 * day && minutes !== day) return words.every(figure(Math.round(minutes / hour)), 'hours');
  return words.every(figure(Math.round(minutes / day)), 'days');
}
