const { AsyncLocalStorage } = require('node:async_hooks');

/*
 * Jest runs each test file in an AsyncLocalStorage of its own and leaves it enabled. Node then copies the stores of every earlier
 * file to every promise of the later ones, which keeps those files' memory and takes a tenth of the time.
 */
const used = new Set();
const { run } = AsyncLocalStorage.prototype;

AsyncLocalStorage.prototype.run = function (...words) {
  used.add(this);
  return run.apply(this, words);
};

/** Disables what the test file used; a storage that is used again enables itself. */
exports.forgetContexts = () => {
  for (const storage of used) storage.disable();
  used.clear();
};
