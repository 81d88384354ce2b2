import type { ImportRecord } from './import-record';
import type { ReadRecords } from './tracker-json';

/** One link per line, with a title before it or tags after it, as changedetection.io lists them. Comments start with #. */
export function readLinkLines(text: string): ReadRecords {
  const records = text.split('\n').flatMap((each, place): ImportRecord[] => {
    const line = each.trim();
    if (line === '' || line.startsWith('#')) return [];
    const [link = line] = /https?:\/\/\S+/i.exec(line) ?? [];
    // Up to its last letter or digit before the link, in linear time.
    const [title = ''] = /^.*[^\s\-–|:,;]/.exec(line.slice(0, line.indexOf(link))) ?? [];
    return [{ line: place + 1, fields: new Map(title === '' ? [] : [['title', title]]), links: [link] }];
  });
  return { format: 'links', records, brokenLines: [], isCut: false };
}
