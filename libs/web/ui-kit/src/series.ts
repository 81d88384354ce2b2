/** One interval of a series: an hour, a day, a week. */
export interface SeriesPoint {
  /** Unique in the series. */
  readonly key: string;
  /** The interval in words: "Nov 3". */
  readonly name: string;
  readonly value: number;
  /** The interval that it is compared with; null where there is none. */
  readonly before: { readonly name: string; readonly value: number } | null;
  /** Whether the interval is still under way, so that its value is not final. */
  readonly isUnfinished?: boolean;
}

export interface SeriesChartProps {
  /** What the line shows: "Clicks a day". */
  readonly label: string;
  /** Earliest first. */
  readonly points: readonly SeriesPoint[];
  /** Writes a value for people, with its unit. */
  readonly write: (value: number) => string;
  /** Writes a mark of the axis, where it has to be shorter. */
  readonly writeMark?: (value: number) => string;
  /** What the intervals are, as the head of their column: "Day". */
  readonly intervalName: string;
  /** What the line is of, and what the dashed line is of: "These 30 days", "The 30 days before". */
  readonly names: { readonly now: string; readonly before: string };
}
