import { rankingExplained as english } from '../messages/english/ranking-explained';
import { rankingExplained as german } from '../messages/german/ranking-explained';
import { useLanguage } from '@pricehunt/web-shell';
import { ProsePage } from './prose-page';

export function RankingExplained() {
  const { language } = useLanguage();
  return <ProsePage prose={language === 'de' ? german : english} />;
}
