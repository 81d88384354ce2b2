import {
  closeStatements,
  decideCommission,
  downloadAdminStatement,
  getAdminStatement,
  listAdminStatements,
} from '@pricehunt/api-contract/commission';
import type { FastifyInstance } from 'fastify';
import { registerEndpoint, registerRawEndpoint } from '../../plugins/contract';
import { Refusal } from '../../answers/refusal';
import { sendCsv } from '../../answers/send-csv';
import type { Services } from '../../services';
import { closeMonth } from './close-statements';
import { fileNameOf, statementAnswer } from './commission.routes';
import { decideCommissions } from './decide-commission';
import { readStatement, readStatements, statementView } from './read-statements';
import { statementRows } from './statement-rows';

const done = { success: true } as const;

export function registerAdminCommission(app: FastifyInstance, services: Services): void {
  const { storage, now } = services;
  const known = async (businessId: string) => {
    const business = await storage.businesses.findBusiness(businessId);
    if (business === null) throw new Refusal('business.not-found');
    return { id: business.id, name: business.name };
  };
  registerEndpoint(app, listAdminStatements, async ({ params: { businessId } }) => {
    const business = await known(businessId);
    const statements = await readStatements(storage, businessId, now());
    return { ...done, business, items: statements.map(statementView) };
  });
  registerEndpoint(app, getAdminStatement, async ({ params, query }) => {
    await known(params.businessId);
    return statementAnswer(services, await readStatement(services, params), query.cursor, true);
  });
  registerRawEndpoint(app, downloadAdminStatement, async ({ params }, _request, reply) => {
    await known(params.businessId);
    const statement = await readStatement(services, params);
    return sendCsv(reply, fileNameOf(statement), statementRows(storage, statement));
  });
  registerEndpoint(app, closeStatements, async ({ params }, request) => {
    const closed = await closeMonth(services, request, params);
    return { ...done, items: closed.map(statementView) };
  });
  registerEndpoint(app, decideCommission, async ({ params, body }, request) => {
    return { ...done, ...(await decideCommissions(services, request, params.businessId, body)) };
  });
}
