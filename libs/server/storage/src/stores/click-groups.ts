import { asc, inArray, lte, max } from 'drizzle-orm';
import { v7 as newSortableId } from 'uuid';
import { keepFirst, type Access, type Session } from '../access';
import type { ClickRow } from './click.store';

/* Clicks are stored as one row per group, at a third of the cost per redirect, and moved to the clicks table before anything reads that. */

/** `same` repeats the previous click's value, or the target as the link. Append new columns last: waiting groups survive upgrades. */
export type ClickValues = ReturnType<typeof valuesOf>;

const same = 0;
type Same = typeof same;

/** Clicks moved per transaction, at least, if that many wait: about five milliseconds of the one writer's time. */
const movedAtOnce = 500;
const groupsAtOnce = 8;

/** Stores the clicks as one group; once it resolves, they survive a program crash. */
export async function saveGroup(session: Session, clicks: readonly ClickRow[]): Promise<void> {
  const group = {
    id: newSortableId(),
    clicks: clicks.map((click, place) => valuesOf(click, clicks[place - 1])),
  };
  await session.appending(session.reading.tables.clickGroups, [group]);
}

/** Moves all clicks recorded before the call, oldest first, ignoring known ids; in batches, or in the current transaction. */
export async function moveGroups(session: Session): Promise<void> {
  const { database, tables } = session.reading;
  const [newest] = await database.select({ id: max(tables.clickGroups.id) }).from(tables.clickGroups);
  const until = newest?.id;
  if (typeof until !== 'string') return;
  while (await session.writing((access) => moveSome(access, until)));
}

/** Moves some of the groups up to `until` in one transaction. Returns whether there may be more. */
async function moveSome({ database, tables, saveRows }: Access, until: string): Promise<boolean> {
  const { clicks, clickGroups } = tables;
  let taken = 0;
  while (taken < movedAtOnce) {
    const groups = await database
      .select()
      .from(clickGroups)
      .where(lte(clickGroups.id, until))
      .orderBy(asc(clickGroups.id))
      .limit(groupsAtOnce);
    if (groups.length === 0) return false;
    const rows = groups.flatMap((group) => clicksOf(group.clicks));
    await saveRows(clicks, rows, keepFirst);
    await database.delete(clickGroups).where(
      inArray(
        clickGroups.id,
        groups.map(({ id }) => id),
      ),
    );
    taken += rows.length;
  }
  return true;
}

// By index, because spreads and rests would take longer than everything else done for a click here.
function valuesOf(click: ClickRow, before: ClickRow | undefined) {
  const seldom = seldomValuesOf(click);
  return [
    click.id,
    orSame(click.clickedAt, before?.clickedAt),
    click.target,
    orSame(click.sentTo, click.target),
    orSame(click.source, before?.source),
    click.requestedAt,
    click.offerId,
    orSame(click.retailerDomain, before?.retailerDomain),
    orSame(click.visit, before?.visit),
    // Serializing them would add half the time, and most clicks have none.
    seldom.every((value) => value === null) ? null : seldom,
  ] as const;
}

function orSame<Text extends string>(text: Text, other: string | undefined): Text | Same {
  return text === other ? same : text;
}

function seldomValuesOf(click: Partial<ClickRow>) {
  return [
    click.botReason ?? null,
    click.referenceId ?? null,
    click.sessionId ?? null,
    click.comparisonId ?? null,
    click.userAgentFamily ?? null,
    click.visitorHash ?? null,
    click.device ?? null,
    click.country ?? null,
    click.utmSource ?? null,
    click.utmMedium ?? null,
    click.utmCampaign ?? null,
    click.position ?? null,
    click.offersShown ?? null,
    click.priceGap ?? null,
  ] as const;
}

const noSeldomValues = seldomValuesOf({});

function clicksOf(group: readonly ClickValues[]): readonly Required<ClickRow>[] {
  const clicks: Required<ClickRow>[] = [];
  for (const values of group) clicks.push(clickOf(values, clicks.at(-1)));
  return clicks;
}

function clickOf(values: ClickValues, before: ClickRow | undefined): Required<ClickRow> {
  const seldom = values[9] ?? noSeldomValues;
  return {
    id: values[0],
    clickedAt: unlessSame(values[1], before?.clickedAt),
    target: values[2],
    sentTo: unlessSame(values[3], values[2]),
    source: unlessSame(values[4], before?.source),
    requestedAt: values[5],
    offerId: values[6],
    retailerDomain: unlessSame(values[7], before?.retailerDomain),
    visit: unlessSame(values[8], before?.visit),
    botReason: seldom[0],
    referenceId: seldom[1],
    sessionId: seldom[2],
    comparisonId: seldom[3],
    userAgentFamily: seldom[4],
    visitorHash: seldom[5],
    device: seldom[6],
    country: seldom[7],
    utmSource: seldom[8],
    utmMedium: seldom[9],
    utmCampaign: seldom[10],
    position: seldom[11],
    offersShown: seldom[12],
    priceGap: seldom[13],
  };
}

function unlessSame<Text extends string>(value: Text | Same, other: Text | undefined): Text {
  if (value !== same) return value;
  if (other === undefined) throw new Error('A group begins with a click that is the same as none.');
  return other;
}
