import type { ComparedOffer, VariantGroup } from '@pricehunt/api-contract/comparisons';
import { Disclosure, OfferTable } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import { variantSentence, versionName } from '../comparison-words';
import { useFollowTracking } from '../../../tracking/use-tracking';
import { useOfferRows } from './offers-panel';

export interface VariantGroupsProps {
  readonly groups: readonly VariantGroup[];
  readonly comparisonId: string;
  readonly now: Date;
}

/** Offers of another size, colour, pack or condition: apart, closed, and named in the line that opens them. */
export function VariantGroups({ groups, comparisonId, now }: VariantGroupsProps) {
  const toRow = useOfferRows(comparisonId, now);
  const follow = useFollowTracking();
  const words = useMessages().comparison;
  const { variants } = words;
  const toVariantRow = (compared: ComparedOffer) => {
    const sentence = variantSentence(compared, { words });
    return { ...toRow(compared), match: sentence === null ? null : { sentence } };
  };
  if (groups.length === 0) return null;
  const named = groups.map((group) => ({ ...group, name: versionName(group, variants) }));
  const summary = named.map(({ name, offers }) => `${name} (${offers.length})`).join(', ');
  return (
    <Disclosure summary={variants.summary(summary)} className="mt-7">
      {named.map(({ label, name, offers }) => (
        <section key={label} className="mt-5">
          <h3 className="text-lg first-letter:uppercase">{name}</h3>
          <OfferTable
            caption={variants.caption(name)}
            rows={offers.map(toVariantRow)}
            bestOfferId={null}
            now={now}
            onFollow={({ offer }) => follow(offer)}
          />
        </section>
      ))}
    </Disclosure>
  );
}
