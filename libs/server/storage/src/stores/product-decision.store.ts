import { mergedProducts } from '@pricehunt/product-matching';
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
  /** The product that each of these was merged into, over several merges too; those that were not are left out. */
  findMerged(productIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
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
    listDecisionsOn: (productIds) => decisionsOn(session.reading, productIds),
    async findMerged(productIds) {
      const known = new Set<string>();
      const decisions: ProductDecision[] = [];
      let asked: readonly string[] = productIds;
      while (asked.length > 0) {
        for (const id of asked) known.add(id);
        const found = await decisionsOn(session.reading, asked);
        decisions.push(...found);
        const next = found.filter(({ decision }) => decision === 'same').flatMap((each) => each.productIds);
        asked = [...new Set(next)].filter((id) => !known.has(id));
      }
      const merged = mergedProducts(decisions);
      return new Map([...merged].filter(([id]) => productIds.includes(id)));
    },
  };
}

async function decisionsOn(
  { database, tables, isOneOf }: Access,
  productIds: readonly string[],
): Promise<readonly ProductDecision[]> {
  const { productDecisions } = tables;
  const rows = await database
    .select()
    .from(productDecisions)
    .where(or(isOneOf(productDecisions.firstId, productIds), isOneOf(productDecisions.secondId, productIds)))
    .orderBy(productDecisions.firstId, productDecisions.secondId);
  return rows.map(decisionOf);
}

const replaceDecision = { taken: 'replace', key: ['firstId', 'secondId'] } as const;

function decisionOf({
  firstId,
  secondId,
  ...rest
}: Access['tables']['productDecisions']['$inferSelect']): ProductDecision {
  return { productIds: [firstId, secondId], ...rest };
}
