export { bookmarkProgram } from './bookmark-program';
export { collectPage } from './collect-page';
export { readCapture } from './read-capture';
export type { PageCapture } from './read-capture';
