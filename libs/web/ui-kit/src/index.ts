export { AppFrame } from './app-frame';
export type { AppFrameProps } from './app-frame';
export { Button, ButtonLink } from './button';
export type { ButtonLinkProps, ButtonProps } from './button';
export { Chip, ChoiceChip } from './chip';
export type { ChipProps, ChoiceChipProps } from './chip';
export { ConsoleFrame } from './console-frame';
export type { ConsoleFrameProps, ConsoleNavigationItem } from './console-frame';
export { Disclosure } from './disclosure';
export type { DisclosureProps } from './disclosure';
export { DisplayLocale, useDisplayLocale } from './display-locale';
export { EmptyState } from './empty-state';
export type { EmptyStateProps } from './empty-state';
export { ErrorFallback } from './error-fallback';
export type { ErrorFallbackProps } from './error-fallback';
export { CheckboxField, Field, SelectField, TextAreaField, TextField } from './field';
export type {
  CheckboxFieldProps,
  FieldParts,
  SelectFieldProps,
  TextAreaFieldProps,
  TextFieldProps,
} from './field';
export { Form } from './form';
export type { FormProps } from './form';
export type { NavigationItem } from './frame-navigation';
export { Notice } from './notice';
export type { NoticeProps } from './notice';
export { PageHeader } from './page-header';
export type { PageHeaderProps } from './page-header';
export { Amount, Price } from './price';
export type { PriceProps } from './price';
export { PriceDifference } from './price-difference';
export type { PriceDifferenceProps } from './price-difference';
export { DefaultSkeleton, LandingSkeleton, SkeletonBlock, SkeletonGroup } from './skeleton';
export { contentId } from './skip-link';
export { applyKeptTheme, chooseTheme, readThemeChoice, themeChoices } from './theme-choice';
export type { ThemeChoice } from './theme-choice';
export { SegmentedChoice } from './segmented-choice';
export type { SegmentedChoiceProps } from './segmented-choice';
export { ThemeToggle } from './theme-toggle';
export { WordMark } from './word-mark';
export type { WordMarkProps } from './word-mark';
export { Dialog } from './dialog';
export type { DialogProps } from './dialog';
export { Menu } from './menu';
export type { MenuItem, MenuProps } from './menu';
export { OfferTable } from './offer-table';
export type { OfferRow, OfferTableProps } from './offer-table';
export { useOfferWords } from './offer-words';
export type { OfferWords } from './offer-words';
export { PriceHistoryChart } from './price-history-chart';
export type { PriceHistoryChartProps } from './price-history-chart';
export { ProductTile } from './product-tile';
export type { ProductTileProps } from './product-tile';
export { SourceProgress } from './source-progress';
export type { SourceProgressProps, SourceStanding } from './source-progress';
export { Sparkline } from './sparkline';
export type { SparklineProps } from './sparkline';
export { Tabs } from './tabs';
export type { Tab, TabsProps } from './tabs';
export { figureOf, useFigures } from './figure';
export type { Figure } from './figure';
export { englishKitMessages } from './messages/english';
export type { KitMessages } from './messages/english';
export { germanKitMessages } from './messages/german';
export { KitMessagesContext, useKitMessages } from './messages/use-kit-messages';
