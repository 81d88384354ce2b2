import { and, eq } from 'drizzle-orm';
import type { Session } from '../../access';
import { readDaysOf } from '../traffic/business-days-of';
import { moveDays } from '../traffic/move-days';
import type { BusinessProfileRow, NoticeChoices, SavedView } from '../../rows/merchants';

export interface BusinessProfileStore {
  /** The default profile (no currency, UTC) if none was saved. */
  findProfile(businessId: string): Promise<BusinessProfileRow>;
  /** Daily figures move to the days of a new time zone in the same transaction. */
  saveProfile(profile: BusinessProfileRow): Promise<void>;
  findNoticeChoices(businessId: string, accountId: string): Promise<NoticeChoices>;
  saveNoticeChoices(businessId: string, accountId: string, choices: NoticeChoices): Promise<void>;
  findSavedViews(businessId: string, accountId: string): Promise<readonly SavedView[]>;
  /** Replaces all views of the member. */
  storeSavedViews(businessId: string, accountId: string, views: readonly SavedView[]): Promise<void>;
}

export function createBusinessProfileStore(session: Session): BusinessProfileStore {
  return {
    async findProfile(businessId) {
      const { database, tables } = session.reading;
      const { businessProfiles: table } = tables;
      const [row] = await database.select().from(table).where(eq(table.businessId, businessId));
      return row ?? { businessId, webAddress: null, currency: null, timeZone: 'UTC' };
    },
    saveProfile: (profile) =>
      session.writing(async (access) => {
        const { businessId, timeZone: after } = profile;
        const daysOf = await readDaysOf(access, [businessId]);
        const before = daysOf(businessId).timeZone;
        await access.saveRows(access.tables.businessProfiles, [profile], replaceProfile);
        if (before !== after) await moveDays(access, businessId, { before, after });
      }),
    async findNoticeChoices(businessId, accountId) {
      const { database, tables } = session.reading;
      const { noticeChoices: table } = tables;
      const [row] = await database
        .select()
        .from(table)
        .where(and(eq(table.businessId, businessId), eq(table.accountId, accountId)));
      return row?.choices ?? {};
    },
    saveNoticeChoices: (businessId, accountId, choices) =>
      session.writing((access) =>
        access.saveRows(access.tables.noticeChoices, [{ businessId, accountId, choices }], replaceOfMember),
      ),
    async findSavedViews(businessId, accountId) {
      const { database, tables } = session.reading;
      const { savedViews: table } = tables;
      const [row] = await database
        .select()
        .from(table)
        .where(and(eq(table.businessId, businessId), eq(table.accountId, accountId)));
      return row?.views ?? [];
    },
    storeSavedViews: (businessId, accountId, views) =>
      session.writing((access) =>
        access.saveRows(access.tables.savedViews, [{ businessId, accountId, views }], replaceOfMember),
      ),
  };
}

const replaceProfile = { taken: 'replace', key: ['businessId'] } as const;
const replaceOfMember = { taken: 'replace', key: ['businessId', 'accountId'] } as const;
