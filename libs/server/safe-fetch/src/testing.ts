export { scriptedWeb } from './scripted-web';
export type { ScriptedAnswer, ScriptedCall, ScriptedPages, ScriptedWeb } from './scripted-web';
export { steppedClock } from './stepped-clock';
export type { SteppedClock } from './stepped-clock';
