// What the packages export, with the doc comment of each name: read from the sources, by a TypeScript that has its API.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { root } from './pages.mjs';

const ts = createRequire(join(root, 'compat/typescript-5.9/package.json'))('typescript');

/** Where people import from → its file. */
export const ENTRIES = {
  cardloom: 'engine/src/index.ts',
  '@cardloom/parts': 'parts/src/index.ts',
  '@cardloom/parts/present': 'parts/src/present/index.ts',
  '@cardloom/cards': 'cards/src/index.ts',
  '@cardloom/testkit': 'testkit/src/index.ts',
  '@cardloom/bots': 'bots/src/index.ts',
  '@cardloom/games': 'games/src/index.ts',
  '@cardloom/protocol': 'protocol/src/index.ts',
  '@cardloom/host': 'host/src/index.ts',
  '@cardloom/client': 'client/src/index.ts',
  '@cardloom/server': 'server/src/index.ts',
  '@cardloom/server/conformance': 'server/src/conformance/index.ts',
  '@cardloom/server/thread': 'server/src/thread/index.ts',
  '@cardloom/react': 'react/src/index.ts',
  '@cardloom/cli': 'cli/src/main.ts',
  'create-cardloom': 'create-cardloom/src/index.ts',
};

/** `{ from, name, isValue, sentence, examples }` for every exported name. */
export function exportedNames() {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.test.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const program = ts.createProgram(
    Object.values(ENTRIES).map((path) => join(root, 'packages', path)),
    options,
  );
  const checker = program.getTypeChecker();
  return Object.entries(ENTRIES).flatMap(([from, path]) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(join(root, 'packages', path)));
    return checker.getExportsOfModule(module).map((found) => {
      const symbol = found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
      const comment = ts.displayPartsToString(symbol.getDocumentationComment(checker));
      const tagged = symbol
        .getJsDocTags(checker)
        .filter((tag) => tag.name === 'example')
        .map((tag) => ts.displayPartsToString(tag.text));
      return {
        from,
        name: found.name,
        isValue: (symbol.flags & ts.SymbolFlags.Value) !== 0,
        sentence: comment.replace(/```[\s\S]*?```/g, '').trim(),
        examples: [...tagged, ...[...comment.matchAll(/```tsx?\n([\s\S]*?)```/g)].map(([, code]) => code)],
      };
    });
  });
}

/** All examples of all names; a name that several packages export has its examples once. */
export function examplesOf(names) {
  const seen = new Set();
  return names.flatMap(({ from, name, isValue, examples }) =>
    examples.flatMap((code, at) => {
      const key = `${name} ${code}`;
      if (seen.has(key)) return [];
      seen.add(key);
      // some names differ in nothing but a capital, which is not enough for every file system
      const file = [from.replaceAll(/\W+/g, '-'), isValue ? 'value' : 'type', name, at].join('-');
      return [{ from, name, code, file }];
    }),
  );
}

/** `package#type` → the name of the same package in whose example the type is to be seen: its own, or another's. */
export function shownTypes(names) {
  const used = new Map(names.flatMap(({ examples }) => examples.map((code) => [code, namesIn(code).used])));
  const shown = new Map();
  for (const { from, name, isValue, examples } of names) {
    if (isValue) continue;
    const by =
      examples.length > 0
        ? name
        : names.find((one) => one.from === from && one.examples.some((code) => used.get(code).has(name)))?.name;
    if (by !== undefined) shown.set(`${from}#${name}`, by);
  }
  return shown;
}

/** The names that stand in an example and are not declared there; the diagnostics if it is no program but a part of one. */
export function namesIn(code) {
  const { diagnostics } = ts.transpileModule(code, {
    reportDiagnostics: true,
    fileName: 'example.tsx',
    compilerOptions: { jsx: 1 },
  });
  const file = ts.createSourceFile('example.tsx', code, ts.ScriptTarget.Latest, true);
  const used = new Set();
  const declared = new Set();
  const imported = new Set();
  const visit = (node) => {
    if (ts.isIdentifier(node) && isDeclared(node)) {
      declared.add(node.text);
      if (ts.isImportSpecifier(node.parent)) imported.add(node.text);
    } else if (ts.isIdentifier(node) && isReference(node)) used.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return {
    problems: diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
    used,
    imported,
    free: [...used].filter((name) => !declared.has(name)),
  };
}

/** Whether this is where something gets its name. */
const isDeclared = (node) => {
  const { parent } = node;
  const names =
    ts.isVariableDeclaration(parent) ||
    ts.isParameter(parent) ||
    ts.isBindingElement(parent) ||
    ts.isFunctionDeclaration(parent) ||
    ts.isInterfaceDeclaration(parent) ||
    ts.isTypeAliasDeclaration(parent) ||
    ts.isTypeParameterDeclaration(parent) ||
    ts.isImportSpecifier(parent) ||
    ts.isImportClause(parent) ||
    ts.isNamespaceImport(parent);
  return names && parent.name === node;
};

function isReference(node) {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isJsxOpeningLikeElement(parent) || ts.isJsxClosingElement(parent)) return /^[A-Z]/.test(node.text);
  if (ts.isMetaProperty(parent)) return false;
  if (ts.isQualifiedName(parent)) return parent.left === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  return !(ts.isPropertySignature(parent) || ts.isMethodDeclaration(parent) || ts.isJsxAttribute(parent));
}
