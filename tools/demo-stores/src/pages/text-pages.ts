import { looks } from '../looks/every-look';
import type { Store } from '../shops/store';
import { escapeHtml } from './escape-html';
import { page } from './page';
import { phrases } from './phrases';
import { printedPrice } from './printed-price';

export function aboutPage(store: Store): string {
  const { profile } = store;
  const heading = phrases[profile.language].about;
  const story = looks[profile.id].story.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('');
  return page(store, {
    title: heading,
    main: `<div class="text"><h1>${escapeHtml(heading)}</h1>${story}</div>`,
  });
}

export function shippingPage(store: Store): string {
  const { profile } = store;
  const says = phrases[profile.language];
  const money = (amountMinor: number) => printedPrice(profile, { amountMinor, currency: profile.currency });
  const lines =
    profile.shippingMinor === 0
      ? [says.freeDelivery]
      : [
          says.delivery(money(profile.shippingMinor)),
          ...(profile.freeShippingFromMinor === null
            ? []
            : [says.freeFrom(money(profile.freeShippingFromMinor))]),
        ];
  const countries = new Intl.DisplayNames(profile.language, { type: 'region' });
  const abroad = Object.entries(profile.abroad).map(
    ([country, costMinor]) =>
      `${countries.of(country) ?? country}: ${costMinor === null ? says.notDelivered : money(costMinor)}`,
  );
  const items = [...lines, ...abroad].map((line) => `<li>${escapeHtml(line)}</li>`).join('');
  return page(store, {
    title: says.shipping,
    main: `<div class="text"><h1>${escapeHtml(says.shipping)}</h1><ul>${items}</ul></div>`,
  });
}

export function notFoundPage(store: Store): string {
  const says = phrases[store.profile.language];
  return page(store, {
    title: says.notFound,
    main: `<div class="text"><h1>${escapeHtml(says.notFound)}</h1><p><a class="go" href="/">${escapeHtml(says.home)}</a></p></div>`,
  });
}
