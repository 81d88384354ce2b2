import { addBeforeProperty, addImport, addToFunction, addToObject } from './edit-source';

describe('addImport', () => {
  it('extends a value import, not a type import', () => {
    const text = "import type { A } from './a';\nimport { b } from './a';\n";

    expect(addImport(text, './a', 'c')).toBe("import type { A } from './a';\nimport { b, c } from './a';\n");
  });

  it('adds a missing import after the last one', () => {
    expect(addImport("import { b } from './b';\nb();\n", './a', 'a')).toBe(
      "import { b } from './b';\nimport { a } from './a';\nb();\n",
    );
  });

  it('imports a name once', () => {
    expect(addImport("import { a } from './a';\n", './a', 'a')).toBe("import { a } from './a';\n");
  });
});

it('adds to an object before the property that must be last', () => {
  const edited = addToObject(
    "const paths = { home: '/', rest: '*' } as const;",
    'paths',
    "more: '/more'",
    'rest',
  );

  expect(edited).toBe("const paths = { home: '/', more: '/more',\nrest: '*' } as const;");
});

it('adds to the end of a function', () => {
  expect(addToFunction('function f(): void {\n  a();\n}\n', 'f', 'b();')).toBe(
    'function f(): void {\n  a();\nb();\n}\n',
  );
});

it('inserts a property before the given one', () => {
  const edited = addBeforeProperty('f({ [paths.a]: one, [paths.b]: two });', '[paths.b]', '[paths.n]: new');

  expect(edited).toBe('f({ [paths.a]: one, [paths.n]: new,\n[paths.b]: two });');
});

it.each([
  ['a constant', () => addToObject('', 'one', 'a: 1', 'b')],
  ['a property', () => addToObject('const one = {};', 'one', 'a: 1', 'b')],
  ['a function', () => addToFunction('', 'f', 'x')],
  ['the next property', () => addBeforeProperty('', '[path]', 'x: 1')],
])('refuses a text that lacks %s rather than leaving it unchanged', (_what, edit) => {
  expect(edit).toThrow();
});
