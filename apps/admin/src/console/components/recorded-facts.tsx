import { useFigures } from '@pricehunt/ui-kit';
import { useMessages } from '../../messages/use-messages';
import { Facts } from './facts';

/** A recorded object, such as the details of an audit entry, as a list of names and values. */
export function RecordedFacts({ of: recorded }: { readonly of: unknown }) {
  const { audit: words, console: shared } = useMessages();
  const figure = useFigures();
  const names: ReadonlyMap<string, string> = new Map(Object.entries(words.fields));
  const nameOf = (path: readonly string[]) => path.map((key) => names.get(key) ?? inWords(key)).join(': ');
  const textOf = (value: unknown) => {
    if (value === null || value === '') return shared.none;
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    return typeof value === 'number' ? figure(value).text : String(value);
  };
  const facts = valuesOf(recorded, []).map(({ path, value }) => {
    return { name: path.length === 0 ? words.value : nameOf(path), value: textOf(value) };
  });
  return facts.length === 0 ? <p className="text-ink-muted">{shared.none}</p> : <Facts facts={facts} />;
}

interface Found {
  readonly path: readonly string[];
  readonly value: unknown;
}

function valuesOf(value: unknown, path: readonly string[]): readonly Found[] {
  if (Array.isArray(value)) {
    return value.every((each) => typeof each !== 'object' || each === null)
      ? [{ path, value: value.join(', ') }]
      : value.flatMap((each, index) => valuesOf(each, [...path, String(index + 1)]));
  }
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  return Object.entries(value).flatMap(([key, inner]) => valuesOf(inner, [...path, key]));
}

/** "businessId" becomes "Business id". */
function inWords(key: string): string {
  const words = key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
