/* An unexpected console.error or console.warn fails the test that caused it. */
let noise = [];
const original = { error: console.error, warn: console.warn };

beforeEach(() => {
  noise = [];
  for (const level of ['error', 'warn']) {
    console[level] = (...parts) => noise.push(`console.${level}: ${parts.map(String).join(' ')}`);
  }
});

afterEach(() => {
  Object.assign(console, original);
  if (noise.length > 0) throw new Error(`Unexpected console noise:\n${noise.join('\n')}`);
});
