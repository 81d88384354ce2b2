import type { VariantGroup } from '@pricehunt/api-contract';
import { Disclosure, OfferTable } from '@pricehunt/ui-kit';
import { useMessages } from '../../../messages/use-messages';
import { useFollowTracking } from '../../../use-tracking';
import { useOfferRows } from './offers-panel';

/** What VariantGroups take. */
export interface VariantGroupsProps {
  readonly groups: readonly VariantGroup[];
  readonly comparisonId: string;
  readonly now: Date;
}

/** Offers of another size, colour, pack or condition: apart, closed, and named in the line that opens them. */
export function VariantGroups({ groups, comparisonId, now }: VariantGroupsProps) {
  const toRow = useOfferRows(comparisonId, now);
  const follow = useFollowTracking();
  const { variants } = useMessages().comparison;
  if (groups.length === 0) return null;
  const summary = groups
    .map(({ label, offers }) => `${label.replace(': ', ' ')} (${offers.length})`)
    .join(', ');
  return (
    <Disclosure summary={variants.summary(summary)} className="mt-7">
      {groups.map(({ label, offers }) => (
        <section key={label} className="mt-5">
          <h3 className="text-lg first-letter:uppercase">{label}</h3>
          <OfferTable
            caption={variants.caption(label)}
            rows={offers.map(toRow)}
            bestOfferId={null}
            now={now}
            onFollow={({ offer }) => follow(offer)}
          />
        </section>
      ))}
    </Disclosure>
  );
}
