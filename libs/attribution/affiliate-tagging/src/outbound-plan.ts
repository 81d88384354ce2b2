import { readWebUrl } from '@pricehunt/product-links';
import { tagOutboundLink } from './tag-outbound-link';
import type { TaggingContext } from './tag-outbound-link';

/** A link that is tagged except for the click's sub-id. */
export interface OutboundPlan {
  addressFor(subId: string): string;
}

/** As long as a real sub-id (UUID), so that networks truncate neither. */
const standIn = '00000000-face-7000-8000-00000000face';

/** Tags a link once for many clicks. `addressFor` returns the same as tagOutboundLink. Sub-ids other than UUIDs are tagged each time. */
export function planOutboundLink(link: string, context: Omit<TaggingContext, 'subId'>): OutboundPlan {
  const tag = (subId: string) => addressOf(tagOutboundLink(link, { ...context, subId }).link);
  if (link.includes(standIn)) return { addressFor: tag };
  const parts = tag(standIn).split(standIn);
  const [whole = link] = parts;
  if (parts.length === 1) return always(whole === link ? link : whole);
  return { addressFor: (subId) => (uuid.test(subId) ? parts.join(subId) : tag(subId)) };
}

/** Most cached plans are of this kind, so it holds only one text. */
function always(address: string): OutboundPlan {
  return { addressFor: () => address };
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

function addressOf(link: string): string {
  return readWebUrl(link)?.href ?? link;
}
