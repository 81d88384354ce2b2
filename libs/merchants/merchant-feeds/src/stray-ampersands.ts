/** A noncharacter that stands for a bare ampersand. */
export const strayAmpersand = '\ufdd0';

/** Entities have shorter names. */
const heldLengthMax = 40;
const bareAmpersands = /&(?!(?:#\d{1,8}|#x[\da-f]{1,8}|[a-z][a-z\d]{0,30});)/gi;
const cdataOpen = '<![CDATA[';
const cdataClose = ']]>';

/** Marks ampersands outside CDATA that start no entity: parsers would read on to the next semicolon. */
export class StrayAmpersands {
  #held = '';
  #isInCdata = false;

  /** Returns the chunk with marks, holding back an incomplete end. */
  push(text: string): string {
    const whole = this.#held + text;
    const cut = cutBefore(whole);
    this.#held = whole.slice(cut);
    return this.#marked(whole.slice(0, cut));
  }

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

/** Where to cut without splitting an entity or CDATA border. */
function cutBefore(text: string): number {
  const tail = text.slice(-heldLengthMax);
  const ampersand = tail.lastIndexOf('&');
  const open = ampersand !== -1 && !tail.includes(';', ampersand) ? ampersand : tail.length;
  const border = /(?:<(?:!(?:\[(?:C(?:D(?:A(?:T(?:A)?)?)?)?)?)?)?|\]\]?)$/.exec(tail)?.index ?? tail.length;
  return text.length - tail.length + Math.min(open, border);
}
