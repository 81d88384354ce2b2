import type { ApiClient } from '@pricehunt/api-client';
import { getInstallation } from '@pricehunt/api-contract/installation';
import { countryCodes } from '@pricehunt/offers';
import type { BrowserApi } from './browser-api';
import { buildButton, buildElement, buildHeader } from './build-element';
import type { Messages } from './messages/english';
import { messagesOf } from './messages/messages';
import { readPlace, readSite, storeCountry, storeSite } from './settings';
import { hostPattern, readSiteAddress } from './site-address';

export interface OptionsViewOptions {
  readonly browser: BrowserApi;
  readonly body: HTMLElement;
  readonly openApi: (site: string) => ApiClient;
  /** In order of preference. */
  readonly languages: readonly string[];
}

/** The settings: the address of the shopper's PriceHunt site, and the shops that are always allowed. */
export async function startOptionsView(options: OptionsViewOptions): Promise<void> {
  const { browser, body } = options;
  const words = messagesOf(browser.i18n.getUILanguage());
  document.documentElement.lang = words.locale;
  document.title = words.options.title;
  const shops = buildElement('section', { class: 'mt-10' });
  const showShops = async () => shops.replaceChildren(...(await buildShops(browser, words, showShops)));
  const main = buildElement(
    'main',
    { class: 'mx-auto max-w-[64ch] p-4 py-10' },
    buildElement('h1', { class: 'text-2xl' }, words.options.title),
    buildAddressForm(options, words, (await readSite(browser)) ?? '', () => void showShops()),
    await buildCountryField(options, words),
    buildElement(
      'section',
      { class: 'mt-10' },
      buildElement('h2', { class: 'mb-3 text-lg' }, words.options.privacyTitle),
      buildElement('p', {}, words.options.privacy),
    ),
    shops,
  );
  body.append(buildHeader('p'), main);
  await showShops();
}

function buildAddressForm(
  { browser, openApi }: OptionsViewOptions,
  words: Messages,
  site: string,
  onSaved: () => void,
): HTMLFormElement {
  const { options } = words;
  const input = buildElement('input', {
    id: 'address',
    type: 'text',
    inputmode: 'url',
    autocomplete: 'url',
    spellcheck: 'false',
    'aria-describedby': 'address-hint address-outcome',
    value: site,
    class: 'block min-h-11 w-full rounded-control border border-line-strong bg-surface px-3',
  });
  const outcome = buildElement('p', { id: 'address-outcome', role: 'status', class: 'mt-2 min-h-6' });
  const say = (text: string, isProblem: boolean) => {
    outcome.textContent = text;
    outcome.className = `mt-2 min-h-6 ${isProblem ? 'text-danger' : 'text-accent'}`;
    input.setAttribute('aria-invalid', String(isProblem));
  };
  input.addEventListener('input', () => {
    const address = readSiteAddress(input.value);
    if (address.kind === 'site') say(options.looksRight(address.origin), false);
    else say(options.problems[address.kind], address.kind !== 'empty');
  });
  const save = async () => {
    const address = readSiteAddress(input.value);
    if (address.kind !== 'site') {
      say(options.problems[address.kind], true);
      input.focus();
      return;
    }
    // First of all: browsers show the question only right after the click.
    const isAllowed = await browser.permissions.request({ origins: [hostPattern(address.origin)] });
    if (!isAllowed) return say(options.problems['no-permission'], true);
    say(options.checking, false);
    try {
      await openApi(address.origin).call(getInstallation, {});
    } catch {
      return say(options.problems['not-found'], true);
    }
    const before = await readSite(browser);
    await storeSite(browser, address.origin);
    if (before !== null && hostPattern(before) !== hostPattern(address.origin)) {
      await browser.permissions.remove({ origins: [hostPattern(before)] });
    }
    input.value = address.origin;
    say(options.connected(address.origin), false);
    onSaved();
  };
  const button = buildButton('primary', options.save, () => undefined);
  button.type = 'submit';
  const form = buildElement(
    'form',
    { class: 'mt-6', novalidate: '' },
    buildElement('label', { for: 'address', class: 'mb-1 block font-semibold' }, options.address),
    buildElement('p', { id: 'address-hint', class: 'mb-2 text-sm text-ink-muted' }, options.addressHint),
    input,
    outcome,
    buildElement('div', { class: 'mt-2' }, button),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void save();
  });
  return form;
}

async function buildCountryField(
  { browser, languages }: OptionsViewOptions,
  { options, locale }: Messages,
): Promise<HTMLElement> {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const countries = countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
  const select = buildElement(
    'select',
    {
      id: 'country',
      'aria-describedby': 'country-hint',
      class: 'block min-h-11 rounded-control border border-line-strong bg-surface px-3',
    },
    ...countries.map(({ code, name }) => buildElement('option', { value: code }, name)),
  );
  select.value = (await readPlace(browser, languages)).country;
  select.addEventListener('change', () => void storeCountry(browser, select.value));
  return buildElement(
    'div',
    { class: 'mt-8' },
    buildElement('label', { for: 'country', class: 'mb-1 block font-semibold' }, options.deliverTo),
    buildElement('p', { id: 'country-hint', class: 'mb-2 text-sm text-ink-muted' }, options.deliverToHint),
    select,
  );
}

async function buildShops(
  browser: BrowserApi,
  words: Messages,
  onChanged: () => Promise<void>,
): Promise<readonly Node[]> {
  const { options } = words;
  const site = await readSite(browser);
  const { origins = [] } = await browser.permissions.getAll();
  const shops = origins.filter((pattern) => site === null || pattern !== hostPattern(site));
  const remove = async (pattern: string) => {
    await browser.permissions.remove({ origins: [pattern] });
    await onChanged();
  };
  const rows = shops.map((pattern) => {
    const host = pattern.replace(/^[^:]+:\/\/|\/\*$/g, '');
    const button = buildButton('plain', options.remove, () => void remove(pattern));
    button.setAttribute('aria-label', options.removeShop(host));
    return buildElement('li', { class: 'flex items-center justify-between gap-3 py-2' }, host, button);
  });
  return [
    buildElement('h2', { class: 'mb-3 text-lg' }, options.shopsTitle),
    rows.length === 0
      ? buildElement('p', { class: 'text-ink-muted' }, options.noShops)
      : buildElement('ul', { class: 'divide-y divide-line border-y border-line' }, ...rows),
  ];
}
