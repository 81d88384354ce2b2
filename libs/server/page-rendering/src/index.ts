export { openPageRenderer } from './page-renderer';
