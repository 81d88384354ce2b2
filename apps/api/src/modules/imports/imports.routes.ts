import {
  previewImport as previewEndpoint,
  saveImport as saveEndpoint,
} from '@pricehunt/api-contract/imports';
import type { FastifyInstance } from 'fastify';
import { placeOf } from '../../access/country-of-request';
import { registerEndpoint } from '../../plugins/contract';
import { shopperOf } from '../../plugins/guard';
import { registerNamed } from '../../plugins/register-named';
import type { Services } from '../../services';
import { previewImport } from './preview-import';
import type { ImportTargets } from './import-targets';
import { saveImport } from './save-import';

/** An export of 2 million characters as JSON, escaped. */
const bodyBytesMax = 6 * 1024 * 1024;

export async function registerImports(
  context: FastifyInstance,
  services: Services,
  targets: ImportTargets,
): Promise<void> {
  await registerNamed(context, 'imports', async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.bodyLimit = bodyBytesMax;
    });
    registerEndpoint(scope, previewEndpoint, async ({ body, query }, request) => {
      const { accountId: shopperId } = shopperOf(request);
      const { country } = placeOf(query, request);
      const favorites = await targets.readFavoriteKeys(shopperId);
      const preview = await previewImport(services, favorites, { shopperId, ...body, country });
      return { success: true as const, ...preview };
    });
    registerEndpoint(scope, saveEndpoint, async ({ body, query }, request) => {
      const { country } = placeOf(query, request);
      const { accountId } = shopperOf(request);
      const { entries } = body;
      return {
        success: true as const,
        ...(await saveImport(services, targets, accountId, { entries, country })),
      };
    });
  });
}
