import { applyStoredTheme } from './theme-choice';

/* A script of its own that runs before the page is parsed, so that the theme never flashes. */
applyStoredTheme();
