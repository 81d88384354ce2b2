import { printableGtin } from '@pricehunt/offers';
import { useAttributeNames } from '../catalog/attribute-names';
import { useAttributeValues } from '../catalog/attribute-values';
import { useMessages } from '../messages/use-messages';
import { PageSection } from './page-section';

export interface SpecificationProps {
  readonly product: {
    readonly description?: string | null;
    readonly brand: string | null;
    readonly gtins: readonly string[];
    readonly mpn: string | null;
    readonly attributes: Readonly<Record<string, string>>;
  };
}

/** What is known of a product; nothing without facts. */
export function Specification({ product }: SpecificationProps) {
  const { product: words } = useMessages();
  const attributeName = useAttributeNames();
  const attributeValue = useAttributeValues();
  const { description = null, brand, gtins, mpn, attributes } = product;
  const facts = [
    ...(brand === null ? [] : [{ name: words.brand, value: brand }]),
    ...(mpn === null ? [] : [{ name: words.model, value: mpn }]),
    ...gtins.slice(0, 1).map((gtin) => ({ name: words.gtin, value: printableGtin(gtin) })),
    ...Object.entries(attributes).map(([name, value]) => ({
      name: attributeName(name),
      value: attributeValue(name, value),
    })),
  ];
  if (facts.length === 0 && description === null) return null;
  return (
    <PageSection id="specification" title={words.facts}>
      {description === null ? null : <p className="mb-4 max-w-[65ch]">{description}</p>}
      <dl className="grid gap-x-10 text-sm md:grid-cols-2">
        {facts.map(({ name, value }) => (
          <div
            key={`${name} ${value}`}
            className="grid grid-cols-[min(10rem,40%)_minmax(0,1fr)] gap-x-2 border-b border-line py-2"
          >
            <dt className="text-ink-muted">{name}</dt>
            <dd className="tabular-nums wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}
