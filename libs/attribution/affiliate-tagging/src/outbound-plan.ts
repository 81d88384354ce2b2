import { readWebUrl } from '@pricehunt/product-links';
import { tagOutboundLink } from './tag-outbound-link';
import type { TaggingContext } from './tag-outbound-link';

/** A link that is tagged but for the sub-id of the click. */
export interface OutboundPlan {
  /** The address to send the shopper to, in the form of the URL standard. */
  addressFor(subId: string): string;
}

/** Stands for sub-ids: as long as an id of ours (a UUID) and of its characters, so that networks cut neither. */
const standIn = '00000000-face-7000-8000-00000000face';

/**
 * Tags a link once for many clicks: `addressFor` gives what tagOutboundLink gives for that sub-id, as the URL standard
 * writes it. Sub-ids that are no UUIDs, which might be cut or escaped, are tagged each time.
 */
export function planOutboundLink(link: string, context: Omit<TaggingContext, 'subId'>): OutboundPlan {
  const tag = (subId: string) => addressOf(tagOutboundLink(link, { ...context, subId }).link);
  if (link.includes(standIn)) return { addressFor: tag };
  const parts = tag(standIn).split(standIn);
  const [whole = link] = parts;
  if (parts.length === 1) return always(whole === link ? link : whole);
  return { addressFor: (subId) => (uuid.test(subId) ? parts.join(subId) : tag(subId)) };
}

/** Many plans are remembered at once, most of them of this kind: it holds one text and nothing else. */
function always(address: string): OutboundPlan {
  return { addressFor: () => address };
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function addressOf(link: string): string {
  return readWebUrl(link)?.href ?? link;
}
