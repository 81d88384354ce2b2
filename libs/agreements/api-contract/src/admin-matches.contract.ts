import * as z from 'zod/mini';
import { adminErrors, adminIdSchema, cursorSchema, reasonSchema } from './admin.schema';
import { defineEndpoint } from './endpoint';
import { instantSchema, offerSchema, productSchema } from './offers.schema';

/** same: right in more than 95 of 100. variant: one product in another size, colour, pack or condition. */
const matchLevels = ['same', 'probably-same', 'similar', 'variant', 'different'] as const;

const matchContradictions = [
  'pack',
  'size',
  'colour',
  'capacity',
  'condition',
  'bundle',
  'generation',
  'edition',
  'accessory',
  'title',
] as const;

const matchEvidenceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('same-gtin'), gtin: z.string() }),
  z.object({ kind: z.literal('different-gtin'), left: z.string(), right: z.string() }),
  z.object({ kind: z.literal('same-model'), brand: z.nullable(z.string()), model: z.string() }),
  z.object({ kind: z.literal('different-model'), left: z.string(), right: z.string() }),
  z.object({ kind: z.literal('alike'), likelihood: z.number(), words: z.array(z.string()) }),
]);

/** The matcher's decision on two offers, or on an offer and a product. */
export const matchEvaluationSchema = z.object({
  level: z.enum(matchLevels),
  /** 0 to 1; for a variant, the likelihood that both are variants of one product. */
  likelihood: z.number(),
  evidence: z.array(matchEvidenceSchema),
  /** Null for a value that isn't stated. */
  contradictions: z.array(
    z.object({
      kind: z.enum(matchContradictions),
      left: z.nullable(z.string()),
      right: z.nullable(z.string()),
    }),
  ),
});
export type MatchEvaluation = z.infer<typeof matchEvaluationSchema>;

const groupingDecisionSchema = z.enum(['same', 'apart']);

const comparedSideSchema = z.object({
  offer: offerSchema,
  product: z.object({ id: z.string(), title: z.string() }),
});

/** Two offers, why the matcher would group them or not, and how they are grouped. */
export const offerComparisonSchema = z.object({
  left: comparedSideSchema,
  right: comparedSideSchema,
  match: matchEvaluationSchema,
  isOneProduct: z.boolean(),
  /** An admin's decision about the two products; null if there is none. */
  decision: z.nullable(
    z.object({ decision: groupingDecisionSchema, decidedAt: instantSchema, decidedBy: z.string() }),
  ),
});
export type OfferComparison = z.infer<typeof offerComparisonSchema>;

/** An admin's merge or split. */
export const regroupingSchema = z.object({
  id: z.string(),
  decision: groupingDecisionSchema,
  /** The products that it concerns; a title is null if the product was deleted. */
  products: z.array(z.object({ id: z.string(), title: z.nullable(z.string()) })),
  /** Pairs of offers in the export. */
  pairCount: z.int(),
  reason: z.string(),
  decidedAt: instantSchema,
  decidedBy: z.string(),
  undone: z.nullable(z.object({ at: instantSchema, by: z.string() })),
  /** False if it was undone, or if a later decision about the same products replaced it. */
  canUndo: z.boolean(),
});
export type Regrouping = z.infer<typeof regroupingSchema>;

/** An offer's ID, or its URL. */
const offerReference = z.string().check(z.trim(), z.minLength(1), z.maxLength(2_000));
const bothOffers = { left: offerReference, right: offerReference };
const comparisonAnswer = z.object({ success: z.literal(true), comparison: offerComparisonSchema });

/** Compares each offer of the product with the product, and the product with the most similar others. */
export const getProductMatches = defineEndpoint({
  name: 'getProductMatches',
  method: 'GET',
  path: '/api/admin/products/:productId/matches',
  summary: 'Explain how a product’s offers were matched',
  audience: 'admin',
  rateClass: 'search',
  params: z.strictObject({ productId: adminIdSchema }),
  answers: {
    200: z.object({
      success: z.literal(true),
      offers: z.array(z.object({ offerId: z.string(), match: matchEvaluationSchema })),
      /** Best match first. */
      others: z.array(
        z.object({
          product: productSchema,
          offerCount: z.int(),
          match: matchEvaluationSchema,
          decision: z.nullable(groupingDecisionSchema),
        }),
      ),
    }),
  },
  errors: [...adminErrors, 'product.not-found'],
});

export const compareOffers = defineEndpoint({
  name: 'compareOffers',
  method: 'GET',
  path: '/api/admin/matches',
  summary: 'Explain whether two offers match',
  audience: 'admin',
  rateClass: 'read',
  query: z.strictObject(bothOffers),
  answers: { 200: comparisonAnswer },
  errors: [...adminErrors, 'offer.not-found'],
});

/** same merges the two products. apart splits off the right offer, or keeps two products from being merged. */
export const decideMatch = defineEndpoint({
  name: 'decideMatch',
  method: 'POST',
  path: '/api/admin/matches',
  summary: 'Merge or separate two offers',
  audience: 'admin',
  rateClass: 'write',
  body: z.strictObject({ ...bothOffers, decision: groupingDecisionSchema, reason: reasonSchema }),
  answers: { 200: comparisonAnswer },
  errors: [
    ...adminErrors,
    'offer.not-found',
    'product.not-found',
    'product.same',
    'product.apart',
    'product.nothing-left',
  ],
});

/** Newest first. */
export const listRegroupings = defineEndpoint({
  name: 'listRegroupings',
  method: 'GET',
  path: '/api/admin/regroupings',
  summary: 'List merges and splits',
  audience: 'admin',
  rateClass: 'read',
  query: z.strictObject({ cursor: cursorSchema }),
  answers: {
    200: z.object({
      success: z.literal(true),
      items: z.array(regroupingSchema),
      nextCursor: z.nullable(z.string()),
    }),
  },
  errors: adminErrors,
});

/** Moves the offers back and restores the decision before. */
export const undoRegrouping = defineEndpoint({
  name: 'undoRegrouping',
  method: 'POST',
  path: '/api/admin/regroupings/:regroupingId/undo',
  summary: 'Undo a merge or split',
  audience: 'admin',
  rateClass: 'write',
  params: z.strictObject({ regroupingId: adminIdSchema }),
  body: z.strictObject({ reason: reasonSchema }),
  answers: { 200: z.object({ success: z.literal(true), regrouping: regroupingSchema }) },
  errors: [...adminErrors, 'regrouping.not-found', 'regrouping.undone', 'regrouping.replaced'],
});

/**
 * Pairs of offers that admins decided about, as newline-delimited JSON, oldest first, without undone decisions:
 * `{"id", "left", "right", "label"}` with the offers' facts, and label 1 for the same product, else 0.
 */
export const exportMatchPairs = defineEndpoint({
  name: 'exportMatchPairs',
  method: 'GET',
  path: '/api/admin/match-pairs.ndjson',
  summary: 'Export labelled pairs of offers',
  audience: 'admin',
  rateClass: 'read',
  answers: { 200: z.string() },
  answerKind: 'text',
  answerTypes: ['application/x-ndjson'],
  errors: adminErrors,
});
