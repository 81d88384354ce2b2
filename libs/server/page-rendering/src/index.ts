export { openPageRenderer } from './page-renderer';
export type { PageRenderer } from './page-renderer';
