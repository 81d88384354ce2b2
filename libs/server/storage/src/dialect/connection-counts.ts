export interface ConnectionCounts {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}
