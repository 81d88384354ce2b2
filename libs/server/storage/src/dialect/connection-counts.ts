/** How many connections a pool has, how many of them are idle, and how many works wait for one. */
export interface ConnectionCounts {
  readonly open: number;
  readonly idle: number;
  readonly waiting: number;
}
