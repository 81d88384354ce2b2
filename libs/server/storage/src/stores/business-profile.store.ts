import { and, eq } from 'drizzle-orm';
import type { Session } from '../access';
import { readDaysOf } from './business-days-of';
import { moveDays } from './move-days';

/** What a business says of itself, beside its name. */
interface BusinessProfileRow {
  readonly businessId: string;
  readonly webAddress: string | null;
  /** What amounts are shown in first, ISO 4217. */
  readonly currency: string | null;
  /** An IANA name. */
  readonly timeZone: string;
}

/** What a member wants to be mailed, and what not, by the name of the notice. What is not named is as by default. */
export type NoticeChoices = Readonly<Record<string, boolean>>;

/** What businesses say of themselves, and what their members want to be mailed. */
export interface BusinessProfileStore {
  /** The profile; the default one (no currency, UTC) where none was saved. */
  findProfile(businessId: string): Promise<BusinessProfileRow>;
  /** Saves the profile. What was counted by the day moves into the days of a new time zone in the same transaction. */
  saveProfile(profile: BusinessProfileRow): Promise<void>;
  /** What the member chose; nothing where nothing was chosen. */
  findNoticeChoices(businessId: string, accountId: string): Promise<NoticeChoices>;
  saveNoticeChoices(businessId: string, accountId: string, choices: NoticeChoices): Promise<void>;
}

/** The profile store over either dialect. */
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
        access.saveRows(access.tables.noticeChoices, [{ businessId, accountId, choices }], replaceChoices),
      ),
  };
}

const replaceProfile = { taken: 'replace', key: ['businessId'] } as const;
const replaceChoices = { taken: 'replace', key: ['businessId', 'accountId'] } as const;
