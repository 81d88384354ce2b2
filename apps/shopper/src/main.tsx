import { applyKeptTheme } from '@pricehunt/ui-kit';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { languageOf, readKeptLanguage } from './messages/language';
import { englishPack, loadLanguage } from './messages/language-pack';
import type { LanguagePack } from './messages/language-pack';

applyKeptTheme();

const element = document.getElementById('root');
if (element === null) throw new Error('index.html has no element with the id "root"');
const root = createRoot(element);
const show = (language: LanguagePack) => {
  root.render(
    <StrictMode>
      <App startsIn={language} />
    </StrictMode>,
  );
};

const wanted = languageOf(readKeptLanguage(), window.navigator.languages);
if (wanted === 'en') show(englishPack);
else void loadLanguage(wanted).then(show, () => show(englishPack));
