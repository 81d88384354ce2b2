import type { MatchFeatures } from './match-features';
import type { MatchModel, TreeNode } from './match-model';

export interface TrainingPair {
  readonly features: MatchFeatures;
  readonly isSame: boolean;
  /** 1 counts as one pair. */
  readonly weight: number;
}

export interface TrainingOptions {
  readonly treeCount: number;
  readonly depth: number;
  readonly learningRate: number;
  readonly pairsPerLeafMin: number;
  readonly leafDamping: number;
  /** The share of pairs and of features that each tree is grown from. */
  readonly pairShare: number;
  readonly featureShare: number;
  /** Whether more of a feature can only count for a match (1), against it (-1), or either (0). */
  readonly directions: readonly number[];
  /** Numbers in [0, 1) that choose each tree's pairs and features. */
  readonly random: () => number;
}

/** The settings of the checked-in weights, without directions and randomness. */
export const trainingDefaults = {
  treeCount: 160,
  depth: 4,
  learningRate: 0.09,
  pairsPerLeafMin: 60,
  leafDamping: 20,
  pairShare: 0.5,
  featureShare: 0.5,
} as const;

/** Boosted trees on the logistic loss. Features keep their direction, so that the model works for unknown shops. */
export function trainMatchModel(pairs: readonly TrainingPair[], options: TrainingOptions): MatchModel {
  const table = readTable(pairs, options);
  const weight = table.weights.reduce((sum, each) => sum + each, 0);
  const sameWeight = pairs.reduce((sum, pair) => sum + (pair.isSame ? pair.weight : 0), 0);
  const sameShare = Math.min(1 - 1e-6, Math.max(1e-6, sameWeight / Math.max(1e-9, weight)));
  const base = Math.log(sameShare / (1 - sameShare));
  const scores = new Float64Array(pairs.length).fill(base);
  const trees: TreeNode[] = [];
  for (let count = 0; count < options.treeCount; count += 1) {
    setSlopes(table, scores);
    const chosen = Int32Array.from(pairs.keys()).filter(() => options.random() < options.pairShare);
    const features = table.cuts
      .map((_, feature) => feature)
      .filter(() => options.random() < options.featureShare);
    const tree = grow(table, features, chosen, options.depth, { least: -Infinity, most: Infinity });
    trees.push(tree);
    pairs.forEach((pair, place) => {
      scores[place] = (scores[place] ?? 0) + valueOf(tree, pair.features);
    });
  }
  return { base, trees };
}

/** The pairs by feature, each value as the number of its bin. */
interface Table {
  readonly cuts: readonly (readonly number[])[];
  readonly columns: readonly Uint8Array[];
  readonly isSame: Uint8Array;
  readonly weights: Float64Array;
  readonly gradients: Float64Array;
  readonly curvatures: Float64Array;
  readonly options: TrainingOptions;
}

function readTable(pairs: readonly TrainingPair[], options: TrainingOptions): Table {
  const cuts = cutsOf(pairs);
  return {
    cuts,
    columns: cuts.map((own, feature) =>
      Uint8Array.from(pairs, ({ features }) => binOf(features[feature] ?? 0, own)),
    ),
    isSame: Uint8Array.from(pairs, (pair) => Number(pair.isSame)),
    weights: Float64Array.from(pairs, ({ weight }) => weight),
    gradients: new Float64Array(pairs.length),
    curvatures: new Float64Array(pairs.length),
    options,
  };
}

function setSlopes({ isSame, weights, gradients, curvatures }: Table, scores: Float64Array): void {
  scores.forEach((score, place) => {
    const likely = 1 / (1 + Math.exp(-score));
    const weight = weights[place] ?? 0;
    gradients[place] = weight * ((isSame[place] ?? 0) - likely);
    curvatures[place] = weight * likely * (1 - likely);
  });
}

/** What a node's leaves may be, so that deeper splits don't undo a direction that a split above relies on. */
interface Bounds {
  readonly least: number;
  readonly most: number;
}

interface Split {
  readonly gain: number;
  readonly feature: number;
  readonly bin: number;
  readonly below: number;
  readonly above: number;
}

function grow(
  table: Table,
  features: readonly number[],
  places: Int32Array,
  depth: number,
  bounds: Bounds,
): TreeNode {
  const { options } = table;
  const [gradient, curvature] = sums(table, places);
  const value = within(bounds, gradient / (curvature + options.leafDamping));
  const leaf = rounded(options.learningRate * value);
  if (depth === 0 || places.length < 2 * options.pairsPerLeafMin) return leaf;
  let best: Split | null = null;
  for (const feature of features) {
    const split = bestSplit(table, places, feature, gradient, curvature);
    if (split !== null && split.gain > (best?.gain ?? 1e-3)) best = split;
  }
  if (best === null) return leaf;
  const { feature, bin } = best;
  const column = table.columns[feature] ?? new Uint8Array();
  const direction = options.directions[feature] ?? 0;
  const middle = (within(bounds, best.below) + within(bounds, best.above)) / 2;
  const low = { least: bounds.least, most: direction === 0 ? bounds.most : middle };
  const high = { least: direction === 0 ? bounds.least : middle, most: bounds.most };
  const below = places.filter((place) => (column[place] ?? 0) <= bin);
  const above = places.filter((place) => (column[place] ?? 0) > bin);
  return [
    feature,
    rounded(table.cuts[feature]?.[bin] ?? 0),
    grow(table, features, below, depth - 1, direction < 0 ? high : low),
    grow(table, features, above, depth - 1, direction < 0 ? low : high),
  ];
}

function bestSplit(
  table: Table,
  places: Int32Array,
  feature: number,
  gradient: number,
  curvature: number,
): Split | null {
  const { options } = table;
  const binCount = (table.cuts[feature]?.length ?? 0) + 1;
  const { gradients, curvatures, counts } = histogram(table, places, feature, binCount);
  const direction = options.directions[feature] ?? 0;
  let best: Split | null = null;
  let [belowGradient, belowCurvature, belowCount] = [0, 0, 0];
  for (let bin = 0; bin < binCount - 1; bin += 1) {
    belowGradient += gradients[bin] ?? 0;
    belowCurvature += curvatures[bin] ?? 0;
    belowCount += counts[bin] ?? 0;
    if (belowCount < options.pairsPerLeafMin || places.length - belowCount < options.pairsPerLeafMin)
      continue;
    const below = belowGradient / (belowCurvature + options.leafDamping);
    const above = (gradient - belowGradient) / (curvature - belowCurvature + options.leafDamping);
    if (direction * (above - below) < 0) continue;
    const gain =
      below * belowGradient +
      above * (gradient - belowGradient) -
      gradient ** 2 / (curvature + options.leafDamping);
    if (gain > (best?.gain ?? 0)) best = { gain, feature, bin, below, above };
  }
  return best;
}

function histogram(table: Table, places: Int32Array, feature: number, binCount: number) {
  const gradients = new Float64Array(binCount);
  const curvatures = new Float64Array(binCount);
  const counts = new Int32Array(binCount);
  const column = table.columns[feature] ?? new Uint8Array();
  for (const place of places) {
    const bin = column[place] ?? 0;
    gradients[bin] = (gradients[bin] ?? 0) + (table.gradients[place] ?? 0);
    curvatures[bin] = (curvatures[bin] ?? 0) + (table.curvatures[place] ?? 0);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return { gradients, curvatures, counts };
}

function sums(table: Table, places: Int32Array): readonly [number, number] {
  let [gradient, curvature] = [0, 0];
  for (const place of places) {
    gradient += table.gradients[place] ?? 0;
    curvature += table.curvatures[place] ?? 0;
  }
  return [gradient, curvature];
}

function within({ least, most }: Bounds, value: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Up to 31 thresholds per feature, between values that occur. */
function cutsOf(pairs: readonly TrainingPair[]): readonly (readonly number[])[] {
  const featureCount = pairs[0]?.features.length ?? 0;
  return Array.from({ length: featureCount }, (_, feature) => {
    const values = [...new Set(pairs.map(({ features }) => features[feature] ?? 0))].sort(
      (one, other) => one - other,
    );
    const steps = Math.min(31, values.length - 1);
    const cuts = Array.from({ length: Math.max(0, steps) }, (__, step) => {
      const place = Math.floor(((step + 1) * (values.length - 1)) / steps);
      return rounded(((values[place] ?? 0) + (values[place - 1] ?? 0)) / 2);
    });
    return [...new Set(cuts)];
  });
}

function binOf(value: number, cuts: readonly number[]): number {
  const bin = cuts.findIndex((cut) => value <= cut);
  return bin < 0 ? cuts.length : bin;
}

function valueOf(tree: TreeNode, features: MatchFeatures): number {
  let node = tree;
  while (typeof node !== 'number') node = (features[node[0]] ?? 0) <= node[1] ? node[2] : node[3];
  return node;
}

function rounded(value: number): number {
  return Math.round(value * 1e4) / 1e4;
}
