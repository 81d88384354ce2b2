export interface Figure {
  readonly what: string;
  readonly figure: number;
  /** The baseline in the same run, or a peer's figure; null without one. */
  readonly baseline: number | null;
  /** Names the baseline, where rows have different ones. */
  readonly baselineName?: string;
  /** The target, such as "ratio ≥ 0.6"; null without one. */
  readonly aim: string | null;
  /** Decimals of figure and baseline; 2 by default. */
  readonly digits?: number;
}

/** An aligned table `what | figure | baseline | ratio | aim`; the ratio is figure divided by baseline. */
export function figureTable(figures: readonly Figure[], baselineColumn = 'baseline'): string {
  const rows = [['what', 'figure', baselineColumn, 'ratio', 'aim'], ...figures.map(rowOf)];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column > 0 && column < 4 ? cell.padStart(width) : cell.padEnd(width);
      })
      .join(' | ')
      .trimEnd();
  const [head = [], ...body] = rows;
  return [line(head), widths.map((width) => '-'.repeat(width)).join('-|-'), ...body.map(line)].join('\n');
}

function rowOf({ what, figure, baseline, baselineName, aim, digits = 2 }: Figure): readonly string[] {
  const ratio = baseline === null || baseline === 0 ? '' : (figure / baseline).toFixed(2);
  return [
    what,
    figure.toFixed(digits),
    [baselineName ?? '', baseline?.toFixed(digits) ?? ''].join(' ').trim(),
    ratio,
    aim ?? '',
  ];
}
