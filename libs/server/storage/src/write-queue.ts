/** After writing for so long at a stretch, others get a chance: both in milliseconds. */
const stretchMsMax = 10;
const gapMs = 3;

/**
 * One after another: what the one writing connection of SQLite is used by. Between works that follow each other without a
 * break it leaves gaps in which another process can take the file, or that one would wait for as long as there is work.
 */
export class WriteQueue {
  private isBusy = false;
  private stretchMs = 0;
  private readonly waiting: (() => void)[] = [];

  /** Runs the work when all before it has ended. With nothing before it, it begins within this very call. */
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
