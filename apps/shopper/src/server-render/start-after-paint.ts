import { repeatEarlyClick } from './early-click';
import { startWhenPainted } from './program-start';

/* Runs before the page is parsed, in one file with the code that applies the stored theme. */
startWhenPainted(window);
repeatEarlyClick(document);
