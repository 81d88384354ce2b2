import { tableLine } from '@pricehunt/merchant-feeds';
import { visibleText } from '@pricehunt/offers';
import type { WrittenNumber } from '@pricehunt/merchant-feeds';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';

export type CsvValue = string | number | boolean | WrittenNumber | null;

export function sendCsv(
  reply: FastifyReply,
  name: string,
  rows: AsyncIterable<readonly CsvValue[]>,
): FastifyReply {
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(linesOf(rows)));
}

async function* linesOf(rows: AsyncIterable<readonly CsvValue[]>): AsyncGenerator<string> {
  for await (const row of rows) {
    yield visibleText(tableLine(row.map(written), ','));
  }
}

function written(value: CsvValue): string | WrittenNumber {
  if (typeof value === 'number') return { number: String(value) };
  return value !== null && typeof value === 'object' ? value : String(value ?? '');
}
