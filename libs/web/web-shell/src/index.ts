export type { AppConfig, AppOrigins } from './app-config';
export {
  beginningLanguage,
  displayLocale,
  openApiOnce,
  openUpload,
  readConfig,
  readOrigins,
} from './browser-environment';
export { AppRoutes } from './app-routes';
export { createWebApp } from './create-web-app';
export { ErrorBoundary } from './error-boundary';
export { followServerSentEvents } from './follow-events';
export type { FollowEvents, StreamHandlers, StreamedEvent } from './follow-events';
export { framedRoutes } from './framed-routes';
export {
  addressInLanguage,
  languageInAddress,
  languageOf,
  languages,
  localeWithin,
  readStoredLanguage,
} from './language';
export type { Language } from './language';
export { LanguageChoice } from './language-choice';
export { languagePacks } from './language-packs';
export type { MessagesPack } from './language-packs';
export { useLanguage } from './language-provider';
export type { SharedWords } from './language-provider';
export { lazyRoute } from './lazy-route';
export { NotFoundPage } from './not-found-page';
export { openOnce } from './open-once';
export { OptionalPart } from './optional-part';
export { OtherAppLink } from './other-app-link';
export { OtherAppRedirect } from './other-app-redirect';
export { ownerOfPath } from './owner-of-path';
export { PageTitle } from './page-title';
export { PlainFrame } from './plain-frame';
export { isWorthRetrying } from './retry-policy';
export { RouteFocus } from './route-focus';
export { staysInPlace } from './scroll-places';
export { englishShellMessages } from './messages/english';
export { germanShellMessages } from './messages/german';
export { oneOf, useAddressQuery } from './use-address-query';
export type { ChangeQuery } from './use-address-query';
export { useRefusalWatch } from './use-refusal-watch';
