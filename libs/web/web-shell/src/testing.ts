export { renderRoute } from './render-route';
export type { RenderedRoute, RenderRouteOptions } from './render-route';
export { looseWordsIn } from './loose-words';
