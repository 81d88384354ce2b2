const vm = require('node:vm');

/*
 * Jest compiles every module again for each test file, with vm.compileFunction. Here a worker compiles a module once, as a script
 * that runs in the context of each test file: what V8 has compiled of it stays.
 */
const { compileFunction } = vm;
const scripts = new Map();

vm.compileFunction = (source, parameters, { parsingContext, filename, ...options }) => {
  if (parsingContext === undefined) return compileFunction(source, parameters, { filename, ...options });
  const start = `(function (${parameters.join()}) {`;
  const key = `${filename}\n${start}`;
  let known = scripts.get(key);
  if (known?.source !== source) {
    const script = new vm.Script(`${start}${source}\n})`, { filename, columnOffset: -start.length });
    known = { source, script };
    scripts.set(key, known);
  }
  return known.script.runInContext(parsingContext);
};
