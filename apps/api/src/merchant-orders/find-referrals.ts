import type { ClickRow, ReferralRow, Stores } from '@pricehunt/storage';

export interface FoundReferral {
  readonly referral: ReferralRow;
  readonly click: ClickRow | null;
}

/** A browser reports a referral as the shopper leaves, soon after the click. */
const reportedWithinMs = 5 * 60_000;

/** A visitor is identified by a hash of shop, network, browser and day. */
export async function findReferrals(
  { tracking }: Pick<Stores, 'tracking'>,
  references: readonly string[],
  clicks: readonly ClickRow[],
): Promise<readonly FoundReferral[]> {
  const named = await tracking.findReferrals(references);
  const known = new Set(named.map(({ id }) => id));
  const times = clicks
    .filter(({ visitorHash }) => visitorHash !== null)
    .map(({ clickedAt }) => Date.parse(clickedAt));
  const reported =
    times.length === 0
      ? []
      : await tracking.findReferralsOfVisitors({
          visitorHashes: clicks.flatMap(({ visitorHash }) => visitorHash ?? []),
          since: new Date(Math.min(...times) - reportedWithinMs).toISOString(),
          until: new Date(Math.max(...times) + reportedWithinMs).toISOString(),
        });
  return [
    ...named.map((referral) => ({ referral, click: null })),
    ...reported.flatMap((referral) => {
      const click = clicks.find((each) => isReportedWith(referral, each));
      return click === undefined || known.has(referral.id) ? [] : [{ referral, click }];
    }),
  ];
}

function isReportedWith(referral: ReferralRow, click: ClickRow): boolean {
  if (click.visitorHash === null || referral.visitorHash !== click.visitorHash) return false;
  return Math.abs(Date.parse(referral.receivedAt) - Date.parse(click.clickedAt)) <= reportedWithinMs;
}
