import {
  forgetFavorite as forgetFavoriteEndpoint,
  forgetHistory as forgetHistoryEndpoint,
  keepFavorite as keepFavoriteEndpoint,
  keepHistoryEntry,
  listFavorites as listFavoritesEndpoint,
  listHistory as listHistoryEndpoint,
  listShoppingLists as listShoppingListsEndpoint,
  mergeFavorites as mergeFavoritesEndpoint,
  mergeHistory as mergeHistoryEndpoint,
  mergeShoppingLists as mergeShoppingListsEndpoint,
} from '@pricehunt/api-contract/shopper-lists';
import type { FastifyInstance } from 'fastify';
import { placeOf } from '../../access/country-of-request';
import { registerEndpoint } from '../../plugins/contract';
import { shopperOf } from '../../plugins/guard';
import type { Services } from '../../services';
import { removeFavorite, saveFavorite, listFavorites, mergeFavorites } from './favorites';
import { removeHistory, listHistory, mergeHistory } from './history';
import { listShoppingLists, mergeShoppingLists } from './shopping-lists';

export function registerShopperLists(context: FastifyInstance, services: Services): void {
  registerEndpoint(context, listHistoryEndpoint, async ({ query }, request) => ({
    success: true as const,
    ...(await listHistory(services, shopperOf(request).accountId, query)),
  }));
  registerEndpoint(context, keepHistoryEntry, async ({ body }, request) => {
    await mergeHistory(services, shopperOf(request).accountId, { entries: [body.entry] });
    return { success: true as const };
  });
  registerEndpoint(context, forgetHistoryEndpoint, async ({ query }, request) => {
    await removeHistory(services, shopperOf(request).accountId, query.key);
    return { success: true as const };
  });
  registerEndpoint(context, mergeHistoryEndpoint, async ({ body }, request) => {
    const { accountId } = shopperOf(request);
    await mergeHistory(services, accountId, body);
    return { success: true as const, ...(await listHistory(services, accountId)) };
  });
  registerEndpoint(context, listFavoritesEndpoint, async ({ query }, request) => ({
    success: true as const,
    ...(await listFavorites(services, shopperOf(request).accountId, placeOf(query, request), query)),
  }));
  registerEndpoint(context, keepFavoriteEndpoint, async ({ body, query }, request) => ({
    success: true as const,
    favorite: await saveFavorite(
      services,
      shopperOf(request).accountId,
      body.favorite,
      placeOf(query, request),
    ),
  }));
  registerEndpoint(context, forgetFavoriteEndpoint, async ({ query }, request) => {
    await removeFavorite(services, shopperOf(request).accountId, query.key);
    return { success: true as const };
  });
  registerEndpoint(context, mergeFavoritesEndpoint, async ({ body, query }, request) => {
    const { accountId } = shopperOf(request);
    const { refused } = await mergeFavorites(services, accountId, body);
    return {
      success: true as const,
      refused,
      ...(await listFavorites(services, accountId, placeOf(query, request))),
    };
  });
  registerEndpoint(context, listShoppingListsEndpoint, async ({ query }, request) => ({
    success: true as const,
    ...(await listShoppingLists(services, shopperOf(request).accountId, query)),
  }));
  registerEndpoint(context, mergeShoppingListsEndpoint, async ({ body }, request) => {
    const { accountId } = shopperOf(request);
    const { refused } = await mergeShoppingLists(services, accountId, body);
    return { success: true as const, refused, ...(await listShoppingLists(services, accountId)) };
  });
}
