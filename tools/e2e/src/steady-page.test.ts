import { expect, test } from '@playwright/test';
import { accessibilityFaults, accessibilityFaultsInLightAndDark } from './steady-page';

test('reports axe’s findings by rule and element', async ({ page }) => {
  await page.setContent(
    '<!doctype html><html lang="en"><title>A page</title><main><h1>A page</h1><img id="a" src="data:,"></main></html>',
  );

  expect(await accessibilityFaults(page)).toEqual(['image-alt: #a']);
});

test('reports insufficient contrast in the other scheme only', async ({ page }) => {
  await page.setContent(
    `<!doctype html><html lang="en"><title>A page</title>
    <style>
      body { background: white; color: black; }
      @media (prefers-color-scheme: dark) { body { background: black; } #a { color: #333; } }
    </style>
    <main><h1 style="color: gray">A page</h1><p id="a">Some words</p></main></html>`,
  );

  expect(await accessibilityFaultsInLightAndDark(page)).toEqual(['color-contrast: #a']);
});
