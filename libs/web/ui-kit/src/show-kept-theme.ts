import { applyKeptTheme } from './theme-choice';

/* A program of its own: the build runs it before the rest of a page is read, so that no page is painted twice. */
applyKeptTheme();
