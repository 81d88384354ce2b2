import Fastify from 'fastify';
import { sendCsv } from './send-csv';

async function* rows() {
  yield ['Sony \u202eexe.gpj\u2069', 3];
}

it('removes invisible and direction-changing characters from titles', async () => {
  const app = Fastify();
  app.get('/', (_request, reply) => sendCsv(reply, 'titles.csv', rows()));

  const answer = await app.inject('/');

  expect(answer.body.trim()).toBe('Sony exe.gpj,3');
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
});
