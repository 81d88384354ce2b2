import { or } from 'drizzle-orm';
import type { Access, Session } from '../access';

/** What an operator decided of two products. */
export interface ProductDecision {
  /** Two different ids, in either order. */
  readonly productIds: readonly [string, string];
  /** "same": offers of both belong to one product. "apart": they never do, however alike they look. */
  readonly decision: 'same' | 'apart';
  /** ISO time. */
  readonly decidedAt: string;
  /** Who decided, for the record. */
  readonly decidedBy: string;
}

/** Merges and splits that people decided. They outlive the products and the offers that they were made for. */
export interface ProductDecisionStore {
  /** Remembers a decision in place of an earlier one on the same two products. */
  saveDecision(decision: ProductDecision): Promise<void>;
  /** Every decision on one of these products, in the order of the ids. */
  listDecisionsOn(productIds: readonly string[]): Promise<readonly ProductDecision[]>;
}

/** The decision store over either dialect. */
export function createProductDecisionStore(session: Session): ProductDecisionStore {
  return {
    saveDecision: ({ productIds, ...rest }) =>
      session.writing(async (access) => {
        const [firstId = '', secondId = ''] = productIds.toSorted();
        await access.saveRows(
          access.tables.productDecisions,
          [{ firstId, secondId, ...rest }],
          replaceDecision,
        );
      }),
    async listDecisionsOn(productIds) {
      const { database, tables, isOneOf } = session.reading;
      const { productDecisions } = tables;
      const rows = await database
        .select()
        .from(productDecisions)
        .where(
          or(isOneOf(productDecisions.firstId, productIds), isOneOf(productDecisions.secondId, productIds)),
        )
        .orderBy(productDecisions.firstId, productDecisions.secondId);
      return rows.map(decisionOf);
    },
  };
}

const replaceDecision = { taken: 'replace', key: ['firstId', 'secondId'] } as const;

function decisionOf({
  firstId,
  secondId,
  ...rest
}: Access['tables']['productDecisions']['$inferSelect']): ProductDecision {
  return { productIds: [firstId, secondId], ...rest };
}
