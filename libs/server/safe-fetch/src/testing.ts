export { scriptedWeb } from './scripted-web';
export type { ScriptedAnswer, ScriptedCall, ScriptedPages } from './scripted-web';
