import { and, asc, eq, ne } from 'drizzle-orm';
import type { Session } from '../../access';
import type { AttributionSettingRow, MerchantShopRow } from '../../rows/orders';

export interface AttributionSettingStore {
  findSettings(businessId: string): Promise<AttributionSettingRow | null>;
  saveSettings(settings: AttributionSettingRow): Promise<void>;
  /** The verified stores of active businesses, by domain. */
  listMerchantShops(): Promise<readonly MerchantShopRow[]>;
}

export function createAttributionSettingStore(session: Session): AttributionSettingStore {
  return {
    async findSettings(businessId) {
      const { database, tables } = session.reading;
      const { attributionSettings: table } = tables;
      const [row] = await database.select().from(table).where(eq(table.businessId, businessId));
      return row ?? null;
    },
    saveSettings: (settings) =>
      session.writing((access) =>
        access.saveRows(access.tables.attributionSettings, [settings], replaceByBusiness),
      ),
    async listMerchantShops() {
      const { database, tables } = session.reading;
      const { attributionSettings, businessDomains, businesses } = tables;
      return database
        .select({
          domain: businessDomains.domain,
          businessId: businessDomains.businessId,
          clickParameter: attributionSettings.clickParameter,
          utm: attributionSettings.utm,
        })
        .from(businessDomains)
        .innerJoin(businesses, eq(businesses.id, businessDomains.businessId))
        .leftJoin(attributionSettings, eq(attributionSettings.businessId, businessDomains.businessId))
        .where(and(eq(businessDomains.state, 'verified'), ne(businesses.status, 'suspended')))
        .orderBy(asc(businessDomains.domain));
    },
  };
}

const replaceByBusiness = { taken: 'replace', key: ['businessId'] } as const;
