/** An hour, a day or a week. */
export interface SeriesPoint {
  readonly key: string;
  /** Such as "Nov 3". */
  readonly name: string;
  readonly value: number;
  /** The interval of the previous period, or null. */
  readonly before: { readonly name: string; readonly value: number } | null;
  /** The interval isn't over, so its value can change. */
  readonly isUnfinished?: boolean;
}

export interface SeriesChartProps {
  /** Such as "Clicks per day". */
  readonly label: string;
  /** Earliest first. */
  readonly points: readonly SeriesPoint[];
  readonly write: (value: number) => string;
  readonly writeMark?: (value: number) => string;
  /** False for figures such as prices, where small changes matter; true by default. */
  readonly startsAtZero?: boolean;
  /** The table head of the intervals, such as "Day". */
  readonly intervalName: string;
  /** Names the lines: "Last 30 days", "Previous period". */
  readonly names: { readonly now: string; readonly before: string };
}
