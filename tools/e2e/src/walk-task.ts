import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { readTasks } from './tasks-page';

/**
 * Opens the home page, runs `walk`, and fails when it took more clicks or fields than docs/tasks.md allows for the
 * task. A click is a press of the pointer or of Enter. A field is something typed, picked from a list, or a file.
 */
export type WalkTask = (task: string, home: string, walk: () => Promise<void>) => Promise<void>;

/** Counts the steps on every page of the context that is opened from now on. */
export async function countSteps(page: Page): Promise<WalkTask> {
  const steps = { clicks: 0, fields: 0 };
  await page.context().exposeBinding('countStep', (_source, kind: keyof typeof steps) => {
    steps[kind] += 1;
  });
  await page.context().addInitScript({ content: reportSteps });
  return async (name, home, walk) => {
    const task = readTasks().find((each) => each.name === name);
    if (task === undefined) throw new Error(`docs/tasks.md has no task “${name}”.`);
    await page.goto(home);
    Object.assign(steps, { clicks: 0, fields: 0 });
    await walk();
    expect(steps.clicks, `clicks to “${name}”`).toBeGreaterThan(0);
    expect(steps.clicks, `clicks to “${name}”`).toBeLessThanOrEqual(task.clicksMax);
    expect(steps.fields, `fields to “${name}”`).toBeLessThanOrEqual(task.fieldsMax);
  };
}

/** Runs in the page. A field counts once, however much is typed into it. */
const reportSteps = `{
  const filledIn = new WeakSet();
  addEventListener('pointerdown', () => countStep('clicks'), true);
  addEventListener('keydown', ({ key }) => key === 'Enter' && countStep('clicks'), true);
  addEventListener('input', ({ target }) => {
    if (/checkbox|radio/.test(target.type) || filledIn.has(target)) return;
    filledIn.add(target);
    countStep('fields');
  }, true);
}`;
