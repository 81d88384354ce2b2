import type { Money } from '@pricehunt/offers';
import { isCurrency } from '@pricehunt/offers';
import type { OrderLine, OrderRefund } from './order-facts';
import { splitAmount } from './split-amount';

/** A product by the merchant's id, a category with subcategories, or everything else. */
export type RuleTarget =
  | { readonly to: 'item'; readonly itemId: string }
  | { readonly to: 'category'; readonly category: string }
  | { readonly to: 'default' };

/** Basis points of the line or a fixed amount per unit. */
export type RulePay =
  | { readonly kind: 'percent'; readonly basisPoints: number }
  | { readonly kind: 'fixed'; readonly amount: Money };

export interface CommissionRule {
  readonly applies: RuleTarget;
  readonly pays: RulePay;
}

export interface RemainingLine {
  readonly line: OrderLine;
  readonly quantity: number;
  readonly totalMinor: number;
}

/** Never below zero. A refund without lines is spread over all lines. */
export function remainingLines(
  lines: readonly OrderLine[],
  refunds: readonly OrderRefund[],
): readonly RemainingLine[] {
  let left = lines.map((line) => ({ line, quantity: line.quantity, totalMinor: line.totalMinor }));
  for (const refund of refunds) {
    const taken = refund.lines ?? null;
    if (taken === null) {
      const whole = left.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
      const parts = splitAmount(
        Math.min(whole, refund.totalMinor),
        left.map(({ totalMinor }) => totalMinor),
      );
      left = left.map((each, place) => ({ ...each, totalMinor: each.totalMinor - (parts[place] ?? 0) }));
      continue;
    }
    left = left.map((each) => {
      const own = taken.filter(({ lineId }) => lineId === each.line.lineId);
      const quantity = own.reduce((sum, part) => sum + part.quantity, 0);
      const totalMinor = own.reduce((sum, part) => sum + part.totalMinor, 0);
      return {
        ...each,
        quantity: Math.max(0, each.quantity - quantity),
        totalMinor: Math.max(0, each.totalMinor - totalMinor),
      };
    });
  }
  return left;
}

export function commissionableMinor(lines: readonly RemainingLine[]): number {
  return lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
}

/** In minor units, rounded half up per line. Other currencies pay nothing, and no line pays more than its value. */
export function commissionMinor(
  lines: readonly RemainingLine[],
  rules: readonly CommissionRule[],
  currency: string,
): number {
  return lines.reduce((sum, line) => sum + lineCommission(line, ruleFor(line.line, rules), currency), 0);
}

/** The item's rule, otherwise the nearest category's, otherwise the default; null for none. */
export function ruleFor(line: OrderLine, rules: readonly CommissionRule[]): CommissionRule | null {
  const isOfItem = ({ applies }: CommissionRule) =>
    applies.to === 'item' && (applies.itemId === line.itemId || applies.itemId === line.sku);
  const item = rules.find(isOfItem);
  if (item !== undefined) return item;
  const categories = rules.flatMap((rule) =>
    rule.applies.to === 'category' && isUnder(line.category, rule.applies.category)
      ? [{ rule, depth: pathOf(rule.applies.category).length }]
      : [],
  );
  const nearest = categories.sort((left, right) => right.depth - left.depth)[0];
  return nearest?.rule ?? rules.find(({ applies }) => applies.to === 'default') ?? null;
}

/** Returns the first rule that duplicates another or has an unknown currency. */
export function rulesProblem(
  rules: readonly CommissionRule[],
): { readonly place: number; readonly why: 'double' | 'currency' } | null {
  const seen = new Set<string>();
  for (const [place, { applies, pays }] of rules.entries()) {
    const key = targetKey(applies);
    if (seen.has(key)) return { place, why: 'double' };
    seen.add(key);
    if (pays.kind === 'fixed' && !isCurrency(pays.amount.currency)) return { place, why: 'currency' };
  }
  return null;
}

function lineCommission(
  { totalMinor, quantity }: RemainingLine,
  rule: CommissionRule | null,
  currency: string,
): number {
  if (rule === null || totalMinor <= 0) return 0;
  const { pays } = rule;
  if (pays.kind === 'percent') return Math.round((totalMinor * pays.basisPoints) / 10_000);
  if (pays.amount.currency !== currency) return 0;
  return Math.min(totalMinor, pays.amount.amountMinor * quantity);
}

function targetKey(target: RuleTarget): string {
  switch (target.to) {
    case 'item':
      return `item ${target.itemId}`;
    case 'category':
      return `category ${pathOf(target.category).join(' > ')}`;
    case 'default':
      return 'default';
  }
}

function isUnder(category: string | null, above: string): boolean {
  if (category === null) return false;
  const path = pathOf(category);
  return pathOf(above).every((step, place) => path[place] === step);
}

function pathOf(category: string): readonly string[] {
  return category
    .split('>')
    .map((step) => step.trim().toLowerCase())
    .filter((step) => step !== '');
}
