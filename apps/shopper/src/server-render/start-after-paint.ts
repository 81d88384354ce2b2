import { startWhenPainted } from './program-start';

/* Runs before a page is read, in one file with what shows the kept theme. */
startWhenPainted(window);
