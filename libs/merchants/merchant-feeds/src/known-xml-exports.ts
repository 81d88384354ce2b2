import { ceneoExport } from './ceneo-export';
import { heurekaExport } from './heureka-export';
import { skroutzExport } from './skroutz-export';
import type { XmlExport } from './xml-export';
import { yandexExport } from './yandex-export';

const exportsByRoot: ReadonlyMap<string, () => XmlExport> = new Map([
  ['shop', heurekaExport],
  ['offers', ceneoExport],
  ['mywebstore', skroutzExport],
  ['yml_catalog', yandexExport],
]);

/** By the name of the file's first element. */
export function xmlExportOf(root: string): XmlExport | null {
  return exportsByRoot.get(root)?.() ?? null;
}

export function isExportRoot(name: string): boolean {
  return exportsByRoot.has(name);
}

/** Names of elements that are a product wherever they are found. */
export function isItemName(name: string): boolean {
  return itemNames.has(name);
}

const itemNames: ReadonlySet<string> = new Set(
  (
    'item entry product offer shopitem article artikel produkt produit producto prodotto produto articolo articulo ' +
    'artigo tuote termek izdelek proizvod товар предложение'
  ).split(' '),
);
