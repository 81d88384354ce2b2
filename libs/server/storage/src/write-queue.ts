/** Writes longer than this pause for others; both in milliseconds. */
const stretchMsMax = 10;
const gapMs = 3;

/** Serializes use of SQLite's one writing connection, with gaps in a busy queue so that other processes can lock the file. */
export class WriteQueue {
  private isBusy = false;
  private stretchMs = 0;
  private readonly waiting: (() => void)[] = [];

  /** Runs the work after all before it; with an empty queue, it starts within this call. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.isBusy) await new Promise<void>((begin) => this.waiting.push(begin));
    this.isBusy = true;
    const begunAt = performance.now();
    try {
      return await work();
    } finally {
      this.stretchMs += performance.now() - begunAt;
      this.goOn();
    }
  }

  private goOn(): void {
    const next = this.waiting.shift();
    if (next === undefined) this.isBusy = false;
    if (next !== undefined && this.stretchMs < stretchMsMax) {
      next();
      return;
    }
    this.stretchMs = 0;
    if (next !== undefined) setTimeout(next, gapMs);
  }
}
