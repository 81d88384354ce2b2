import * as fc from 'fast-check';
import { JsonElements } from './json-elements';
import { JsonLines } from './json-lines';

function elementsOf(text: string, listKey: string | null, cut: number, lengthMax = 1_000): readonly string[] {
  const elements = new JsonElements({ listKey }, lengthMax);
  const found = Array.from({ length: Math.ceil(text.length / cut) }, (_, index) =>
    elements.push(text.slice(index * cut, (index + 1) * cut)),
  );
  return found.flat().map((element) => (element.kind === 'text' ? element.text : element.kind));
}

it('splits any list into its elements, however it is chunked', () => {
  const values = fc.array(fc.jsonValue({ maxDepth: 3 }), { maxLength: 5 });
  fc.assert(
    fc.property(values, fc.constantFrom(0, 2), fc.integer({ min: 1, max: 50 }), (list, indent, cut) => {
      const texts = elementsOf(JSON.stringify(list, null, indent), null, cut, 10_000);

      expect(texts.map((text): unknown => JSON.parse(text))).toEqual(JSON.parse(JSON.stringify(list)));
    }),
  );
});

it('finds the list by its key only in the outer object', () => {
  const file =
    '{"meta":{"items":[9],"note":"\\"items\\":[8]"},"tags":["items"],"items":[{"id":1},{"id":"]"}],"total":2}';

  const found = [1, 7, 1_000].map((cut) => elementsOf(file, 'items', cut));

  expect(found).toEqual(Array.from({ length: 3 }, () => ['{"id":1}', '{"id":"]"}']));
});

it('skips an element that is too long and continues with the next', () => {
  const file = `[{"id":1},{"id":"${'x'.repeat(500)}"},{"id":3}]`;

  const found = elementsOf(file, null, 10, 100);

  expect(found).toEqual(['{"id":1}', 'too-long', '{"id":3}']);
});

it('returns numbered lines and only reports one that is too long', () => {
  const lines = new JsonLines(20);
  const pieces = ['{"id":1}\n\n{"i', 'd":2}\n', 'x'.repeat(30), '\n{"id":3}'];

  const found = [...pieces.flatMap((piece) => lines.push(piece)), ...lines.end()];

  expect(found.map(({ kind, line }) => [kind, line])).toEqual([
    ['text', 1],
    ['text', 3],
    ['too-long', 4],
    ['text', 5],
  ]);
});
