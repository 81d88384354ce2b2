import type { Page } from '@playwright/test';

export async function fillRule(
  page: Page,
  part: string,
  kind: 'CSS selector' | 'JSON path' | 'Regular expression',
  text: string,
): Promise<void> {
  await page.getByLabel(`${part}: rule type`).selectOption(kind);
  await page.getByLabel(`${part}: ${kind}`).fill(text);
}
