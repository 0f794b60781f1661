import ts from 'typescript';
import { root } from '../root.mjs';

const ROUTE = /^(Get|Post|Put|Delete)$/;

/** The sources of the interface, with everything that they import. */
export function interfaceSources() {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const controllers = fileNames.filter((name) => /\/apps\/server\/src\/.*\.controller\.ts$/.test(name));
  const queries = fileNames.filter((name) => /\/libs\/projections\/src\/queries\/.*-queries\.ts$/.test(name));
  const program = ts.createProgram([...controllers, ...queries], { ...options, noEmit: true });
  return { program, controllers: controllers.toSorted(), queries: queries.toSorted() };
}

/**
 * What each query and each route of a controller answers, by the name of its operation (`session.standings`,
 * `JournalController_lines`). Routes that write their answer themselves (streams, files, pages) have none.
 * @returns {Map<string, ts.Type>}
 */
export function answerTypes({ program, controllers, queries }) {
  const checker = program.getTypeChecker();
  const answers = new Map();
  for (const name of controllers) {
    ts.forEachChild(program.getSourceFile(name), (node) => {
      if (!ts.isClassDeclaration(node)) return;
      for (const method of node.members.filter(isRoute)) {
        const given = checker.getReturnTypeOfSignature(checker.getSignatureFromDeclaration(method));
        const answer = checker.getAwaitedType(given) ?? given;
        if (!(answer.flags & ts.TypeFlags.Void)) answers.set(operationOf(node, method), answer);
      }
    });
  }
  for (const name of queries) {
    for (const { initializer, name: query } of definitionsIn(program.getSourceFile(name))) {
      const answer = checker.getTypeAtLocation(query).getProperty('answer');
      answers.set(
        textOf(initializer.arguments[0], 'name'),
        checker.getNonNullableType(checker.getTypeOfSymbol(answer)),
      );
    }
  }
  return answers;
}

function isRoute(member) {
  return ts.isMethodDeclaration(member) && decoration(member, ROUTE) !== undefined;
}

/** A decorator's call, by its name. */
function decoration(method, name) {
  return (ts.getDecorators(method) ?? [])
    .map(({ expression }) => expression)
    .find((called) => ts.isCallExpression(called) && name.test(called.expression.getText()));
}

/** The queries that a file defines. */
function definitionsIn(file) {
  return file.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter(({ initializer }) => initializer && ts.isCallExpression(initializer))
    .filter(({ initializer }) => initializer.expression.getText() === 'defineQuery');
}

/** As the document calls it: by the name that it says, otherwise by controller and method. */
function operationOf(controller, method) {
  const [described] = decoration(method, /^ApiOperation$/)?.arguments ?? [];
  const said = described && textOf(described, 'operationId');
  return said ?? `${controller.name.text}_${method.name.text}`;
}

/** The text that an object in the source has under a name. */
function textOf(described, name) {
  return described.properties.find((property) => property.name.getText() === name)?.initializer.text;
}
