import { expect, test } from '@playwright/test';
import { accessibilityFaults } from './steady-page';

test('reports what axe finds, by rule and place', async ({ page }) => {
  await page.setContent(
    '<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1><img id="a" src="data:,"></main></html>',
  );

  expect(await accessibilityFaults(page)).toEqual(['image-alt: #a']);
});
