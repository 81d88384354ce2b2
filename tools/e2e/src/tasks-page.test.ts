import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readTasks } from './tasks-page';

const folder = join(import.meta.dirname, 'journeys');

test('every task of docs/tasks.md is walked by a journey', () => {
  const journeys = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));

  const unwalked = readTasks().filter(({ name }) => !journeys.some((text) => text.includes(`'${name}'`)));

  expect(readTasks()).toHaveLength(16);
  expect(unwalked).toEqual([]);
});

test('merchants and admins need at most three clicks from the home page', () => {
  const consoleTasks = readTasks().filter(({ group }) => group !== 'Shoppers');

  expect(consoleTasks).toHaveLength(9);
  expect(consoleTasks.filter(({ clicksMax }) => clicksMax > 3)).toEqual([]);
});
