/* The door through which Nx finds the generators, which are written in TypeScript. */
const { require: load } = require('tsx/cjs/api');

exports.library = (tree, options) =>
  load('./src/generators/library.ts', __filename).generateLibrary(tree, options);
exports.endpoint = (tree, options) =>
  load('./src/generators/endpoint.ts', __filename).generateEndpoint(tree, options);
exports.screen = (tree, options) =>
  load('./src/generators/screen.ts', __filename).generateScreen(tree, options);
