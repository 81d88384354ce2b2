import { chromium } from '@playwright/test';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { launchOptions } from '../browser';
import { productAt } from '../running-product';
import { startProduct } from '../start-product';
import { adminScreens } from './admin-screens';
import { merchantScreens } from './merchant-screens';
import { readFacts, shopperScreens } from './shopper-screens';
import type { SheetScreen } from './sheet-screen';
import { createVisitors } from './sheet-visitors';
import { shopperAccountScreens } from './shopper-account-screens';
import { shopperDialogScreens } from './shopper-dialog-screens';
import { shopperSearchScreens } from './shopper-search-screens';
import { looks, pictureName, takePictures } from './take-picture';

/*
 * Takes a picture of every screen and state at three widths, light and dark, and collects them in
 * coverage/screens/index.html. Names of apps or screens narrow it: take-sheet merchant "admin overview". --faults
 * checks each with axe, --german takes the states that need no interaction in German, --into=FOLDER sets another
 * folder, as a parallel run needs.
 */

async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const wanted = given.filter((word) => !word.startsWith('--'));
  const folder = resolve(valueOf('into', given) ?? join(import.meta.dirname, '../../../../coverage/screens'));
  const isGerman = given.includes('--german');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const started = await startProduct();
  const product = productAt(started);
  const browser = await chromium.launch(launchOptions());
  const troubles: string[] = [];
  try {
    const facts = await readFacts(product);
    const screens = [
      ...shopperScreens(facts),
      ...shopperSearchScreens(facts),
      ...shopperDialogScreens(facts),
      ...shopperAccountScreens(facts),
      ...merchantScreens(),
      ...adminScreens(facts),
    ]
      .filter(
        ({ app, screen, prepare }) =>
          (wanted.length === 0 || wanted.includes(screen) || wanted.includes(app)) &&
          !(isGerman && prepare !== undefined),
      )
      .map((screen): SheetScreen => (isGerman ? { ...screen, locale: 'de-DE' } : screen));
    const visitorOf = createVisitors(browser, product);
    for (const screen of screens) {
      const name = `${screen.app}: ${screen.screen}, ${screen.state}`;
      try {
        const found = await takePictures(browser, product, screen, {
          folder,
          looks,
          storageState: await visitorOf(screen),
          looksForFaults: given.includes('--faults'),
        });
        troubles.push(...found.map((fault) => `${name}, ${fault}`));
        console.log(name);
      } catch (error) {
        troubles.push(`${name} could not be taken: ${String(error)}`);
      }
    }
    writeFileSync(join(folder, 'index.html'), sheetPage(screens));
    console.log(`\n${screens.length * looks.length} pictures: ${join(folder, 'index.html')}`);
  } finally {
    await browser.close();
    await started.stop();
  }
  if (troubles.length === 0) return;
  console.error(troubles.join('\n'));
  process.exitCode = 1;
}

function valueOf(option: string, given: readonly string[]): string | undefined {
  return given.find((word) => word.startsWith(`--${option}=`))?.split('=')[1];
}

function sheetPage(screens: readonly SheetScreen[]): string {
  const rows = screens.map((screen) => {
    const pictures = looks.map((look) => {
      const name = pictureName(screen, look);
      return `<a href="${name}"><img src="${name}" width="${Math.round(look.width / 4)}" alt="" loading="lazy"></a>`;
    });
    return `<h2>${screen.app}: ${screen.screen}, ${screen.state}</h2><p>${pictures.join('')}</p>`;
  });
  return [
    '<!doctype html><meta charset="utf-8"><title>Screens</title>',
    '<style>body{font:14px sans-serif;margin:24px}p{display:flex;gap:12px;align-items:flex-start;overflow-x:auto}img{border:1px solid #ccc}</style>',
    ...rows,
    '',
  ].join('\n');
}

void main();
