import type { Page } from '@playwright/test';

export async function actAsAdmin(page: Page, button: string, confirm: string, reason: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await giveReason(page, confirm, reason);
}

/** Fills and confirms the open dialog that asks for a reason. */
export async function giveReason(page: Page, confirm: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ has: page.getByLabel('Reason') });
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: confirm, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}
