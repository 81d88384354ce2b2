import {
  alertRuleSchema,
  askToConfirmAlert,
  askToStopAlert,
  confirmAlert as confirmEndpoint,
  previewAlert,
  requestAlertByEmail,
  stopAlert as stopEndpoint,
} from '@pricehunt/api-contract/alerts';
import type { AlertRuleView } from '@pricehunt/api-contract/alerts';
import {
  requestSearchAlertByEmail,
  simulateSearchAlert as simulateSearchEndpoint,
} from '@pricehunt/api-contract/search-alerts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { placeOf } from '../../access/country-of-request';
import { registerEndpoint, registerRawEndpoint } from '../../plugins/contract';
import { registerNamed } from '../../plugins/register-named';
import { pageLanguageOf, plainPagePolicy } from '../../answers/plain-page';
import { Refusal } from '../../answers/refusal';
import type { Services } from '../../services';
import {
  confirmAlert,
  confirmSearchAlert,
  readConfirmation,
  requestAlert,
  requestSearchAlert,
} from './alert-by-email';
import { requireCurrency } from './create-alert';
import { startPage, startedPage, startedSearchPage } from './confirm-page';
import { searchName } from './search-alert-view';
import { simulateOnHistory } from './simulate-alert';
import { findAlertToStop, stopAlert } from './stop-alert';
import { simulateSearchAlert } from './simulate-search-alert';
import { confirmationPage, gonePage, stoppedPage } from './stop-page';

/** As an alert accepts. */
const shopsMax = 20;

export function registerPublicAlerts(context: FastifyInstance, services: Services): void {
  registerEndpoint(context, previewAlert, async ({ params, query }, request) => ({
    success: true as const,
    simulation: await simulateOnHistory(services, params.id, {
      rule: ruleOf(query),
      currency: query.currency,
      country: placeOf(query, request).country,
      shippingCounted: query.shippingCounted === 'true',
      condition: query.condition,
      shops: query.shops?.split(',').slice(0, shopsMax) ?? null,
    }),
  }));
  registerEndpoint(context, simulateSearchEndpoint, async ({ body }, request) => {
    requireCurrency(body.currency);
    const { country } = placeOf(body, request);
    return { success: true as const, simulation: await simulateSearchAlert(services, { ...body, country }) };
  });
  registerEndpoint(context, requestAlertByEmail, async ({ body }, request) => {
    const country = placeOf(body, request).country;
    const wanted = { ...body, ...(country === null ? {} : { country }) };
    await requestAlert(services, wanted, { address: request.ip });
    return { success: true as const, email: body.email };
  });
  registerEndpoint(context, requestSearchAlertByEmail, async ({ body }, request) => {
    const country = placeOf(body, request).country;
    const wanted = { ...body, ...(country === null ? {} : { country }) };
    await requestSearchAlert(services, wanted, { address: request.ip });
    return { success: true as const, email: body.email };
  });
  // Separate context: e-mail programs post forms (RFC 8058), which other endpoints don't accept.
  void registerNamed(context, 'alert-forms', async (forms) => {
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data']) {
      forms.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 4_096 }, (_request, _body, done) =>
        done(null),
      );
    }
    registerRawEndpoint(forms, askToConfirmAlert, async ({ query }, { headers }, reply) => {
      const wanted = readConfirmation(services, query.token);
      const language = pageLanguageOf(headers);
      const isSearch = 'search' in wanted;
      const title = isSearch
        ? searchName(wanted.search, language)
        : ((await services.storage.products.findProduct(wanted.productId))?.title ?? '');
      const facts = { title, email: wanted.email, token: query.token ?? '', isSearch };
      return sendPage(reply, startPage(language, facts));
    });
    registerRawEndpoint(forms, confirmEndpoint, async ({ query }, { headers }, reply) => {
      const wanted = readConfirmation(services, query.token);
      const language = pageLanguageOf(headers);
      if ('search' in wanted) {
        const { matchCount } = await confirmSearchAlert(services, wanted);
        return sendPage(reply, startedSearchPage(language, matchCount ?? 0));
      }
      const { alert, hasFired } = await confirmAlert(services, wanted);
      return sendPage(reply, startedPage(language, { productId: alert.product.id, hasFired }));
    });
    registerRawEndpoint(forms, askToStopAlert, async ({ query }, { headers }, reply) => {
      const language = pageLanguageOf(headers);
      const alert = await findAlertToStop(services, query.token);
      if (alert === null) return sendPage(reply, gonePage(language));
      if (alert.isPaused) return sendPage(reply, stoppedPage(language));
      return sendPage(reply, confirmationPage(language, alert.nameIn(language), query.token ?? ''));
    });
    registerRawEndpoint(forms, stopEndpoint, async ({ query }, { headers }, reply) => {
      const pageOf = { stopped: stoppedPage, gone: gonePage }[await stopAlert(services, query.token)];
      return sendPage(reply, pageOf(pageLanguageOf(headers)));
    });
  });
}

function ruleOf({
  kind,
  targetMinor,
  percent,
  against,
  days,
}: {
  readonly kind: AlertRuleView['kind'];
  readonly targetMinor?: number | undefined;
  readonly percent?: number | undefined;
  readonly against?: 'creation' | 'median-30' | undefined;
  readonly days?: number | undefined;
}): AlertRuleView {
  const given = Object.entries({ kind, targetMinor, percent, against, days }).filter(
    ([, value]) => value !== undefined,
  );
  const parsed = alertRuleSchema.safeParse(Object.fromEntries(given));
  if (parsed.success) return parsed.data;
  throw new Refusal('request.invalid', {
    fields: parsed.error.issues.map(({ path, message }) => ({ path: path.join('.') || 'kind', message })),
  });
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply
    .headers({
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': plainPagePolicy("'self'"),
    })
    .type('text/html; charset=utf-8')
    .send(html);
}
