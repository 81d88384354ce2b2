export { outboundHref } from './outbound-href';
export type { OutboundLink } from './outbound-href';
