import { createHash } from 'node:crypto';

/** 8 bytes per id: 16 MiB for a million, with a collision probability of 3 in 100 million. */
export class SeenIds {
  #table = new Uint32Array(2 * slotsAtFirst);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get byteLength(): number {
    return this.#table.byteLength;
  }

  add(id: string): boolean {
    const hash = createHash('sha256').update(id).digest();
    if (!put(this.#table, hash.readUInt32LE(0), hash.readUInt32LE(4) || 1)) return false;
    this.#size += 1;
    if (this.#size * 4 > this.#table.length) this.#grow();
    return true;
  }

  #grow(): void {
    const wider = new Uint32Array(this.#table.length * 2);
    for (let at = 0; at < this.#table.length; at += 2) {
      const high = this.#table[at + 1] ?? 0;
      if (high !== 0) put(wider, this.#table[at] ?? 0, high);
    }
    this.#table = wider;
  }
}

const slotsAtFirst = 1_024;

/** A slot is two words. A high word of zero marks it as free. */
function put(table: Uint32Array, low: number, high: number): boolean {
  const mask = table.length / 2 - 1;
  for (let slot = low & mask; ; slot = (slot + 1) & mask) {
    const at = slot * 2;
    if (table[at + 1] === 0) {
      table[at] = low;
      table[at + 1] = high;
      return true;
    }
    if (table[at] === low && table[at + 1] === high) return false;
  }
}
