import { startWhenPainted } from './program-start';

/* Runs before a page is read, in one file with the code that shows the stored theme. */
startWhenPainted(window);
