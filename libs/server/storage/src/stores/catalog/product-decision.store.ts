import { mergedProducts } from '@pricehunt/product-matching';
import { and, eq, or } from 'drizzle-orm';
import type { Access, Session } from '../../access';
import type { ProductDecision } from '../../rows/catalog';

/** People's merges and splits, which outlive their products and offers. */
export interface ProductDecisionStore {
  /** Replaces an earlier decision on the same two products. */
  saveDecision(decision: ProductDecision): Promise<void>;
  /** Without one, imports decide about the two again. */
  removeDecision(productIds: ProductDecision['productIds']): Promise<void>;
  listDecisionsOn(productIds: readonly string[]): Promise<readonly ProductDecision[]>;
  /** The final product each of these was merged into; unmerged ones are left out. */
  findMerged(productIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The products whose final product is this one, without itself. */
  listMergedInto(productId: string): Promise<readonly string[]>;
}

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
    removeDecision: (productIds) =>
      session.writing(async ({ database, tables: { productDecisions: table } }) => {
        const [firstId = '', secondId = ''] = productIds.toSorted();
        await database.delete(table).where(and(eq(table.firstId, firstId), eq(table.secondId, secondId)));
      }),
    listDecisionsOn: (productIds) => decisionsOn(session.reading, productIds),
    async findMerged(productIds) {
      const merged = await mergedAround(session.reading, productIds);
      return new Map([...merged].filter(([id]) => productIds.includes(id)));
    },
    async listMergedInto(productId) {
      const merged = await mergedAround(session.reading, [productId]);
      return [...merged.keys()].filter((id) => merged.get(id) === productId);
    },
  };
}

/** The final product of every product that merges connect with these. */
async function mergedAround(
  access: Access,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const known = new Set<string>();
  const decisions: ProductDecision[] = [];
  let unexplored = productIds;
  while (unexplored.length > 0) {
    for (const id of unexplored) known.add(id);
    const found = await decisionsOn(access, unexplored);
    decisions.push(...found);
    const next = found.filter(({ decision }) => decision === 'same').flatMap((each) => each.productIds);
    unexplored = [...new Set(next)].filter((id) => !known.has(id));
  }
  return mergedProducts(decisions);
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
