export type { AppConfig, AppOrigins } from './app-config';
export { appElement } from './app-element';
export { AppSite } from './app-site';
export type { AppSiteProps, SiteBeginning } from './app-site';
export {
  beginningLanguage,
  displayLocale,
  openApiOnce,
  readConfig,
  readOrigins,
} from './browser-environment';
export { ErrorBoundary } from './error-boundary';
export type { ErrorBoundaryProps } from './error-boundary';
export { followServerSentEvents } from './follow-events';
export type { FollowEvents, StreamHandlers, StreamedEvent } from './follow-events';
export { framedRoutes } from './framed-routes';
export {
  keepLanguage,
  languageNames,
  languageOf,
  languages,
  localeWithin,
  readKeptLanguage,
} from './language';
export type { Language } from './language';
export { LanguageChoice } from './language-choice';
export { useLanguage } from './language-provider';
export type { SharedWords, SpokenLanguage } from './language-provider';
export { lazyRoute } from './lazy-route';
export { openOnce } from './open-once';
export { OtherAppLink } from './other-app-link';
export type { OtherAppLinkProps } from './other-app-link';
export { OtherAppRedirect } from './other-app-redirect';
export type { OtherAppRedirectProps } from './other-app-redirect';
export { ownerOfPath } from './owner-of-path';
export { PageTitle } from './page-title';
export { PlainFrame } from './plain-frame';
export type { PlainFrameProps } from './plain-frame';
export { isWorthRetrying } from './retry-policy';
export { RouteErrorBoundary } from './route-error-boundary';
export { RouteFocus } from './route-focus';
export { showApp } from './show-app';
export type { AppParts } from './show-app';
export { englishShellMessages } from './messages/english';
export type { ShellMessages } from './messages/english';
export { germanShellMessages } from './messages/german';
export { ShellMessagesContext, useShellMessages } from './messages/use-shell-messages';
export { oneOf, useAddressQuery } from './use-address-query';
export type { ChangeQuery } from './use-address-query';
export { useRefusalWatch } from './use-refusal-watch';
