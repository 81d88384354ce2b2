import { privacy as english } from '../messages/english/privacy';
import { privacy as german } from '../messages/german/privacy';
import { useLanguage } from '@pricehunt/web-shell';
import { ProsePage } from './prose-page';

export function Privacy() {
  const { language } = useLanguage();
  return <ProsePage prose={language === 'de' ? german : english} />;
}
