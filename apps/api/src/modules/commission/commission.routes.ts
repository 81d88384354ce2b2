import { downloadStatement, getStatement, listStatements } from '@pricehunt/api-contract/commission';
import type { StatementPlace } from '@pricehunt/storage';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { cursorOf, readCursor } from '../../answers/list-cursor';
import { pageOf, partOf } from '../../answers/list-page';
import { ownBusiness } from '../../merchant-domains/own-business';
import { registerEndpoint, registerRawEndpoint } from '../../plugins/contract';
import { Refusal } from '../../answers/refusal';
import { sendCsv } from '../../answers/send-csv';
import type { Needs, Services } from '../../services';
import {
  readStatement,
  readStatementLines,
  readStatements,
  statementIdOf,
  statementView,
} from './read-statements';
import type { Statement } from './read-statements';
import { statementRows } from './statement-rows';

const done = { success: true } as const;
const linesOfAPage = 200;
const placeSchema = z.object({ placedAt: z.string(), orderId: z.string() });

export function registerCommission(context: FastifyInstance, services: Services): void {
  const { storage, now } = services;
  registerEndpoint(context, listStatements, async ({ query }, request) => {
    const { businessId } = ownBusiness(request);
    const statements = (await readStatements(storage, businessId, now())).map(statementView);
    return { ...done, ...partOf('statements', statements, ({ id }) => id, query) };
  });
  registerEndpoint(context, getStatement, async ({ params, query }, request) => {
    const { businessId } = ownBusiness(request);
    const statement = await readStatement(services, { businessId, ...params });
    return statementAnswer(services, statement, query.cursor, false);
  });
  registerRawEndpoint(context, downloadStatement, async ({ params }, request, reply) => {
    const { businessId } = ownBusiness(request);
    const statement = await readStatement(services, { businessId, ...params });
    return sendCsv(reply, fileNameOf(statement), statementRows(storage, statement));
  });
}

export function fileNameOf(statement: Statement): string {
  return `commission-${statementIdOf(statement)}.csv`;
}

export async function statementAnswer(
  { storage }: Needs<'storage'>,
  statement: Statement,
  cursor: string | undefined,
  isForAdmin: boolean,
) {
  const list = `statement ${statementIdOf(statement)}`;
  const after = readCursor(cursor, list, placeSchema);
  const lines = await readStatementLines(storage, statement, { after, limit: linesOfAPage + 1 }, isForAdmin);
  const cursorOfLine = ({ placedAt, orderId }: StatementPlace) => cursorOf(list, { placedAt, orderId });
  const { page, nextCursor } = pageOf(lines, cursorOfLine, linesOfAPage);
  const business = await storage.businesses.findBusiness(statement.businessId);
  if (business === null) throw new Refusal('business.not-found');
  return {
    ...done,
    business: { id: business.id, name: business.name },
    statement: statementView(statement),
    items: [...page],
    nextCursor,
  };
}
