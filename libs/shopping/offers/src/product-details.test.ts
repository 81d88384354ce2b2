import { detailSpan, productDetail, variantAttributes, withDetailsOf } from './product-details';
import { readMeasure } from './measure';

test.each([
  ['Noise level', '69 dB(A)', { name: 'noise', value: '69 dB' }],
  ['Geräuschpegel', 'max. 72', { name: 'noise', value: '72 dB' }],
  ['Staubbehälter', '0,76 Liter', { name: 'volume', value: '0.76 l' }],
  ['Dust capacity', '600 ml', { name: 'volume', value: '0.6 l' }],
  ['Leistung', '1,1 kW', { name: 'power', value: '1100 W' }],
  ['Weight', '11 lb', { name: 'weight', value: '4.99 kg' }],
  ['Bildschirmdiagonale', '68,6 cm', { name: 'screen size', value: '27.01 in' }],
  ['Screen size', '27"', { name: 'screen size', value: '27 in' }],
  ['Battery life', '2 h', { name: 'runtime', value: '120 min' }],
  ['Type', ' Robot  vacuum ', { name: 'type', value: 'Robot vacuum' }],
  ['Energieeffizienzklasse', 'C', { name: 'energy class', value: 'C' }],
])('reads %s "%s" under one name and in one unit', (name, value, detail) => {
  const read = productDetail(name, value);

  expect(read).toEqual(detail);
});

test.each([
  ['Capacity', '256 GB'],
  ['Noise level', 'whisper quiet'],
  ['Power', '1.200 W'],
  ['Weight', '5'],
  ['Type', '12'],
  ['Colour', 'red'],
  ['constructor', '5 kg'],
])('reads no detail from %s "%s"', (name, value) => {
  expect(productDetail(name, value)).toBeNull();
});

test.each([
  ['noise', '69 dB', '65 to 70 dB'],
  ['noise', '70 dB', '70 to 75 dB'],
  ['noise', '28 dB', 'to 30 dB'],
  ['noise', '92 dB', 'from 80 dB'],
  ['volume', '4.5 l', '4 to 5 l'],
])('puts %s "%s" in the span "%s"', (name, value, span) => {
  expect(detailSpan(name, value)).toBe(span);
});

test('has no span for words, for screens and for attributes of variants', () => {
  const spans = [
    detailSpan('type', 'Robot vacuum'),
    detailSpan('screen size', '27 in'),
    detailSpan('capacity', '256 GB'),
  ];

  expect(spans).toEqual([null, null, null]);
});

test.each([
  ['69 dB', { from: 69, to: 69, unit: 'dB' }],
  ['65 to 70 db', { from: 65, to: 70, unit: 'dB' }],
  ['to 0.25 l', { from: null, to: 0.25, unit: 'l' }],
  ['from 80 dB', { from: 80, to: null, unit: 'dB' }],
  ['red', null],
  ['27 pieces', null],
  ['to dB', null],
])('reads "%s" again', (text, measure) => {
  expect(readMeasure(text)).toEqual(measure);
});

test('completes a product by the details that its offers state, and keeps its own', () => {
  const attributes = withDetailsOf({ colour: 'black', noise: '69 dB' }, [
    { id: 'b', attributes: { volume: '5 l' } },
    { id: 'a', attributes: { colour: 'red', noise: '71 dB', volume: '4 l' } },
  ]);

  expect(attributes).toEqual({ colour: 'black', noise: '69 dB', volume: '4 l' });
  expect(variantAttributes(attributes)).toEqual({ colour: 'black' });
});
