import { privacy as english } from '../messages/english/privacy';
import { privacy as german } from '../messages/german/privacy';
import { useLanguage } from '@pricehunt/web-shell';
import { ProsePage } from './prose-page';

/** The page at /privacy. */
export function Privacy() {
  const { language } = useLanguage();
  return <ProsePage prose={language === 'de' ? german : english} />;
}
