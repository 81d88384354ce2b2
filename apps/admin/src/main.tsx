import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { languageOf, readKeptLanguage } from '@pricehunt/web-shell';
import { englishPack, loadLanguage } from './messages/language-pack';
import type { LanguagePack } from './messages/language-pack';

const element = document.getElementById('root');
if (element === null) throw new Error('index.html has no element with the id "root"');
const root = createRoot(element);

const show = (startsIn: LanguagePack) =>
  root.render(
    <StrictMode>
      <App startsIn={startsIn} />
    </StrictMode>,
  );

void loadLanguage(languageOf(readKeptLanguage(), window.navigator.languages)).then(show, () =>
  show(englishPack),
);
