export { renderRoute } from './render-route';
export type { RenderedRoute } from './render-route';
export { looseWordsIn } from './loose-words';
