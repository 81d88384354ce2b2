import { measureText, readMeasure, spanText } from './measure';
import type { MeasureUnit } from './measure';

/** What shops state about a product that doesn't tell its variants apart, under one name in any language. */
const detailNames = [
  'type',
  'noise',
  'volume',
  'power',
  'weight',
  'screen size',
  'memory',
  'runtime',
  'energy class',
] as const;
export type DetailName = (typeof detailNames)[number];

export interface ProductDetail {
  readonly name: DetailName;
  /** A measure in the canonical unit, such as "69 dB", or the words as stated. */
  readonly value: string;
}

export function isDetailName(name: string): name is DetailName {
  return detailNames.some((each) => each === name);
}

/** Without the details, which are the same for all variants. */
export function variantAttributes(
  attributes: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !isDetailName(name)));
}

/** The product's attributes, with the details that only its offers state; if they differ, those of the first by ID. */
export function withDetailsOf(
  attributes: Readonly<Record<string, string>>,
  offers: readonly { readonly id: string; readonly attributes: Readonly<Record<string, string>> }[],
): Readonly<Record<string, string>> {
  const stated = [...offers]
    .sort((one, other) => (one.id < other.id ? 1 : -1))
    .flatMap((offer) => Object.entries(offer.attributes).filter(([name]) => isDetailName(name)));
  return stated.length === 0 ? attributes : { ...Object.fromEntries(stated), ...attributes };
}

/** Null for names it doesn't know, and for a measure without a number and a known unit. */
export function productDetail(name: string, value: string): ProductDetail | null {
  const known = namesBySpelling.get(spellingOf(name));
  if (known === undefined) return null;
  const scale = scales.get(known);
  if (scale === undefined) {
    const words = value.replaceAll(/\s+/gu, ' ').trim();
    return words === '' || words.length > wordsLengthMax || readNumber(words) !== null
      ? null
      : { name: known, value: words };
  }
  const amount = amountIn(scale, value);
  return amount === null ? null : { name: known, value: measureText(amount, scale.unit) };
}

/** The span that a filter offers instead of a measure; null for details of which each value is a filter. */
export function detailSpan(name: string, value: string): string | null {
  const edges = isDetailName(name) ? (scales.get(name)?.edges ?? null) : null;
  const amount = readMeasure(value)?.from ?? null;
  const unit = readMeasure(value)?.unit;
  if (edges === null || amount === null || unit === undefined) return null;
  const next = edges.findIndex((edge) => amount < edge);
  const from = next === -1 ? edges.at(-1) : edges[next - 1];
  return spanText(from ?? null, edges[next] ?? null, unit);
}

interface Scale {
  readonly unit: MeasureUnit;
  /** By spelling, how many canonical units one is. */
  readonly units: Readonly<Record<string, number>>;
  /** A number alone is in the canonical unit. */
  readonly needsNoUnit?: boolean;
  /** Where the spans of a filter end; null if each value is a filter. */
  readonly edges: readonly number[] | null;
}

const scales: ReadonlyMap<DetailName, Scale> = new Map<DetailName, Scale>([
  [
    'noise',
    {
      unit: 'dB',
      units: { db: 1, dba: 1, '2n': 1, decibel: 1, decibels: 1, décibels: 1, decibelios: 1 },
      needsNoUnit: true,
      edges: [30, 40, 45, 50, 55, 60, 65, 70, 75, 80],
    },
  ],
  [
    'volume',
    {
      unit: 'l',
      units: {
        ...alike(1, 'l liter liters litre litres litro litros litri ltr'),
        ...alike(0.001, 'ml milliliter millilitre milliliters millilitres mlt'),
        ...alike(0.01, 'cl'),
      },
      edges: [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4, 5, 7.5, 10, 25, 50, 100, 200, 300, 400],
    },
  ],
  [
    'power',
    {
      unit: 'W',
      units: { ...alike(1, 'w watt watts vatios wtt'), ...alike(1000, 'kw kilowatt kwt') },
      needsNoUnit: true,
      edges: [10, 25, 50, 100, 250, 500, 750, 1000, 1500, 2000, 2500, 3000],
    },
  ],
  [
    'weight',
    {
      unit: 'kg',
      units: {
        ...alike(1, 'kg kilogram kilograms kilogramm kilo kgm'),
        ...alike(0.001, 'g gram grams gramm grm'),
        ...alike(0.453592, 'lb lbs pound pounds lbr'),
        ...alike(0.0283495, 'oz ounce ounces onz'),
      },
      edges: [0.1, 0.25, 0.5, 1, 1.5, 2, 3, 5, 7.5, 10, 15, 20, 50, 100],
    },
  ],
  [
    'screen size',
    {
      unit: 'in',
      units: {
        ...alike(1, 'in inch inches zoll pouces pulgadas pollici duim tum cali inh " ″'),
        cm: 1 / 2.54,
      },
      edges: null,
    },
  ],
  ['memory', { unit: 'GB', units: { gb: 1, go: 1, tb: 1024, mb: 1 / 1024 }, edges: null }],
  [
    'runtime',
    {
      unit: 'min',
      units: {
        ...alike(1, 'min mins minute minutes minuten minutos minuti'),
        ...alike(60, 'h hr hrs hour hours std stunde stunden heures horas ore uur timmar hur'),
      },
      edges: [15, 30, 45, 60, 90, 120, 240, 480, 720, 1200, 1800, 3000],
    },
  ],
]);

function alike(factor: number, spellings: string): Readonly<Record<string, number>> {
  return Object.fromEntries(spellings.split(' ').map((spelling) => [spelling, factor]));
}

const wordsLengthMax = 60;

function amountIn({ units, needsNoUnit = false }: Scale, text: string): number | null {
  const [, digits = '', unit = ''] =
    /^(?:ca\.?|approx\.?|about|max\.?|up to|bis zu|<|≤|~)?\s*(\d[\d.,]*)\s*(\p{L}+|2n|["″])?(?:\s*\(a\))?$/iu.exec(
      text.trim(),
    ) ?? [];
  const factor =
    unit === '' ? (needsNoUnit ? 1 : undefined) : new Map(Object.entries(units)).get(unit.toLowerCase());
  const number = readNumber(digits);
  return factor === undefined || number === null || number === 0 ? null : number * factor;
}

/** Null if three digits after a separator could be thousands or decimals. */
function readNumber(digits: string): number | null {
  if (!/^\d{1,6}(?:[.,]\d{1,3})?$/u.test(digits) || /^[1-9]\d{0,2}[.,]\d{3}$/u.test(digits)) return null;
  return Number(digits.replace(',', '.'));
}

function spellingOf(name: string): string {
  return name
    .slice(0, 60)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/\([^)]*\)/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const spellings: Readonly<Record<DetailName, string>> = {
  type: 'type, product type, device type, typ, art, gerateart, produkttyp, produktart, type de produit, tipo, tipo de producto, tipo di prodotto, soort, producttype',
  noise:
    'noise, noise level, noise emission, sound level, sound power, sound power level, volume level, lautstarke, gerauschpegel, gerauschemission, gerauschentwicklung, schallleistung, schallleistungspegel, niveau sonore, niveau de bruit, nivel de ruido, nivel sonoro, livello di rumore, rumorosita, livello sonoro, geluidsniveau, geluidsvermogen, ljudniva, bullerniva, poziom halasu, nivel de ruido',
  volume:
    'volume, capacity, dust capacity, dust bin capacity, dustbin capacity, bag capacity, tank capacity, water tank capacity, volumen, fassungsvermogen, fullmenge, kapazitat, inhalt, staubbehalter, staubbehaltervolumen, staubbeutelvolumen, wassertank, nutzinhalt, capacite, contenance, volume utile, capacidad, capacita, inhoud, volym, kapacitet, pojemnosc, capacidade',
  power:
    'power, wattage, rated power, power consumption, input power, leistung, leistungsaufnahme, nennleistung, puissance, potencia, potenza, vermogen, effekt, moc',
  weight: 'weight, item weight, product weight, net weight, gewicht, produktgewicht, poids, peso, vikt, waga',
  'screen size':
    'screen size, display size, screen diagonal, display diagonal, bildschirmgrosse, bildschirmdiagonale, displaygrosse, taille de l ecran, taille d ecran, diagonale, tamano de pantalla, dimensioni schermo, schermgrootte, schermdiagonaal, skarmstorlek',
  memory:
    'memory, ram, ram size, installed ram, arbeitsspeicher, hauptspeicher, memoire vive, memoria ram, werkgeheugen, arbetsminne',
  runtime:
    'runtime, run time, battery life, battery runtime, playing time, laufzeit, akkulaufzeit, betriebsdauer, autonomie, autonomia, batterijduur, gebruiksduur, batteritid, drifttid, czas pracy',
  'energy class':
    'energy class, energy efficiency class, energy rating, energieeffizienzklasse, energieklasse, classe energetique, clase energetica, classe energetica, energieklasse, energiklass',
};

const namesBySpelling: ReadonlyMap<string, DetailName> = new Map(
  detailNames.flatMap((name) =>
    spellings[name].split(', ').map((spelling): [string, DetailName] => [spelling, name]),
  ),
);
