import type { CopyOfWorkspace } from './copy-of-workspace';
import { isRecord } from '../house/read-workspace';

export interface LintFinding {
  readonly file: string;
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}

/** Builds Nx's project graph first: without it ESLint silently skips the boundary rule. */
export function lintCopy(copy: CopyOfWorkspace, paths: readonly string[]): readonly LintFinding[] {
  const graph = copy.run('nx', ['graph', '--file=graph.json']);
  if (graph.code !== 0) throw new Error(`Nx could not read the projects:\n${graph.output}${graph.errors}`);
  const { output, errors } = copy.run('eslint', ['--ext', '.ts,.tsx', '--format', 'json', ...paths]);
  const start = output.indexOf('[{');
  if (output.includes('The rule will be skipped') || start < 0) {
    throw new Error(`ESLint did not lint:\n${output}${errors}`);
  }
  const results: unknown = JSON.parse(output.slice(start));
  return Array.isArray(results) ? results.filter(isRecord).flatMap((result) => findingsOf(copy, result)) : [];
}

function findingsOf(
  copy: CopyOfWorkspace,
  result: Readonly<Record<string, unknown>>,
): readonly LintFinding[] {
  const messages = Array.isArray(result['messages']) ? result['messages'].filter(isRecord) : [];
  return messages.map((message) => ({
    file: String(result['filePath']).slice(copy.root.length + 1),
    line: Number(message['line']),
    rule: String(message['ruleId']),
    message: String(message['message']),
  }));
}
