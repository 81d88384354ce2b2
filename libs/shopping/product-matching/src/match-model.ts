import type { MatchFeatures } from './match-features';

/** A leaf's value, or a split with the next nodes for "at most" and "more". */
export type TreeNode = number | readonly [feature: number, atMost: number, below: TreeNode, above: TreeNode];

/** Additive trees over the features, as log odds. */
export interface MatchModel {
  readonly base: number;
  readonly trees: readonly TreeNode[];
}

/** 0 to 1. */
export function likelihood(model: MatchModel, features: MatchFeatures): number {
  let logOdds = model.base;
  for (const tree of model.trees) {
    let node = tree;
    while (typeof node !== 'number') node = (features[node[0]] ?? 0) <= node[1] ? node[2] : node[3];
    logOdds += node;
  }
  return 1 / (1 + Math.exp(-logOdds));
}
