/** One after another: what the one writing connection of SQLite is used by. */
export class WriteQueue {
  private isBusy = false;
  private readonly waiting: (() => void)[] = [];

  /** Runs the work when all before it has ended. With nothing before it, it begins within this very call. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.isBusy) await new Promise<void>((begin) => this.waiting.push(begin));
    this.isBusy = true;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.isBusy = false;
      else next();
    }
  }
}
