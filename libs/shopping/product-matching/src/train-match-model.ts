import type { MatchFeatures } from './match-features';
import type { MatchModel, TreeNode } from './match-model';

export interface TrainingPair {
  readonly features: MatchFeatures;
  readonly isSame: boolean;
}

export interface TrainingOptions {
  readonly treeCount: number;
  readonly depth: number;
  readonly learningRate: number;
  readonly pairsPerLeafMin: number;
  readonly leafDamping: number;
  /** Whether more of a feature can only count for a match (1), against it (-1), or either (0). */
  readonly directions: readonly number[];
  /** Numbers in [0, 1) that choose each tree's pairs and features. */
  readonly random: () => number;
}

/** The settings of the checked-in weights, without directions and randomness. */
export const trainingDefaults = {
  treeCount: 200,
  depth: 3,
  learningRate: 0.08,
  pairsPerLeafMin: 15,
  leafDamping: 3,
} as const;

/** Boosted trees on the logistic loss. Features keep their direction, so that the model works for unknown shops. */
export function trainMatchModel(pairs: readonly TrainingPair[], options: TrainingOptions): MatchModel {
  const sameShare = pairs.filter(({ isSame }) => isSame).length / Math.max(1, pairs.length);
  const base = Math.log(Math.max(1e-6, sameShare) / Math.max(1e-6, 1 - sameShare));
  const cuts = cutsOf(pairs);
  const bins = pairs.map(({ features }) =>
    features.map((value, feature) => binOf(value, cuts[feature] ?? [])),
  );
  const scores = new Float64Array(pairs.length).fill(base);
  const trees: TreeNode[] = [];
  for (let count = 0; count < options.treeCount; count += 1) {
    const slopes = pairs.map(({ isSame }, place) => slopeOf(isSame, scores[place] ?? 0));
    const chosen = pairs.map((_, place) => place).filter(() => options.random() < 0.8);
    const features = cuts.map((_, feature) => feature).filter(() => options.random() < 0.6);
    const grower: Grower = { bins, cuts, slopes, features, options };
    const tree = grow(grower, chosen, options.depth);
    trees.push(tree);
    pairs.forEach((pair, place) => (scores[place] = (scores[place] ?? 0) + valueOf(tree, pair.features)));
  }
  return { base, trees };
}

interface Slope {
  readonly gradient: number;
  readonly curvature: number;
}

interface Grower {
  readonly bins: readonly (readonly number[])[];
  readonly cuts: readonly (readonly number[])[];
  readonly slopes: readonly Slope[];
  readonly features: readonly number[];
  readonly options: TrainingOptions;
}

interface Split {
  readonly gain: number;
  readonly feature: number;
  readonly bin: number;
}

function grow(grower: Grower, places: readonly number[], depth: number): TreeNode {
  const { options } = grower;
  const [gradient, curvature] = sums(grower, places);
  const leaf = rounded((options.learningRate * gradient) / (curvature + options.leafDamping));
  if (depth === 0 || places.length < 2 * options.pairsPerLeafMin) return leaf;
  let best: Split | null = null;
  for (const feature of grower.features) {
    const split = bestSplit(grower, places, feature, gradient, curvature);
    if (split !== null && split.gain > (best?.gain ?? 1e-3)) best = split;
  }
  if (best === null) return leaf;
  const { feature, bin } = best;
  const isBelow = (place: number) => (grower.bins[place]?.[feature] ?? 0) <= bin;
  return [
    feature,
    rounded(grower.cuts[feature]?.[bin] ?? 0),
    grow(grower, places.filter(isBelow), depth - 1),
    grow(
      grower,
      places.filter((place) => !isBelow(place)),
      depth - 1,
    ),
  ];
}

function bestSplit(
  grower: Grower,
  places: readonly number[],
  feature: number,
  gradient: number,
  curvature: number,
): Split | null {
  const { options } = grower;
  const binCount = (grower.cuts[feature]?.length ?? 0) + 1;
  const gradients = new Float64Array(binCount);
  const curvatures = new Float64Array(binCount);
  const counts = new Int32Array(binCount);
  for (const place of places) {
    const bin = grower.bins[place]?.[feature] ?? 0;
    gradients[bin] = (gradients[bin] ?? 0) + (grower.slopes[place]?.gradient ?? 0);
    curvatures[bin] = (curvatures[bin] ?? 0) + (grower.slopes[place]?.curvature ?? 0);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  let best: Split | null = null;
  let [belowGradient, belowCurvature, below] = [0, 0, 0];
  for (let bin = 0; bin < binCount - 1; bin += 1) {
    belowGradient += gradients[bin] ?? 0;
    belowCurvature += curvatures[bin] ?? 0;
    below += counts[bin] ?? 0;
    if (below < options.pairsPerLeafMin || places.length - below < options.pairsPerLeafMin) continue;
    const belowValue = belowGradient / (belowCurvature + options.leafDamping);
    const aboveValue = (gradient - belowGradient) / (curvature - belowCurvature + options.leafDamping);
    if ((options.directions[feature] ?? 0) * (aboveValue - belowValue) < 0) continue;
    const gain =
      belowValue * belowGradient +
      aboveValue * (gradient - belowGradient) -
      gradient ** 2 / (curvature + options.leafDamping);
    if (gain > (best?.gain ?? 0)) best = { gain, feature, bin };
  }
  return best;
}

function sums(grower: Grower, places: readonly number[]): readonly [number, number] {
  let [gradient, curvature] = [0, 0];
  for (const place of places) {
    gradient += grower.slopes[place]?.gradient ?? 0;
    curvature += grower.slopes[place]?.curvature ?? 0;
  }
  return [gradient, curvature];
}

function slopeOf(isSame: boolean, score: number): Slope {
  const likely = 1 / (1 + Math.exp(-score));
  return { gradient: Number(isSame) - likely, curvature: likely * (1 - likely) };
}

/** Up to 24 thresholds per feature, between values that occur. */
function cutsOf(pairs: readonly TrainingPair[]): readonly (readonly number[])[] {
  const featureCount = pairs[0]?.features.length ?? 0;
  return Array.from({ length: featureCount }, (_, feature) => {
    const values = [...new Set(pairs.map(({ features }) => features[feature] ?? 0))].sort(
      (one, other) => one - other,
    );
    const steps = Math.min(24, values.length - 1);
    const cuts = Array.from({ length: Math.max(0, steps) }, (__, step) => {
      const place = Math.floor(((step + 1) * (values.length - 1)) / steps);
      return ((values[place] ?? 0) + (values[place - 1] ?? 0)) / 2;
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
