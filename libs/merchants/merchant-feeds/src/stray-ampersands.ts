/** What stands for a bare ampersand between `StrayAmpersands` and the reader of the text: a character that Unicode keeps for such use. */
export const strayAmpersand = '\ufdd0';

/** Longer names of entities are not looked for. */
const heldLengthMax = 40;
const bareAmpersands = /&(?!(?:#\d{1,8}|#x[\da-f]{1,8}|[a-z][a-z\d]{0,30});)/gi;
const cdataOpen = '<![CDATA[';
const cdataClose = ']]>';

/**
 * Marks the ampersands of an XML text that begin no entity, as in links that were not escaped: a parser would take all that follows,
 * up to the next semicolon, for a name. Within CDATA an ampersand is a character like any other. The text comes out the
 * same wherever its pieces are cut; what may go on in the next piece is held back.
 */
export class StrayAmpersands {
  #held = '';
  #isInCdata = false;

  /** This piece with its bare ampersands marked, less what is held back, after what was held back before. */
  push(text: string): string {
    const whole = this.#held + text;
    const cut = cutBefore(whole);
    this.#held = whole.slice(cut);
    return this.#marked(whole.slice(0, cut));
  }

  /** What is still held back at the end of the file. */
  end(): string {
    const held = this.#held;
    this.#held = '';
    return this.#marked(held);
  }

  #marked(text: string): string {
    if (!this.#isInCdata && !text.includes('&') && !text.includes(cdataOpen)) return text;
    let marked = '';
    for (let from = 0; from < text.length;) {
      const border = text.indexOf(this.#isInCdata ? cdataClose : cdataOpen, from);
      const to = border === -1 ? text.length : border + (this.#isInCdata ? cdataClose : cdataOpen).length;
      const part = text.slice(from, to);
      marked += this.#isInCdata ? part : part.replace(bareAmpersands, strayAmpersand);
      if (border !== -1) this.#isInCdata = !this.#isInCdata;
      from = to;
    }
    return marked;
  }
}

/** Where the text can be cut so that no entity and no border of a CDATA section is cut in two. */
function cutBefore(text: string): number {
  const tail = text.slice(-heldLengthMax);
  const ampersand = tail.lastIndexOf('&');
  const open = ampersand !== -1 && !tail.includes(';', ampersand) ? ampersand : tail.length;
  const border = /(?:<(?:!(?:\[(?:C(?:D(?:A(?:T(?:A)?)?)?)?)?)?)?|\]\]?)$/.exec(tail)?.index ?? tail.length;
  return text.length - tail.length + Math.min(open, border);
}
