import ts from 'typescript';
import type { Workspace } from './read-workspace';

const forms = {
  du: /(?<!\p{L})(?:[Dd]u|[Dd]ir|[Dd]ich|[Dd]eine?[mnrs]?)(?!\p{L})/u,
  Sie: /(?<!\p{L})(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u,
};

/** Forms of address that German texts must avoid, by their readers. The first matching row applies. */
const avoided: readonly (readonly [
  files: RegExp,
  readers: string,
  forms: readonly (keyof typeof forms)[],
])[] = [
  [/^apps\/(shopper|browser-extension)\//, 'shoppers', ['Sie']],
  [/^apps\/api\/src\/modules\/(alerts|notifications|redirects)\//, 'shoppers', ['Sie']],
  [/\/shipping-rule-words\.ts$/, 'merchants and admins', ['du']],
  [/\/german-failures-for-consoles\.ts$/, 'merchants and admins', ['du']],
  [/^libs\/web\/(account-forms|ui-kit|web-shell)\//, 'shoppers and merchants alike', ['du', 'Sie']],
  [/\/german-mails-for-shoppers\.ts$/, 'shoppers', ['Sie']],
  [/\/german-mails-for-merchants\.ts$/, 'merchants', ['du']],
  [/^apps\/api\/src\/modules\/identity\//, 'shoppers and merchants alike', ['du', 'Sie']],
  [/^(apps|libs\/web)\//, 'merchants and admins', ['du']],
];

export function addressProblems(workspace: Workspace): readonly string[] {
  return workspace.files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const [, readers, wrongForms] = avoided.find(([files]) => files.test(file)) ?? [];
      const text = wrongForms === undefined ? '' : workspace.read(file);
      return (wrongForms ?? []).flatMap((form) =>
        !forms[form].test(text)
          ? []
          : textsIn(text)
              .filter((each) => forms[form].test(each))
              .map((each) => `${file}: "${each}" uses ${form}, but is for ${readers}`),
      );
    });
}

function textsIn(source: string): readonly string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      texts.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.tsx', source, ts.ScriptTarget.ES2022, true, ts.ScriptKind.TSX));
  return texts;
}
